import type { OwnComponents } from '#transforms/lesson/components.ts';
import type { SvgElement } from '#transforms/svg/parse-svg.ts';
import type { YamlText } from '#transforms/yaml-path/yaml-text.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { LessonYaml, SharedYaml } from '#model/schema/lesson.ts';
import type { Pins } from '#model/schema/pins.ts';
import type { Provenance } from '#model/schema/provenance.ts';
import type { WorkshopYaml } from '#model/schema/workshop.ts';
import type { GlossaryTerm, Manifest } from '#model/types.ts';
import type { SourceFile } from './files.ts';
import type { TranslationLock } from './lock.ts';
import type { OwnComponentsSources } from './own-components.ts';
import type { Picture } from './pictures.ts';
import type { Prose } from './prose.ts';
import type { YamlFile } from './yaml-file.ts';

/**
 * All of the content as its files have it: read, parsed, fitting its schemas, constants filled in. What could not be is
 * undefined or left out, and `diagnostics` say why. Nothing is judged yet.
 */
export interface Sources {
  /** Absolute path of the project. */
  root: string;
  /** Every file that was looked for, by its path from the root. */
  files: ReadonlyMap<string, SourceFile>;
  /** Of the folder of all workshops; each workshop and lesson has its own. */
  diagnostics: readonly Diagnostic[];
  workshops: readonly WorkshopSources[];
  /** What lessons may use besides the components of Readyroom. */
  ownComponents: OwnComponentsSources;
}

/** What the lessons of a workshop depend on: the same object as long as none of it changes. */
export interface WorkshopContext {
  source: string;
  locales: readonly string[];
  constants: Readonly<Record<string, string>>;
  variables: NonNullable<WorkshopYaml['variables']>;
  presetVariables: readonly string[];
  reasons: NonNullable<WorkshopYaml['reasons']>;
  /** Of Kubernetes; the first is the one that outputs are of where they do not say it. */
  versions: readonly string[];
  environments: NonNullable<WorkshopYaml['environments']>;
  /** The components of the project; undefined where what declares them cannot be used. */
  ownComponents: OwnComponents | undefined;
}

export interface WorkshopSources {
  /** Folder name. */
  name: string;
  /** Absolute path. */
  folder: string;
  /** The folders in it, which should be its lessons. */
  folders: readonly string[];
  yaml: YamlFile;
  /** As it is written. */
  written: WorkshopYaml;
  /** Constants filled in. */
  data: Omit<WorkshopYaml, 'constants'>;
  context: WorkshopContext;
  constants: WorkshopContext['constants'];
  glossary: Glossary;
  /** What its lessons have in common; undefined where there is none, or it cannot be read. */
  shared: SharedStructure | undefined;
  /** Of the words of workshop.yaml and of the glossary. */
  lock: TranslationLock;
  /** What runs have proved. */
  provenance: Provenance;
  /** The files in `public/` of the project, by path from there; undefined where there is no such folder. */
  published: readonly string[] | undefined;
  /** The files that commands download, as they were found. */
  pins: Pins;
  /** In the order of workshop.yaml. */
  lessons: readonly LessonSources[];
  diagnostics: readonly Diagnostic[];
}

/** The terms of a workshop in the order of glossary.yaml, and the file they stand in; a workshop need not have one. */
export interface Glossary {
  yaml: YamlFile | undefined;
  terms: readonly GlossaryTerm[];
}

/** shared.yaml. */
export interface SharedStructure {
  yaml: YamlFile;
  /** As it is written. */
  written: SharedYaml;
}

/**
 * The same object as long as none of its files changes. All texts are those of one moment, but for the files that lesson.yaml names; what
 * is made of them is made when it is looked at.
 */
export interface LessonSources {
  name: string;
  /** Absolute path. */
  folder: string;
  /** The names in the folder. */
  names: readonly string[];
  context: WorkshopContext;
  /** lesson.yaml alone, which is known before any prose is parsed. */
  structure: LessonStructure;
  /** lesson.yaml, where it is one, with what the lesson uses of shared.yaml. */
  yaml: YamlFile | undefined;
  /** As it is written; undefined where `yaml` is. */
  written: LessonYaml | undefined;
  /** Constants filled in; undefined where `yaml` is. */
  data: LessonYaml | undefined;
  /** What of `data` stands in shared.yaml: "commands get-pods". */
  shared: ReadonlySet<string>;
  manifests: readonly ManifestSource[];
  drawings: readonly DrawingSource[];
  /** In the order of the workshop's locales. */
  proses: readonly Prose[];
  /** The pictures that the prose shows, by path from the root. */
  pictures: ReadonlyMap<string, Picture>;
  lock: TranslationLock;
  /** What was read for it. */
  files: readonly SourceFile[];
  /** Whether the files that lesson.yaml names were read yet. */
  isRead(): boolean;
  diagnostics: readonly Diagnostic[];
}

/** lesson.yaml as it stands there. Each is undefined where it cannot be used. */
export interface LessonStructure {
  yaml: YamlFile | undefined;
  written: LessonYaml | undefined;
  /** Constants filled in. */
  data: LessonYaml | undefined;
}

/** Whether the build leaves a lesson out: its author still writes it. */
export const isDraft = ({ data }: LessonSources): boolean => data?.draft ?? false;

export interface ManifestSource extends Manifest {
  id: string;
  /** From the project's root. */
  path: string;
  /** It may have errors. */
  yaml: YamlText;
}

export interface DrawingSource {
  id: string;
  /** From the folder of the lesson. */
  file: string;
  source: SourceFile;
  root: SvgElement;
}
