import { anchorsOf } from '#transforms/lesson/anchors.ts';
import { nearest } from '#model/diagnostics/nearest.ts';
import { placeOf } from '#model/diagnostics/place.ts';
import type { Prose } from '#model/load/prose.ts';
import { nodesOf } from '#model/load/prose.ts';
import type { Found, Rule } from '#model/lint/rule.ts';
import { addressOf, siteTop, wrongFile } from './file-links.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { isDraft } from '#model/load/sources.ts';
import type { LessonSources, WorkshopSources } from '#model/load/sources.ts';

export const linkTarget: Rule = {
  severity: 'error',
  about:
    'A link within the site that does not work: it leads to a lesson, a page, an id or a file that does not exist, leads to a draft, or begins at the root of the host. Also a reference such as `[words][label]` without the line `[label]: …`. Lessons are linked relative to their own address, which ends with a slash. Files stand in `public/`, which is at the top of the site: `../../../` from a lesson.',
  wrong: {
    lang: 'mdx',
    text: '[the first lesson](/en/calico/first) and [its end](../first.mdx#teh-end)',
  },
  right: { lang: 'mdx', text: '[the first lesson](../first/) and [its end](../first/#the-end)' },
  *find(workshop, all) {
    for (const lesson of workshop.lessons) {
      for (const prose of lesson.proses) {
        for (const { node } of nodesOf(prose)) {
          if (node.type === 'text') yield* danglingIn(node, prose);
          if (node.type !== 'link' || node.url === undefined) continue;
          const wrong = wrongTarget(node.url, { workshop, lesson, prose, all });
          if (wrong !== undefined) yield { place: placeOf(prose.file, node), ...wrong };
        }
      }
    }
  },
};

/**
 * `[words][label]`, which nothing defines: text as it stands. An index is none, `list[0][1]` or `[i][j]`, and so is what its author
 * wrote with backslashes, to have it stand there.
 */
const reference =
  /(?<![\w\]\\])\[(?!\w\]\[\w\])([^[\]\\]+)\]\[([^[\]]*)\]|(?<![\w\]\\])\[\^([^[\]\s]+)\]/;

function* danglingIn(node: LessonNode, { file, text }: Prose): Generator<Found> {
  const { start, end } = node.position ?? {};
  const source = text.slice(start?.offset ?? 0, end?.offset ?? 0);
  const [written, words, label] = reference.exec(source) ?? [];
  if (written === undefined) return;
  yield {
    place: placeOf(file, node),
    message: `${written} would be printed as it stands: nothing says ${words === undefined ? 'what the note is' : 'where it leads'}.`,
    hint:
      words === undefined
        ? `Add a line ${written}: and the words of the note.`
        : `Write [${words}](../other-lesson/), or add a line [${label || words}]: ../other-lesson/`,
  };
}

/** Pages below `/<locale>/<workshop>/` and `/<locale>/` that are no lessons and no workshops. */
const workshopPages = ['glossary', 'print', 'translations'];
const sitePages = ['check', 'offline', 'progress'];

interface From {
  workshop: WorkshopSources;
  lesson: LessonSources;
  prose: Prose;
  all: readonly WorkshopSources[];
}

type Wrong = Pick<Found, 'message' | 'hint'>;

function wrongTarget(url: string, from: From): Wrong | undefined {
  if (/^[a-z][a-z0-9+.-]*:|^\/\/|^\{\{/i.test(url)) return undefined;
  if (url.startsWith('/')) {
    return {
      message: `${url} begins at the root of the host, where the site need not be.`,
      hint: isFile(url)
        ? addressOf(pathOf(url), from.workshop.published ?? [])
        : 'Write the way from this lesson: ../other-lesson/ or ../../other-workshop/.',
    };
  }
  const path = pathOf(url);
  const fragment = url.split('#', 2)[1];
  if (path === '')
    return fragment ? wrongId(fragment, from.lesson, from.workshop, from) : undefined;
  const address = new URL(path, `https://site/${from.workshop.name}/${from.lesson.name}/`);
  const [first = '', second = '', ...rest] = address.pathname.split('/').filter(Boolean);
  if (/\.mdx?$/.test(path)) {
    return {
      message: `${url} is a file. A page has another address.`,
      hint: 'Write the folder of the lesson, with a slash at its end: ../other-lesson/.',
    };
  }
  if (isFile(path)) return wrongFile(url, path, from.lesson, from.workshop);
  if (first === '' || sitePages.includes(first)) return undefined;
  if (path.startsWith(siteTop) && isPublishedFolder(path, from.workshop)) return undefined;
  const workshop = from.all.find(({ name }) => name === first);
  if (workshop === undefined) {
    return nowhere(url, 'workshop', first, from.all);
  }
  if (second === '' || (workshopPages.includes(second) && rest.length === 0)) return undefined;
  const lesson = workshop.lessons.find(({ name }) => name === second);
  // A folder that no list names is told there.
  if (lesson === undefined && workshop.folders.includes(second)) return undefined;
  if (lesson === undefined) return nowhere(url, 'lesson', second, workshop.lessons);
  const [third] = rest;
  if (third !== undefined) {
    const near = nearest(
      third,
      workshop.lessons.map(({ name }) => name),
    );
    return {
      message: `${url} leads nowhere: below a lesson there is no page.`,
      hint: `The way begins in the folder of this lesson: write ../${near ?? 'other-lesson'}/.`,
    };
  }
  if (isDraft(lesson) && !isDraft(from.lesson)) {
    return {
      message: `${url} leads to a draft, which the build leaves out.`,
      hint: `Take the link out until "${second}" is published: it is when its lesson.yaml has no \`draft: true\`.`,
    };
  }
  return fragment ? wrongId(fragment, lesson, workshop, from) : undefined;
}

/** A link without what follows "?" or "#". */
const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? '';

const isFile = (url: string): boolean => /\.[a-z0-9]+$/i.test(pathOf(url));

/** A site of its own in `public/`, such as slides. */
const isPublishedFolder = (path: string, { published = [] }: WorkshopSources): boolean =>
  published.includes(`${path.slice(siteTop.length).replace(/\/$/, '')}/index.html`);

function nowhere(
  url: string,
  what: 'workshop' | 'lesson',
  name: string,
  known: readonly { name: string }[],
): Wrong {
  const names = known.map((each) => each.name);
  const near = nearest(name, names);
  return {
    message: `${url} leads nowhere: there is no ${what} "${name}".`,
    hint: `${near === undefined ? '' : `Did you mean "${near}"? `}The ${what}s there are: ${names.join(', ')}.`,
  };
}

function wrongId(
  fragment: string,
  lesson: LessonSources,
  workshop: WorkshopSources,
  { prose }: From,
): Wrong | undefined {
  const source = lesson.proses.find(({ locale }) => locale === workshop.data.source);
  const own = lesson.proses.find(({ locale }) => locale === prose.locale);
  if (source?.root === undefined) return undefined;
  const ids = [source.root, ...(own?.root === undefined ? [] : [own.root])].flatMap((root) =>
    [...anchorsOf(root).values()].map(({ unit }) => unit),
  );
  const known = new Set(['text', 'intro', 'variables', 'starts-from', ...ids]);
  if (known.has(fragment) || ids.some((id) => fragment.startsWith(`${id}-`))) return undefined;
  const near = nearest(fragment, [...known]);
  return {
    message: `There is no #${fragment} in the lesson "${lesson.name}".`,
    hint: `${near === undefined ? '' : `Did you mean "#${near}"? `}An id is that of a heading, or command-ID, output-ID, check-ID, walk-ID.`,
  };
}
