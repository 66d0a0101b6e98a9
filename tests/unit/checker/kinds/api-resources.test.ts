import { describe, expect, test } from 'vitest';
import { records } from '#checker/kinds/index.ts';
import { pluralOf } from '#checker/kinds/names-of-kinds.ts';
import { scenes } from '../recorded.ts';

/** One line of `kubectl api-resources`. */
interface Resource {
  name: string;
  shortNames: readonly string[];
  group: string;
  namespaced: boolean;
  kind: string;
}

/** What `kubectl api-resources` printed: SHORTNAMES may be empty, so cells are cut where the header's columns begin. */
function resourcesIn(text: string): Resource[] {
  const [header = '', ...lines] = text.trimEnd().split('\n');
  const starts = ['NAME', 'SHORTNAMES', 'APIVERSION', 'NAMESPACED', 'KIND'].map((column) =>
    header.indexOf(column),
  );
  return lines.map((line) => {
    const [name = '', shortNames = '', version = '', namespaced, kind = ''] = starts.map(
      (start, index) => line.slice(start, starts[index + 1]).trim(),
    );
    return {
      name,
      shortNames: shortNames === '' ? [] : shortNames.split(','),
      group: version.includes('/') ? version.replace(/\/.*/, '') : '',
      namespaced: namespaced === 'true',
      kind,
    };
  });
}

/** Of API servers 1.20 and 1.34 with Calico and its operator. */
const recorded = scenes.flatMap(({ outputs }) =>
  outputs
    .filter(({ command }) => command.startsWith('kubectl api-resources'))
    .flatMap(({ text }) => resourcesIn(text)),
);

/**
 * Of definitions that no recorded server had: Gateway API 1.4 standard channel, cert-manager 1.19, Flux 2.7, Argo CD 3.1,
 * Cluster API 1.11, Argo Rollouts 1.8, the Prometheus operator and Istio, each by the `spec.names` and `spec.scope` of its
 * CustomResourceDefinition; of the API server of Calico 3.31, and of ResourceClaims in Kubernetes 1.34.
 */
const defined = resourcesIn(`\
NAME                  SHORTNAMES        APIVERSION                             NAMESPACED   KIND
gatewayclasses        gc                gateway.networking.k8s.io/v1           false        GatewayClass
gateways              gtw               gateway.networking.k8s.io/v1           true         Gateway
httproutes                              gateway.networking.k8s.io/v1           true         HTTPRoute
certificates          cert,certs        cert-manager.io/v1                     true         Certificate
certificaterequests   cr,crs            cert-manager.io/v1                     true         CertificateRequest
issuers                                 cert-manager.io/v1                     true         Issuer
clusterissuers                          cert-manager.io/v1                     false        ClusterIssuer
kustomizations        ks                kustomize.toolkit.fluxcd.io/v1         true         Kustomization
helmreleases          hr                helm.toolkit.fluxcd.io/v2              true         HelmRelease
gitrepositories       gitrepo           source.toolkit.fluxcd.io/v1            true         GitRepository
applications          app,apps          argoproj.io/v1alpha1                   true         Application
rollouts              ro                argoproj.io/v1alpha1                   true         Rollout
clusters              cl                cluster.x-k8s.io/v1beta2               true         Cluster
resourceclaims                          resource.k8s.io/v1                     true         ResourceClaim
bgpconfigurations                       projectcalico.org/v3                   false        BGPConfiguration
bgppeers                                projectcalico.org/v3                   false        BGPPeer
felixconfigurations                     projectcalico.org/v3                   false        FelixConfiguration
globalnetworkpolicies gnp               projectcalico.org/v3                   false        GlobalNetworkPolicy
globalnetworksets                       projectcalico.org/v3                   false        GlobalNetworkSet
ippools                                 projectcalico.org/v3                   false        IPPool
tiers                                   projectcalico.org/v3                   false        Tier
servicemonitors       smon              monitoring.coreos.com/v1               true         ServiceMonitor
virtualservices       vs                networking.istio.io/v1                 true         VirtualService
`);

const resources = [...recorded, ...defined];

const sameKind = (resource: Resource) =>
  records.find(({ kind, group }) => kind === resource.kind && group === resource.group);

describe('a record names its kind as the API server does', () => {
  const known = new Map(resources.map((each) => [`${each.kind} of "${each.group}"`, each]));
  const tried = [...known].filter(([, each]) => sameKind(each) !== undefined);

  test.each(tried)('%s', (_, resource) => {
    const record = sameKind(resource);
    expect([record && pluralOf(record), record?.clusterScoped === true]).toEqual([
      resource.name,
      !resource.namespaced,
    ]);
    expect(record?.shortNames ?? []).toEqual(expect.arrayContaining([...resource.shortNames]));
  });

  test('and every record is among them', () => {
    const unseen = records.filter(
      (record) => !resources.some((resource) => sameKind(resource) === record),
    );
    expect(unseen.map(({ kind }) => kind).toSorted()).toEqual([]);
  });
});
