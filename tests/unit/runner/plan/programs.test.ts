import { expect, test } from 'vitest';
import { programsNeeded } from '#runner/plan/programs.ts';

test.each([
  ['kubectl get pods | jq . | sort', ['kubectl', 'jq', 'sort']],
  ['probe() { nc -z web 80; }; probe', ['nc']],
  ['function probe { nc -z web 80; }\nprobe', ['nc']],
  ["alias k=kubectl\nalias kn='kubectl -n lab'\nk get pods\nkn get pods", ['alias']],
  ['sudo apt-get install -y jq\njq --version', ['sudo']],
  [
    'curl -Lo kind https://kind.example/kind\nchmod +x kind && mv kind /usr/local/bin/\nkind create cluster',
    ['curl', 'chmod', 'mv'],
  ],
  ['source <(kubectl completion bash)\n__start_kubectl', ['source', 'kubectl']],
  ['export PATH="$PWD/bin:$PATH"\ncalicoctl version', ['export']],
  ['PATH=$PWD:$PATH\ncalicoctl version', []],
  ['helm list\nhelm status web', ['helm']],
  ['my-helm get; helm list', ['my-helm', 'helm']],
])('before %j begins, %j have to be here', (text, programs) => {
  expect(programsNeeded(text)).toEqual(programs);
});
