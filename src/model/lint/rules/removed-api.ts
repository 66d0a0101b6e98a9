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
