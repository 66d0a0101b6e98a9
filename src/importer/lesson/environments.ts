import type { LessonYaml } from '#model/schema/lesson.ts';

/** Where the commands show that they run: where they say, anywhere there is a cluster, or any terminal. */
export function environmentsOf(commands: string): LessonYaml['environments'] {
  if (commands === '') return ['reading'];
  if (/(?:^|[\s;&|(`])(?:eksctl|aws) /.test(commands)) return ['eks'];
  if (/\bminikube start\b/.test(commands)) return ['minikube'];
  if (/\bkind create cluster\b/.test(commands)) return ['kind'];
  if (/\bk3d cluster create\b/.test(commands)) return ['k3d'];
  if (/\bkubeadm (?:init|join)\b/.test(commands)) return ['kubeadm'];
  if (/\bgcloud container\b/.test(commands)) return ['gke'];
  if (/\baz aks\b/.test(commands)) return ['aks'];
  if (!/(?:^|[\s;&|(`])(?:kubectl|kubectl-\S+|helm|calicoctl|oc|k) /.test(commands))
    return ['terminal'];
  return ['kind', 'minikube', 'kubeadm'];
}
