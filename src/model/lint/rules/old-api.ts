/** API versions that Kubernetes no longer serves, or soon will not. */
import { apiHint, apiUses } from '#model/lint/api-uses.ts';
import type { Rule } from '#model/lint/rule.ts';

export const removedApi: Rule = {
  severity: 'error',
  about:
    'An API version that the Kubernetes of `writtenFor` no longer serves, in a manifest, a here-document or a fence. The learner would get "no matches for kind".',
  wrong: { lang: 'yaml', text: 'apiVersion: extensions/v1beta1\nkind: DaemonSet' },
  right: { lang: 'yaml', text: 'apiVersion: apps/v1\nkind: DaemonSet' },
  *find(workshop) {
    for (const { api, kind, isGone, at } of apiUses(workshop)) {
      if (!isGone || api.removedIn === undefined) continue;
      yield {
        ...at,
        message: `Kubernetes 1.${api.removedIn} no longer serves ${kind} as ${api.apiVersion}.`,
        hint: apiHint(api),
      };
    }
  },
};

export const deprecatedApi: Rule = {
  severity: 'advice',
  about:
    'An API version that is still served but deprecated, or that a later Kubernetes than that of `writtenFor` has removed. The lesson will break one day.',
  wrong: { lang: 'yaml', text: 'apiVersion: v1\nkind: Endpoints' },
  right: { lang: 'yaml', text: 'apiVersion: discovery.k8s.io/v1\nkind: EndpointSlice' },
  *find(workshop) {
    for (const { api, kind, isGone, at } of apiUses(workshop)) {
      if (isGone) continue;
      const when =
        api.removedIn === undefined
          ? `is deprecated`
          : `is no longer served from Kubernetes 1.${api.removedIn} on`;
      yield { ...at, message: `${kind} as ${api.apiVersion} ${when}.`, hint: apiHint(api) };
    }
  },
};
