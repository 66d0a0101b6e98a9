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
  // A mention is no installation.
  ['# install with helm\nhelm install x', ['helm']],
  ['kubectl get pods -l app=jq -o json | jq .', ['kubectl', 'jq']],
  ['kubectl apply -f calicoctl.yaml\ncalicoctl version', ['kubectl', 'calicoctl']],
  ['echo "now jq"\njq .', ['echo', 'jq']],
  ['echo "function jq"; # jq()\njq .', ['echo', 'jq']],
  ['helm install jq ./chart\njq .', ['helm', 'jq']],
  ['curl -s https://jq.example/ | grep jq\njq .', ['curl', 'grep', 'jq']],
  ['curl -O https://x.example/calicoctl.yaml\ncalicoctl version', ['curl', 'calicoctl']],
  ['function kubectl-x { true; }\nkubectl get pods', ['true', 'kubectl']],
  ['apt-cache search jq\njq .', ['apt-cache', 'jq']],
  // What makes a program does not need it.
  ['curl -fsSL https://x.example/get-helm-3 | bash\nhelm list', ['curl', 'bash']],
  [
    'curl -fsSL https://x.example/helm.tgz | sudo tar xz -C /usr/local/bin\nhelm list',
    ['curl', 'sudo'],
  ],
  ['wget https://x.example/kind\nkind version', ['wget']],
  ['curl -L https://x.example/download > kind\nchmod +x kind\nkind version', ['curl', 'chmod']],
  ['sudo -E install -m 755 linux/jq /usr/local/bin/jq\njq .', ['sudo']],
  ['go install sigs.k8s.io/kind@v0.20.0\nkind version', ['go']],
  [
    'for t in kind helm; do curl -Lo $t https://x.example/$t; done\nhelm list\nkind version',
    ['curl'],
  ],
  ['ab_c () { true; }\nab_c', ['true']],
])('before %j begins, %j have to be here', (text, programs) => {
  expect(programsNeeded(text)).toEqual(programs);
});
