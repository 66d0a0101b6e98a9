import { describe, expect, test } from 'vitest';
import { importLesson } from '#importer/lesson/import-lesson.ts';
import { noSite } from '#importer/lesson/linked-site.ts';
import { readPage } from '#importer/read/read-page.ts';
import { partsOf } from '../imported.ts';

const files = {
  'box.html':
    '<div class="box" markdown="1">\n{% if include.title %}**{{ include.title }}**{% endif %}\n\n{{ include.content }}\n</div>',
  'filtered.html': '<div class="box">{{ include.content | markdownify }}</div>',
  'chosen.html':
    '{% if include.title %}<b>{{ include.title }}</b>{% endif %}\n<div>{{ include.content | markdownify }}</div>',
  'odd.html': '<p>{% for each in include.content %}x{% endfor %}</p>',
};

const lesson = (text: string): string => {
  const page = readPage('a.md', text, 'jekyll', new Set(), partsOf(files));
  return importLesson(page, noSite).mdx.replace(/^---\n[\s\S]*?\n---\n+/, '');
};

const captured =
  '{% capture why %}\nBoats _drift_. See `anchor`.\n\nSo "tie" them.\n{% endcapture %}\n';
const words = 'Boats _drift_. See `anchor`.\n\nSo "tie" them.';

describe('What a page captures stands', () => {
  test.each([
    ['where an include shows it', '{% include box.html title="Why" content=why %}'],
    ['where an include makes Markdown of it', '{% include filtered.html content=why %}'],
    ['where an include chooses first', '{% include chosen.html title="Why" content=why %}'],
    ['where nobody has the include', '{% include gone.html content=why %}'],
    ['where nobody knows what the include makes of it', '{% include odd.html content=why %}'],
    ['where a filter is not known', '{{ why | dance }}'],
    [
      'where a loop has it',
      '{% for each in site.boats %}{% include box.html content=why %}{% endfor %}',
    ],
    ['where the include is part of a line', 'Mind: {% include box.html content=why %}'],
  ])('%s', (_, line) => {
    expect(lesson(`${captured}\nMind:\n\n${line}\n\nSail on.`)).toContain(words);
  });

  test('in the item that has an include which nobody has', () => {
    const page = `${captured}\n- Mind:\n\n  {% include gone.html content=why %}\n\nSail on.`;
    expect(lesson(page)).toContain('\n  Boats _drift_. See `anchor`.\n\n  So "tie" them.\n\nSail');
  });

  test('in each place as it was there', () => {
    const text = ['One', 'Two']
      .map(
        (each) =>
          `{% capture it %}\n${each} boat\n{% endcapture %}\n{% include box.html content=it %}\n`,
      )
      .join('\n');
    expect(lesson(text)).toMatch(/^One boat\n+Two boat\n$/);
  });
});

test('What a page assigns is a value of what it includes', () => {
  const text =
    '{% assign it = "A *red* boat" %}\n\n{% include box.html content=it title="Mind" %}\n';
  expect(lesson(text)).toBe('**Mind**\n\nA _red_ boat\n');
});

test.each(['filtered', 'chosen'])(
  'What a tag says is Markdown where an include makes it so (%s)',
  (name) => {
    expect(lesson(`{% include ${name}.html content="A *red* boat" %}\n`)).toBe('A _red_ boat\n');
  },
);
