import { expect, test, vi } from 'vitest';
import { clusterSuite, concernsCluster } from '../suites/cluster.ts';
import { longestUnconcerned } from '../suites/longest.ts';
import { vitestSuite } from '../suites/vitest.ts';

vi.mock('../suites/vitest.ts', () => ({ vitestSuite: vi.fn() }));
vi.mock('../cluster/kubectls.ts', () => ({ fetchKubectls: () => Promise.resolve(undefined) }));

// What `npm test -- --changed` may leave out. The graph of modules does not take along what a test starts as a process, or reads.
const changed = (...files: readonly string[]) => ({ since: 'HEAD', files });

test.each([
  ['src/recorder/steps.ts', 'tests/unit/recorder'],
  ['src/cli/record/run.ts', 'tests/unit/recorder'],
  ['src/cli/record/run.ts', 'tests/unit/cli/record.test.ts'],
  ['tests/unit/recorder/session.ts', 'tests/unit/cli/record.test.ts'],
  ['src/serve/folder-files.ts', 'tests/unit/runner/learn'],
  ['src/cli/new/run.ts', 'tests/unit/scaffold/workflow.test.ts'],
  ['src/model/schema/references.ts', 'tests/unit/cli/refactor.test.ts'],
  ['tests/unit/model/written-content.ts', 'tests/unit/cli/refactor.test.ts'],
  ['templates/project/_github/workflows/pages.yml', 'tests/unit/cli/publish.test.ts'],
  ['tests/unit/checker/pasted.ts', 'tests/unit/checker/prints'],
  ['tests/unit/cli/fake-io.ts', 'tests/unit/cli/import.test.ts'],
  ['src/checker/prints/read.ts', 'tests/unit/runner/compare'],
  ['tests/unit/runner/compare/recorded.ts', 'tests/unit/runner/record'],
  ['content/calico/network-policy/lesson.yaml', 'tests/unit/runner/compare'],
  ['src/model/load/load.ts', 'tests/unit/cli/mistakes'],
  ['tests/fixtures/helm-course/content/helm-course/workshop.yaml', 'tests/unit/cli/mistakes'],
  ['src/cli/refactor/run.ts', 'tests/unit/cli/refactor.test.ts'],
  ['src/cli/refactor/run.ts', 'tests/unit/cli/import'],
  ['src/cli/write-stage.ts', 'tests/unit/cli/import.test.ts'],
  ['tests/bench/many-lessons.ts', 'tests/unit/model/parse-ahead.test.ts'],
  ['tests/unit/model/broken/yaml.ts', 'tests/unit/model/problems.test.ts'],
  ['package-lock.json', 'tests/unit/runner/run'],
])('a change of %s does not leave out %s', (file, place) => {
  expect(longestUnconcerned(changed(file))).not.toContain(place);
});

test('what a change does not concern is left out', () => {
  expect(longestUnconcerned(changed('src/recorder/steps.ts'))).toContain('tests/unit/runner/run');
});

test.each([
  'src/runner/session/session.ts',
  'src/recorder/steps.ts',
  'src/cli/record/run.ts',
  'tests/unit/recorder/typist.ts',
  'tests/fixtures/cluster-lessons/content/demo/workshop.yaml',
])('a change of %s concerns the tests with a real kubectl', (file) => {
  expect(concernsCluster(changed(file))).toBe(true);
});

test('all of them run then: none imports what it starts as a process', async () => {
  const show = 'in the end';
  const changes = changed('src/runner/session/session.ts');
  await clusterSuite(changes, { show, alone: Promise.resolve() });
  expect(vitestSuite).toHaveBeenCalledWith('cluster', undefined, show);
});
