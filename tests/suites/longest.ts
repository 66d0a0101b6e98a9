import { globSync } from 'node:fs';
import type { Changes } from './changes.ts';
import { root } from './command.ts';

/** What clusters really printed, held against what our workshops say that they print. */
const aboutRecorded =
  /^(?:src\/(?:runner|checker\/(?!kinds\/)|model\/prove\/)|content\/calico\/|tests\/(?:fixtures\/printed\/|unit\/(?:content\/our-workshops\.ts$|runner\/compare\/)))/;

/**
 * The unit tests that take three quarters of the time, since they start processes or try thousands of texts, and which changes
 * concern them besides those of their own folder. They import much more than they are about, so the graph of modules
 * would nearly always take them along.
 */
const concernedBy: Readonly<Record<string, RegExp>> = {
  'tests/unit/runner/run':
    /^(?:(?:src\/(?:runner|cli\/(?:run|script))|tests\/fixtures\/run)\/|tests\/unit\/runner\/scripted-kubectl\.ts$)/,
  'tests/unit/runner/session': /^src\/runner\//,
  'tests/unit/runner/learn': /^src\/(?:runner|serve|cli\/learn)\//,
  'tests/unit/runner/compare': aboutRecorded,
  'tests/unit/runner/record': aboutRecorded,
  'tests/unit/runner/known-secrets.test.ts': /^src\/(?:runner|masking|cli\/run)\//,
  'tests/unit/scaffold/workflow.test.ts':
    /^(?:(?:templates\/workflow|\.github\/workflows|tests\/fixtures\/(?:run|workflow)|src\/(?:runner|scaffold|cli\/(?:new|run)))\/|tests\/unit\/runner\/scripted-kubectl\.ts$)/,
  'tests/unit/recorder': /^src\/(?:recorder|cli\/record)\//,
  'tests/unit/cli/record.test.ts': /^(?:src\/(?:recorder|cli\/record)|tests\/unit\/recorder)\//,
  'tests/unit/cli/import.test.ts':
    /^(?:src\/(?:importer|cli\/(?:import|touched-lessons|write-stage))|tests\/fixtures\/import)/,
  'tests/unit/cli/import':
    /^(?:src\/(?:importer|refactor|cli\/(?:import|refactor|touched-lessons|write-stage))|tests\/fixtures\/import)/,
  'tests/unit/cli/mistakes':
    /^(?:src\/(?:model|transforms|cli\/lint)|tests\/fixtures\/helm-course)\//,
  'tests/unit/model/problems.test.ts':
    /^(?:src\/(?:model|transforms)\/|tests\/unit\/model\/(?:broken\/|written-content\.ts$))/,
  'tests/unit/model/parse-ahead.test.ts':
    /^(?:src\/(?:model\/load|transforms)|tests\/fixtures\/many-lessons)\/|^tests\/bench\/many-lessons\.ts$/,
  'tests/unit/cli/refactor.test.ts':
    /^(?:src\/(?:refactor|model\/schema\/references\.ts|cli\/refactor\/)|tests\/unit\/model\/written-content\.ts)/,
  'tests/unit/cli/publish.test.ts':
    /^(?:src\/(?:publish|cli\/publish)|templates\/project\/_github)\//,
  'tests/unit/cli/completion.test.ts': /^src\/cli\//,
  'tests/unit/cli/process.test.ts': /^src\/cli\//,
  'tests/unit/importer': /^(?:src\/importer|tests\/fixtures\/importer)\//,
  // What is very long is long in its lines, whatever kinds of objects they tell of.
  'tests/unit/checker/very-long.test.ts': /^src\/checker\/(?!kinds\/)/,
  'tests/unit/checker/prints': /^(?:src\/checker\/|tests\/unit\/checker\/pasted\.ts$)/,
  'tests/unit/i18n/add-locale.test.ts': /^(?:src\/i18n\/|build\/)/,
  'tests/unit/import-table.test.ts': /^(?:import-table|lint-circles|eslint\.config)\.js$/,
};

/** What every test depends on: the packages, how tests are run, and what many of them import from elsewhere. */
const concernsAll =
  /^(?:package(?:-lock)?\.json|vitest\.config\.ts|tests\/unit\/(?:patiently|seed|cli\/fake-io)\.ts)$/;

/** What stands in the folder of each of them belongs to it: the test itself, and what it imports from there. */
const isOwn = (file: string, place: string): boolean =>
  file === place || file.startsWith(`${place}/`);

/**
 * The folders and files of tests that no change concerns.
 * @throws Error where a place of the table is none any more: its tests would run again, and nobody would know why
 */
export function longestUnconcerned({ files }: Changes): readonly string[] {
  const gone = Object.keys(concernedBy).filter(
    (place) => globSync(place, { cwd: root }).length < 1,
  );
  if (gone.length > 0)
    throw new Error(`tests/suites/longest.ts names what is not there: ${gone.join(', ')}`);
  if (files.some((file) => concernsAll.test(file))) return [];
  return Object.entries(concernedBy)
    .filter(([place, about]) => !files.some((file) => about.test(file) || isOwn(file, place)))
    .map(([place]) => place);
}
