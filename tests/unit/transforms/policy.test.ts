import { expect, test } from 'vitest';
import { policyBreaches } from '#transforms/policy.ts';

test.each([
  ['an inline style', '<p><b style="color: red">x</b></p>', 'style-attribute', 'b'],
  ['a handler', '<button onclick="go()">x</button>', 'handler', 'button'],
  ['a handler in capitals', '<button ONCLICK=go()>x</button>', 'handler', 'button'],
  ['a script', '<script>go()</script>', 'script', 'script'],
  ['a module', '<script type="module">go()</script>', 'script', 'script'],
  ['a style element', '<style>p { color: red }</style>', 'style-element', 'style'],
  ['an address that is a script', '<a href=" javascript:go()">x</a>', 'script-address', 'a'],
  ['a picture of another site', '<img src="https://x.example/a.png">', 'elsewhere', 'img'],
  ['one without protocol', '<video poster="//x.example/a.png"></video>', 'elsewhere', 'video'],
  [
    'a script of another site',
    '<script src="https://x.example/a.js"></script>',
    'elsewhere',
    'script',
  ],
  [
    'styles of another site',
    '<link rel="stylesheet" href="//x.example/a.css">',
    'elsewhere',
    'link',
  ],
  ['a frame', '<iframe src="/a/"></iframe>', 'element', 'iframe'],
])('%s is found', (_, html, is, element) => {
  expect(policyBreaches(html)).toMatchObject([{ is, element }]);
});

test.each([
  ['text that only looks like it', '<p>style="x" onclick=&lt;script&gt;</p>'],
  ['a link to another site', '<a href="https://example.org">x</a>'],
  ['files of the site', '<img src="/a.png"><script type="module" src="/_astro/a.js"></script>'],
  ['styles of the site, as a diagram has them', '<link rel="stylesheet" href="/a.css">'],
  ['data', '<script type="application/json">{}</script>'],
  ['a drawing', '<svg viewBox="0 0 1 1"><path d="M0 0" fill="red"/></svg>'],
])('%s is allowed', (_, html) => {
  expect(policyBreaches(html)).toEqual([]);
});
