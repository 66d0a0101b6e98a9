import { withDefaults } from './api/defaults.ts';
import type { KubeObject, Taint } from './objects.ts';
import type { NewObject, Store } from './store.ts';

/** What stands in a cluster that kubeadm has just made: nodes without a network, and the Pods of kube-system. */
export function furnish(store: Store, nodes: readonly string[], version: string): void {
  const make = (plural: string, object: NewObject): KubeObject =>
    store.create(plural, withDefaults(store.resource(plural), object));
  for (const name of ['default', 'kube-node-lease', 'kube-public', 'kube-system'])
    make('namespaces', { metadata: { name } });
  const made = nodes.map((name, index) => make('nodes', node(name, index, version)));
  const [first] = made;
  if (first)
    for (const name of ['etcd', 'kube-apiserver', 'kube-controller-manager', 'kube-scheduler'])
      make('pods', staticPod(name, first));
  make('services', {
    metadata: { name: 'kubernetes', namespace: 'default' },
    spec: { clusterIP: '10.96.0.1', ports: [{ name: 'https', port: 443 }] },
  });
  make('services', {
    metadata: { name: 'kube-dns', namespace: 'kube-system', labels: { 'k8s-app': 'kube-dns' } },
    spec: {
      clusterIP: '10.96.0.10',
      selector: { 'k8s-app': 'kube-dns' },
      ports: [{ name: 'dns', port: 53, protocol: 'UDP' }],
    },
  });
  make('daemonsets', {
    ...workload('kube-proxy', 'kube-proxy'),
    spec: {
      selector: { matchLabels: { 'k8s-app': 'kube-proxy' } },
      template: {
        metadata: { labels: { 'k8s-app': 'kube-proxy' } },
        spec: {
          hostNetwork: true,
          nodeSelector: { 'kubernetes.io/os': 'linux' },
          tolerations: [{ operator: 'Exists' }],
          containers: [{ name: 'kube-proxy', image: `registry.k8s.io/kube-proxy:${version}` }],
        },
      },
    },
  });
  make('deployments', {
    ...workload('coredns', 'kube-dns'),
    spec: {
      replicas: 2,
      selector: { matchLabels: { 'k8s-app': 'kube-dns' } },
      template: {
        metadata: { labels: { 'k8s-app': 'kube-dns' } },
        spec: {
          tolerations: [{ key: 'node-role.kubernetes.io/control-plane', effect: 'NoSchedule' }],
          containers: [{ name: 'coredns', image: 'registry.k8s.io/coredns/coredns:v1.13.1' }],
        },
      },
    },
  });
}

const workload = (name: string, app: string): NewObject => ({
  metadata: { name, namespace: 'kube-system', labels: { 'k8s-app': app } },
});

const controlPlane = 'node-role.kubernetes.io/control-plane';

function node(name: string, index: number, version: string): NewObject {
  const taints: Taint[] = index === 0 ? [{ key: controlPlane, effect: 'NoSchedule' }] : [];
  return {
    metadata: {
      name,
      labels: {
        'kubernetes.io/arch': 'amd64',
        'kubernetes.io/hostname': name,
        'kubernetes.io/os': 'linux',
        ...(index === 0 ? { [controlPlane]: '' } : {}),
      },
    },
    spec: { podCIDR: `192.168.${String(index)}.0/24`, ...(taints.length > 0 ? { taints } : {}) },
    status: {
      addresses: [
        { type: 'InternalIP', address: `172.18.0.${String(index + 2)}` },
        { type: 'Hostname', address: name },
      ],
      capacity: { cpu: '2', memory: '4Gi', pods: '110' },
      allocatable: { cpu: '2', memory: '4Gi', pods: '110' },
      conditions: [],
      nodeInfo: {
        kubeletVersion: version,
        osImage: 'Debian GNU/Linux 13 (trixie)',
        kernelVersion: '6.8.0',
        containerRuntimeVersion: 'containerd://2.2.0',
        operatingSystem: 'linux',
        architecture: 'amd64',
        machineID: '',
        systemUUID: '',
        bootID: '',
        kubeProxyVersion: '',
      },
    },
  };
}

const staticPod = (name: string, { apiVersion, kind, metadata }: KubeObject): NewObject => ({
  metadata: {
    name: `${name}-${metadata.name}`,
    namespace: 'kube-system',
    labels: { component: name, tier: 'control-plane' },
    ownerReferences: [{ apiVersion, kind, name: metadata.name, uid: metadata.uid }],
  },
  spec: {
    hostNetwork: true,
    nodeName: metadata.name,
    tolerations: [{ operator: 'Exists', effect: 'NoExecute' }],
    containers: [{ name, image: `registry.k8s.io/${name}:stand-in` }],
  },
});
