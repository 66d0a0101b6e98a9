import { expect, test } from 'vitest';
import { withWhatTheyLoad, type SiteFiles } from '#integration/offline/site-files.ts';

const files: SiteFiles = {
  base: '/repository/',
  pages: new Map([
    [
      'en/',
      '<script src="/repository/a.js"></script><img srcset="/repository/old%20map.png 2x,/repository/gone.png">',
    ],
    [
      'zh-cn/w/one/',
      '<a href="../../../sheet%20a.pdf#page=2">a</a> <a href="../two/">b</a> <a href="../../../none.pdf">c</a> <a href="../%zz.pdf">d</a>',
    ],
    ['pt-br/', '<p>Between "/repository/50%" and "/repository/100%zz" of the disk</p>'],
  ]),
  texts: new Map([
    ['a.js', 'import("/repository/b.js")'],
    [
      'b.js',
      'import("/repository/a.js"); new Worker("/repository/_astro/engine-pt-BR.worker-1.js")',
    ],
    ['_astro/engine-pt-BR.worker-1.js', ''],
  ]),
  others: ['old map.png', 'sheet a.pdf', 'unused.png'],
};

test('a page loads the files that it names, and those that they name, if the site has them', () => {
  expect(withWhatTheyLoad(files, ['en/'], 'en')).toEqual(['a.js', 'b.js', 'old map.png']);
});

test('the engine of another language is not loaded', () => {
  expect(withWhatTheyLoad(files, ['en/'], 'pt-BR')).toContain('_astro/engine-pt-BR.worker-1.js');
});

test('what looks like an address and is none, such as a share in per cent, is left out', () => {
  expect(withWhatTheyLoad(files, ['pt-br/'], 'en')).toEqual([]);
});

test('a file to download that a lesson links from its own address is kept with it', () => {
  expect(withWhatTheyLoad(files, ['zh-cn/w/one/'], 'zh-CN')).toEqual(['sheet a.pdf']);
});
