import { draftOf } from '#importer/drafts/draft.ts';
import {
  isFileName,
  lastPart,
  pathInFirstComment,
  yamlPathsIn,
} from '#importer/text/manifest-file-names.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import { appliedFiles, areMaking, makingLines } from './applied-files.ts';
import { givenPaths } from './given-file-name.ts';

/** What a page has to say of the file of a manifest. */
export interface ManifestFile {
  /** Its name; undefined where the page has none for it, or none that it can have. */
  name?: string;
  /** What the author has to know of its name. */
  unsure?: string;
}

interface Manifest {
  is: 'manifest';
  node: LessonNode;
  yaml: string;
  above: readonly LessonNode[];
  below: LessonNode | undefined;
  /** What the page calls its file. */
  names: readonly string[];
}

interface Commands {
  is: 'commands';
  run: readonly string[];
}

/** Words that tell readers to write a file of their own, or say what one has in it. */
interface Words {
  is: 'words';
  paths: readonly string[];
}

type Part = Manifest | Commands | Words;

interface Naming {
  files: Map<LessonNode, ManifestFile>;
  /** The texts of manifests by the names of their files in lower case. */
  taken: Map<string, string>;
  /** The paths in commands by the names of the files. */
  uses: ReadonlyMap<string, readonly string[]>;
}

/**
 * The files of the manifests of a page: called as the page calls them or, where no command is given such a file, as the next command
 * that applies one calls it, for else that command would not find it.
 */
export function manifestFiles(root: LessonNode): ReadonlyMap<LessonNode, ManifestFile> {
  const parts = partsIn(root);
  const runs = parts.flatMap((part) => (part.is === 'commands' ? part.run : []));
  const uses = Map.groupBy(runs.flatMap(yamlPathsIn), lastPart);
  const naming: Naming = { files: new Map(), taken: new Map(), uses };
  const manifests = parts.filter((part) => part.is === 'manifest');
  const used = new Set(uses.keys());
  for (const [index, each] of parts.entries()) {
    if (each.is !== 'manifest') continue;
    each.names = givenPaths({ ...each, used });
    if (each.names.length === 0) each.names = openedIn(parts[index - 1]);
    const [path] = each.names;
    if (path !== undefined && used.has(lastPart(path))) give(each, path, naming);
  }
  nameAsApplied(parts, naming);
  for (const each of manifests) {
    const [path, other] = each.names;
    if (path === undefined || naming.files.has(each.node)) continue;
    if (other === undefined) give(each, path, naming);
    else
      naming.files.set(each.node, {
        unsure: `The sentence above names several files: ${listed(each.names)}.`,
      });
  }
  return naming.files;
}

/** The file that the last command right above a manifest opens, to write it: `vim boat.yaml`, `cat > boat.yaml`. */
function openedIn(above: Part | undefined): string[] {
  const last = above?.is === 'commands' ? (above.run.at(-1) ?? '') : '';
  return opens.test(last.trim()) ? yamlPathsIn(last) : [];
}

const opens = /^(?:(?:sudo )?(?:vim?|nano|emacs|code|touch)|cat >) ?[^\s|;&<>]+$/;

/** Gives manifests whose files no command finds yet the names that the next command applies. */
function nameAsApplied(parts: readonly Part[], naming: Naming): void {
  const before: string[] = [];
  let waiting: Manifest[] = [];
  const written = new Set<string>();
  for (const part of parts) {
    if (part.is === 'manifest') {
      if (!naming.files.has(part.node)) waiting.push(part);
      continue;
    }
    if (part.is === 'words') {
      // What stands above is no file that readers have yet to write.
      if (waiting.length > 0) for (const path of part.paths) written.add(lastPart(path));
      continue;
    }
    for (const line of makingLines(part.run)) before.push(line);
    for (const path of part.run.flatMap(shownBy)) written.add(lastPart(path));
    for (const applied of appliedFiles(part.run)) {
      if (waiting.length === 0) break;
      nameWaiting(
        waiting,
        applied.filter(
          (path) =>
            yamlPathsIn(path)[0] === path &&
            !naming.taken.has(lastPart(path).toLowerCase()) &&
            !written.has(lastPart(path)) &&
            !areMaking(before, lastPart(path)),
        ),
        naming,
      );
      waiting = [];
    }
  }
}

/** The files that a command shows: whose text is printed below it, no manifest above is. */
const shownBy = (run: string): string[] =>
  /^(?:sudo )?(?:cat|bat|less|more|head)\s[^|;&<>\n]*$/.test(run) ? yamlPathsIn(run) : [];

/** `free`: what a command applies, and no manifest is called. An object of the same name is what is in it. */
function nameWaiting(waiting: readonly Manifest[], free: readonly string[], naming: Naming): void {
  const [path] = free;
  if (path === undefined) return;
  const nameless = waiting.filter(({ names }) => names.length !== 1);
  const stem = lastPart(path).replace(/\.ya?ml$/, '');
  const alike = nameless.filter(({ yaml }) => yaml.split('\n').includes(`  name: ${stem}`));
  const isAlike = alike.length === 1;
  const open = isAlike ? alike : nameless.length > 0 ? nameless : waiting;
  const [only] = open;
  const which = `The next command applies ${listed(free)}, and the page does not say which of its manifests that is.`;
  if (only !== undefined && open.length === 1 && free.length === 1) {
    // What its own first line says is true.
    if (pathInFirstComment(only.yaml) !== undefined) return;
    if (only.names.length === 0 && isOfOther(stem, only.yaml)) {
      const unsure = `The next command applies "${path}", and nothing in this manifest is called so.`;
      naming.files.set(only.node, { unsure });
      return;
    }
    give(only, path, naming);
    const other = `The page calls the file of this manifest ${listed(only.names)}, and the next command applies "${path}".`;
    const unsure =
      only.names.length === 1 ? other : waiting.length > 1 && !isAlike ? which : undefined;
    if (unsure !== undefined)
      naming.files.set(only.node, { ...naming.files.get(only.node), unsure });
    return;
  }
  for (const { node, names } of open) {
    const [name] = names.length === 1 ? names.map(lastPart).filter(isFileName) : [];
    const isFree = name !== undefined && !naming.taken.has(name.toLowerCase());
    if (isFree) naming.taken.set(name.toLowerCase(), '');
    naming.files.set(node, isFree ? { name, unsure: which } : { unsure: which });
  }
}

/** Whether the name of a file says what no word of a manifest says: `busybox-pod` of a Pod of nginx. */
const isOfOther = (stem: string, yaml: string): boolean => {
  const words = stem.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  const own = words.filter((word) => images.has(word));
  return own.length > 0 && !own.some((word) => yaml.toLowerCase().includes(word));
};

/** What images are called that pages start: a file that is called after one is of that. */
const images: ReadonlySet<string> = new Set(
  'alpine apache busybox httpd mariadb memcached mongo mysql nginx postgres rabbitmq redis tomcat ubuntu wordpress'.split(
    ' ',
  ),
);

const listed = (paths: readonly string[]): string => paths.map((path) => `"${path}"`).join(', ');

/** Gives a manifest the name of a path, where a file of the lesson can have it. */
function give({ node, yaml }: Manifest, path: string, { files, taken, uses }: Naming): void {
  const name = lastPart(path);
  const called = `The page calls the file of this manifest "${path}"`;
  if (!isFileName(name)) {
    files.set(node, { unsure: `${called}, which is no name that a file can have as it stands.` });
    return;
  }
  const other = taken.get(name.toLowerCase());
  if (other !== undefined && other !== yaml) {
    files.set(node, { unsure: `${called}, and another manifest of the page, too.` });
    return;
  }
  taken.set(name.toLowerCase(), yaml);
  const places = (uses.get(name) ?? []).map((each) => each.replace(/^\.\//, ''));
  const [place] = places;
  const isFound = place === undefined || places.includes(name);
  const unsure = `A command reads the file of this manifest as "${place ?? ''}", from a folder.`;
  files.set(node, isFound ? { name } : { name, unsure });
}

/** "Write a file `boat.yaml` for the sea", "Créez un fichier `boat.yaml` qui …": what readers write themselves. */
const ownFile =
  /\b(?:writ|creat|écri|cré|escrev|cri[ea])\p{L}*\s(?:an?|une?|uma?|your own)\s(?:\p{L}+\s){0,3}[\w./-]+\.ya?ml\s(?:for|that|which|to|pour|qui|afin|para|que)\b/iu;

/** "The file `boat.yaml` contains the boat", "O arquivo `boat.yaml` contém o barco": what is there already. */
const filledFile =
  /(?:\b(?:files?|arquivos?|archivos?|ficheros?|fichiers?|datei)|文件|檔案)\s?[\w./-]+\.ya?ml\s?(?:\b(?:contains?|holds?|defines?|describes?|contiene|contient|enthält|beschreibt)(?!\p{L})|cont[ée]m(?!\p{L})|包含|定[义義])(?!.*\b(?:above|acima|anterior|arriba|ci-dessus|oben)\b)/iu;

/** The manifests and commands of a page, in the order of reading. */
function partsIn(parent: LessonNode): Part[] {
  const { children = [] } = parent;
  return children.flatMap((node, index): Part[] => {
    const draft = draftOf(node);
    if (node.type === 'paragraph') {
      const words = plainText(node);
      const [path] = ownFile.exec(words) ?? filledFile.exec(words) ?? [];
      return path === undefined ? [] : [{ is: 'words', paths: yamlPathsIn(path) }];
    }
    if (draft === undefined) return partsIn(node);
    if (draft.type === 'command') return [{ is: 'commands', run: draft.run }];
    if (draft.type !== 'manifest') return [];
    const before = children[index - 1];
    const above = [...(node.children ?? []), ...(before?.type === 'paragraph' ? [before] : [])];
    // What stands right above another manifest has become its explanation.
    const after = children[index + 1];
    const below = after?.type === 'paragraph' ? after : undefined;
    return [{ is: 'manifest', node, yaml: draft.text, above, below, names: [] }];
  });
}
