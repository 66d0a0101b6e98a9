import { isMap, isScalar, visit } from 'yaml';
import type { Scalar } from 'yaml';
import { retiredApis } from './kubernetes-apis.ts';
import type { RetiredApi } from './kubernetes-apis.ts';
import type { Found } from './rule.ts';
import type { LessonSources, WorkshopSources } from '#model/load/sources.ts';
import { yamlSources } from './yaml-sources.ts';

/** An object of a lesson's YAML whose API version is retired. */
interface ApiUse {
  api: RetiredApi;
  kind: string;
  /** Gone in the Kubernetes the workshop is written for; of an unknown one, in the newest. */
  isGone: boolean;
  at: Pick<Found, 'place' | 'from'>;
}

/** Every retired API version in what the lessons of a workshop show and apply. */
export function apiUses(workshop: WorkshopSources): ApiUse[] {
  const minor = writtenMinor(workshop);
  return workshop.lessons.flatMap((lesson) => usesIn(lesson, minor));
}

function usesIn(lesson: LessonSources, minor: number): ApiUse[] {
  return yamlSources(lesson)
    .filter(({ text }) => text.includes('apiVersion'))
    .flatMap((source) => {
      const { documents, mistakes } = source.parsed();
      if (mistakes.length > 0) return [];
      return documents.flatMap((document) => {
        const uses: ApiUse[] = [];
        visit(document, {
          Map(_, map) {
            const [version, kind] = [map.get('apiVersion', true), map.get('kind')];
            if (!isScalar(version) || typeof kind !== 'string') return;
            const api = retired(version, kind);
            if (api === undefined) return;
            const place = source.placeOf(version.range?.[0] ?? 0);
            const isGone = api.removedIn !== undefined && api.removedIn <= minor;
            uses.push({ api, kind, isGone, at: { place, from: source.from } });
          },
        });
        return isMap(document.contents) ? uses : [];
      });
    });
}

const retired = (version: Scalar, kind: string): RetiredApi | undefined =>
  retiredApis.find(
    ({ apiVersion, kinds }) =>
      apiVersion === version.value && kinds.some((each) => kind === each || kind === `${each}List`),
  );

/** The minor release of `writtenFor: { Kubernetes: '1.36' }`; Infinity where it is not said. */
function writtenMinor({ data }: WorkshopSources): number {
  const written = Object.entries(data.writtenFor ?? {}).find(
    ([name]) => name.toLowerCase() === 'kubernetes',
  );
  const [major, minor] = (written?.[1] ?? '').replace(/^v/, '').split('.', 2);
  return major === '1' && minor !== undefined && Number(minor) >= 0 ? Number(minor) : Infinity;
}

/** What to write in place of a retired API version. */
export function apiHint({ use, note = '' }: RetiredApi): string {
  if (use === undefined) return note;
  const kind = use.kind === undefined ? '' : `, kind ${use.kind}`;
  return `Write apiVersion: ${use.apiVersion}${kind} (since Kubernetes 1.${use.since}). ${note}`.trim();
}
