/**
 * In a folder that is opened without a server, `readyroom bundle` puts this before the scripts of each page. There, browsers fetch nothing and
 * start no worker from a file, so both take what scripts bring: each file of the site that is asked for later is a script, which puts its text into
 * `readyroomFiles`. Links that scripts make lead to files.
 */
const { root = '', base = '/' } = document.documentElement.dataset;

/** Texts by their address below the base path: see `bundle/bundle-site.ts`. */
const files = ((globalThis as { readyroomFiles?: Record<string, string> }).readyroomFiles ??= {});

const below = (address: string): string => address.slice(base.length);

globalThis.fetch = async (address) => {
  const path = below(String(address));
  const text = (files[path] ??= await loaded(path));
  return new Response(text, { headers: { 'content-type': 'application/json' } });
};

function loaded(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${root}${path}.js`;
    script.addEventListener('load', () => {
      resolve(files[path] ?? '');
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new TypeError(`${path} is not in this folder.`));
    });
    document.head.append(script);
  });
}

const WorkerOfPage = globalThis.Worker;
globalThis.Worker = class extends WorkerOfPage {
  constructor(address: string | URL) {
    const text = files[below(String(address))] ?? '';
    super(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })));
  }
};

/** "/base/en/#id" as a link to a file from this page. */
function mend(link: Element): void {
  const address = link.getAttribute('href') ?? '';
  const end = address.search(/[?#]|$/);
  const [path, rest] = [address.slice(0, end), address.slice(end)];
  if (!path.startsWith(base) || path.startsWith('//')) return;
  const file = path.endsWith('/') ? `${path}index.html` : path;
  link.setAttribute('href', `${root}${below(file)}${rest}`);
}

new MutationObserver(() => {
  for (const link of document.querySelectorAll('a[href^="/"]')) mend(link);
}).observe(document.documentElement, {
  subtree: true,
  childList: true,
  attributes: true,
  attributeFilter: ['href'],
});
