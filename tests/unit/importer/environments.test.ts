import { expect, test } from 'vitest';
import { environmentsOf } from '#importer/lesson/new-lesson.ts';

test.each([
  ['', ['reading']],
  ['git status', ['terminal']],
  ['docker run --rm nginx\nls -l', ['terminal']],
  ['kubectl get pods', ['kind', 'minikube', 'kubeadm']],
  ['helm install web ./chart', ['kind', 'minikube', 'kubeadm']],
  ['kind create cluster\nkubectl get nodes', ['kind']],
  ['k3d cluster create', ['k3d']],
  ['aws eks update-kubeconfig --name x\nkubectl get nodes', ['eks']],
  ['gcloud container clusters get-credentials x', ['gke']],
  ['az aks get-credentials --name x', ['aks']],
])('%j runs on %j', (commands, environments) => {
  expect(environmentsOf(commands)).toEqual(environments);
});
