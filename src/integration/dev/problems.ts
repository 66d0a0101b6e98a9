import { resolve } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { localeOfPath } from '#i18n/locales.ts';
import { problemsText } from '#model/diagnostics/print.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { LiveContent } from '#integration/live-content.ts';
import { invalidate } from '#integration/stale-modules.ts';
import { editorAddress, excerptOf, problemPage } from './problem-page.ts';
import { textOfFile } from './problem-marks.ts';
import { pageOfProblem, problemsOfPage, proseDespite } from './stopped-pages.ts';

interface Site {
  root: string;
  /** Of the content, from the root. */
  folder: string;
  /** The path of the site. */
  base: string;
}

/** How long after a page its browser has asked for what belongs to it. Milliseconds. */
const SETTLED = 500;
/** How long after the start a page is asked for, if somebody waits for one. Milliseconds. */
const NOBODY_COMES = 3000;

const isShared = (file: string): boolean => /(?:^|\/)(?:shared|components)\.yaml$/.test(file);

/**
 * A mistake stops on the dev server what it is in: a block of a page, or the page where it cannot be made without it. All other
 * pages are there and have it in a bar.
 * The terminal tells all of them, whenever they are other ones: the first time when the first page was answered, which does not
 * wait for the problems of other lessons.
 */
export function devProblems({ root, folder, base }: Site, content: LiveContent): Plugin {
  const top = base.replace(/\/?$/, '/');
  return {
    name: 'readyroom:dev-problems',
    apply: 'serve',
    configureServer: (server) => {
      const { middlewares, config, watcher, ws } = server;
      let last = '';
      const print = async (): Promise<void> => {
        await content.findProblems();
        const { problems } = content.current();
        const text = problemsText(problems);
        if (text !== last && text !== '') config.logger.error(`\n${text}\n`, { timestamp: true });
        if (text !== last && text === '')
          config.logger.info('No problems any more.', { timestamp: true });
        last = text;
      };
      let isPrinted = false;
      let underWay = 0;
      const printFirst = async (): Promise<void> => {
        if (isPrinted || underWay > 0) return;
        isPrinted = true;
        await print();
        // The first page may have been made without those that other lessons have with what all share, and its prose too.
        if (!content.current().problems.some(({ place }) => isShared(place.file))) return;
        invalidate(server, (id) => id.endsWith('.mdx'));
        ws.send({ type: 'full-reload' });
      };
      setTimeout(printFirst, NOBODY_COMES).unref();
      return () => {
        // Astro writes a file of its own when it starts: that is no reason to find all problems at once.
        watcher.on('all', () => {
          if (isPrinted) setTimeout(print, 150);
        });
        const handle: Connect.NextHandleFunction = (request, response, next) => {
          const [path = ''] = (request.url ?? '').split('?');
          if (!path.startsWith(top)) {
            next();
            return;
          }
          const page = path.slice(top.length).replace(/\/$/, '');
          if (!isPrinted) {
            underWay += 1;
            response.once('close', () => {
              underWay -= 1;
              setTimeout(printFirst, SETTLED).unref();
            });
          }
          if (page === '_problems.json') {
            const answer = (): void => {
              response.setHeader('content-type', 'application/json');
              response.end(JSON.stringify(listed(content.current().problems)));
            };
            content.findProblems().then(answer).catch(next);
            return;
          }
          const [language = '', workshop = '', lesson = ''] = page.split('/');
          if (localeOfPath(language) === undefined) {
            next();
            return;
          }
          const current = content.withProblemsOf(workshop, lesson);
          const own = problemsOfPage(current, folder, page);
          // A page that can be made has a box in the place of each block with a problem: `problemMarks`.
          if (own.length === 0 || proseDespite(own, current, folder, page) !== undefined) {
            next();
            return;
          }
          const shown = own.map((problem) => ({
            ...problem,
            excerpt: excerptOf(textOfFile(resolve(root, problem.place.file)), problem.place.line),
          }));
          response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
          response.end(problemPage(shown, top));
        };
        middlewares.stack.unshift({ route: '', handle });
      };
    },
  };

  function listed(problems: readonly Diagnostic[]) {
    return problems.map((problem) => {
      const page = pageOfProblem(content.current(), folder, problem);
      return {
        ...{ message: problem.message, hint: problem.hint, place: problem.place },
        editor: editorAddress(problem.place, top),
        page: page === undefined ? undefined : top + page,
      };
    });
  }
}
