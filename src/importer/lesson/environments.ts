import type { LessonYaml } from '#model/schema/lesson.ts';

type Environments = LessonYaml['environments'];

/** What creates a cluster or names one, by the environment that it is in. */
const ofCluster: readonly (readonly [Environments[number], RegExp])[] = [
  ['eks', /(?:^|[\s;&|(`])(?:eksctl |aws eks |aws-iam-authenticator )/],
  ['minikube', /\bminikube start\b/],
  ['kind', /\bkind create cluster\b/],
  ['k3d', /\bk3d cluster create\b/],
  ['kubeadm', /\bkubeadm (?:init|join)\b/],
  ['gke', /\bgcloud container\b/],
  ['aks', /\baz aks\b/],
];

/** Programs that do nothing without a cluster. */
const asksCluster =
  /(?:^|[\s;&|(`])(?:kubectl|kubectl-\S+|helm|calicoctl|oc|k|tkn|kn|istioctl|linkerd|argocd|flux|stern|kubeseal) /;

/** Clusters that a provider runs: whoever has one uses it in every lesson. */
const managed: readonly (readonly [Environments[number], RegExp])[] = [
  ['eks', /(?:^|[\s;&|(`])(?:eksctl |aws eks )/m],
  ['gke', /\bgcloud container clusters\b/],
  ['aks', /\baz aks\b/],
];

/** The managed cluster that the commands of a workshop are about; undefined where they create another one, too, or none. */
export function clusterOfWorkshop(commands: Iterable<string>): Environments[number] | undefined {
  const found = new Set<Environments[number]>();
  const locals = ofCluster.filter(([name]) => !managed.some(([other]) => other === name));
  for (const command of commands)
    for (const [name, sign] of [...managed, ...locals]) if (sign.test(command)) found.add(name);
  const [only, ...others] = found;
  return others.length === 0 && managed.some(([name]) => name === only) ? only : undefined;
}

/**
 * The environments that a lesson's commands run in: the clusters they create or name, of which a learner takes one, that of the workshop, any cluster, or any
 * terminal.
 */
export function environmentsOf(commands: string, workshop?: Environments[number]): Environments {
  if (commands === '') return ['reading'];
  const named = ofCluster.filter(([, sign]) => sign.test(commands)).map(([name]) => name);
  if (named.length > 0) return named;
  if (!asksCluster.test(commands)) return ['terminal'];
  return workshop === undefined ? ['kind', 'minikube', 'kubeadm'] : [workshop];
}
