import { expect, test } from 'vitest';
import { filesRead } from '#importer/lesson/read-files.ts';

/** The folder of the one who types in most scenarios of Killercoda. */
const home = ['', 'root'].join('/');

test.each([
  [`cat ${home}/sea.yaml`, [`${home}/sea.yaml`]],
  ['cat /etc/boats/sea.yaml', []],
  ['podman kube play pod.yaml', ['pod.yaml']],
  ['oc start-build boats --from-dir=.', ['Dockerfile']],
  ['helm lint .', ['Chart.yaml']],
])('%s reads %j of what the page has to bring', (run, files) => {
  expect(filesRead(run)).toEqual(files);
});
