import { commandsOf } from '#model/lint/commands.ts';
import type { Found, Rule } from '#model/lint/rule.ts';
import { yamlSources } from '#model/lint/yaml-sources.ts';

/** Source: the pages "Well-Known Labels, Annotations and Taints" and "registry.k8s.io" of the Kubernetes documentation. */
const retired: Readonly<Record<string, string>> = {
  'beta.kubernetes.io/os': 'kubernetes.io/os',
  'beta.kubernetes.io/arch': 'kubernetes.io/arch',
  'beta.kubernetes.io/instance-type': 'node.kubernetes.io/instance-type',
  'failure-domain.beta.kubernetes.io/zone': 'topology.kubernetes.io/zone',
  'failure-domain.beta.kubernetes.io/region': 'topology.kubernetes.io/region',
  'node-role.kubernetes.io/master': 'node-role.kubernetes.io/control-plane',
  'scheduler.alpha.kubernetes.io/critical-pod': 'priorityClassName: system-node-critical',
  'kubernetes.io/ingress.class': 'spec.ingressClassName',
  'k8s.gcr.io/': 'registry.k8s.io/',
  'docs.projectcalico.org/': 'docs.tigera.io/calico/',
};

export const retiredName: Rule = {
  severity: 'advice',
  about:
    'A label, an annotation or a registry in a command or a manifest of your own that has another name today. It does nothing any more, or will stop working.',
  wrong: { lang: 'yaml', text: 'image: k8s.gcr.io/pause:3.10' },
  right: { lang: 'yaml', text: 'image: registry.k8s.io/pause:3.10' },
  *find(workshop) {
    for (const command of commandsOf(workshop)) yield* namesIn(command);
    for (const lesson of workshop.lessons) {
      for (const source of yamlSources(lesson)) {
        if (source.kind === 'manifest' && !source.isReduced) yield* namesIn(source);
      }
    }
  },
};

function* namesIn({
  text,
  from,
  placeOf,
}: {
  text: string;
  from: number;
  placeOf(offset: number): Found['place'];
}): Generator<Found> {
  for (const [name, instead] of Object.entries(retired)) {
    const at = text.indexOf(name);
    const before = text[at - 1] ?? ' ';
    if (at === -1 || /[\w.-]/.test(before)) continue;
    yield {
      place: placeOf(at),
      from,
      message: `"${name}" is no longer in use.`,
      hint: `Write "${instead}".`,
    };
  }
}
