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
  [
    'one that a browser mends to a script',
    '<a href="java&#10;script:go()">x</a>',
    'script-address',
    'a',
  ],
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
  [
    'a second picture of another site',
    '<img src="/a.png" srcset="/a.png 1x,https://x.example/b.png 2x">',
    'elsewhere',
    'img',
  ],
  ['one without a size', '<img srcset="/a.png, //x.example/b.png">', 'elsewhere', 'img'],
  [
    'a picture that is fetched early',
    '<link rel="preload" imagesrcset="https://x.example/a.png 1x">',
    'elsewhere',
    'link',
  ],
  [
    'a picture behind a cell',
    '<table><tr><td background="//x.example/a.png"></td></tr></table>',
    'elsewhere',
    'td',
  ],
  [
    'a picture in a drawing',
    '<svg><image href="https://x.example/a.png"/></svg>',
    'elsewhere',
    'image',
  ],
  [
    'one in a filter',
    '<svg><filter><feImage href="//x.example/a.png"/></filter></svg>',
    'elsewhere',
    'feImage',
  ],
  [
    'a part of another drawing',
    '<svg><use xlink:href="https://x.example/a.svg#b"/></svg>',
    'elsewhere',
    'use',
  ],
  ['an address with a backslash', '<img src="/\\x.example/a.png">', 'elsewhere', 'img'],
  ['one that a browser mends', '<img src=" ht\ntps://x.example/a.png">', 'elsewhere', 'img'],
  ['a form for another site', '<form action="https://x.example"></form>', 'sent', 'form'],
  [
    'a button that sends to another site',
    '<input type="submit" formaction="//x.example">',
    'sent',
    'input',
  ],
  [
    'a link that tells another site',
    '<a href="/a/" ping="/log https://x.example/log">x</a>',
    'sent',
    'a',
  ],
  ['a frame', '<iframe src="/a/"></iframe>', 'element', 'iframe'],
])('%s is found', (_, html, is, element) => {
  expect(policyBreaches(html)).toMatchObject([{ is, element }]);
});

test.each([
  ['text that only looks like it', '<p>style="x" onclick=&lt;script&gt;</p>'],
  ['a link to another site', '<a href="https://example.org">x</a>'],
  ['one in a drawing', '<svg><a xlink:href="https://example.org"><path d="M0 0"/></a></svg>'],
  ['an area that links there', '<map><area href="https://example.org"></map>'],
  ['text in an attribute', '<img src="/a.png" alt="https://example.org">'],
  [
    'pictures of the site in several sizes',
    '<img srcset="/a,b.png 1x,/b.png 2x, data:image/png;base64,//8A 3x">',
  ],
  ['a part of the same drawing', '<svg><use href="#a"/></svg>'],
  ['a form that stays', '<form action="?a=b"><input formaction="/a/"></form>'],
  ['files of the site', '<img src="/a.png"><script type="module" src="/_astro/a.js"></script>'],
  ['styles of the site, as a diagram has them', '<link rel="stylesheet" href="/a.css">'],
  ['a word that is no address', '<img src="/a.png" alt="JavaScript: the basics">'],
  ['data', '<script type="application/json">{}</script>'],
  ['a drawing', '<svg viewBox="0 0 1 1"><path d="M0 0" fill="red"/></svg>'],
])('%s is allowed', (_, html) => {
  expect(policyBreaches(html)).toEqual([]);
});
