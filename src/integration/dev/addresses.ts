import type { Connect, Plugin } from 'vite';
import { locales } from '#i18n/locales.ts';

/**
 * Answers on the dev server as a host of static files does: a page whose last slash is missing is at the address with one, and
 * who asks the host itself for an icon is given the site's. `base` is the path of the site.
 */
export function devAddresses(base: string): Plugin {
  const top = base.replace(/\/?$/, '/');
  return {
    name: 'readyroom:dev-addresses',
    apply: 'serve',
    // Astro puts its own handlers at the head when the server is made; these go before them.
    configureServer:
      ({ middlewares }) =>
      () => {
        const handle: Connect.NextHandleFunction = (request, response, next) => {
          if (request.url === '/favicon.ico') request.url = `${top}favicon.ico`;
          const address = slashed(request.url ?? '', top);
          if (address === undefined) {
            next();
            return;
          }
          response.writeHead(301, { location: address }).end();
        };
        middlewares.stack.unshift({ route: '', handle });
      },
  };
}

const languages: readonly string[] = Object.values(locales).map(({ path }) => path);

/** The address of a page with its last slash, for one that has none; undefined for all other addresses. */
function slashed(url: string, top: string): string | undefined {
  const [path = '', ...search] = url.split(/(?=\?)/);
  if (!path.startsWith(top)) return undefined;
  const [language = '', ...segments] = path.slice(top.length).split('/');
  const isPage = languages.includes(language) && segments.every((each) => /^[\w-]+$/.test(each));
  return isPage ? `${path}/${search.join('')}` : undefined;
}
