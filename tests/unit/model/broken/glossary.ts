import { w } from './case.ts';
import type { BrokenCase } from './case.ts';

const g = 'glossary.yaml';
const terms = `terms:
  taint:
    words:
      en: { term: taint, also: [taints], meaning: A mark. }
`;
export const glossary: readonly BrokenCase[] = [
  [
    'an empty glossary',
    { [g]: ' \n' },
    `glossary.yaml:1:1  This file is empty. It is the glossary of the workshop.
  → Fill it, or delete it.`,
  ],
  [
    'a glossary that is not YAML',
    { [g]: 'terms: [\n' },
    `glossary.yaml:1:8  The [ that begins here is never closed.
  → Put a ] at the end of what it begins.`,
  ],
  [
    'a term without words',
    { [g]: terms.replace('words:', 'word:') },
    `glossary.yaml:3:5  "word" is not a key of terms.taint.
  → Did you mean "words"? The keys are: link, words.`,
  ],
  [
    'a term without its meaning',
    { [g]: terms.replace(', meaning: A mark.', '') },
    `glossary.yaml:4:7  "terms.taint.words.en.meaning" is missing.
  → What it means, in one or two sentences.`,
  ],
  [
    'a term with a wrong id',
    { [g]: terms.replace('  taint:', '  The Taint:') },
    `glossary.yaml:2:3  The name "The Taint" may have only a-z, 0-9 and single hyphens between them.
  → Write "the-taint", wherever it is used.`,
  ],
  [
    'a term that the source does not have',
    { [g]: terms.replace('en: { term', 'pt-BR: { term') },
    `glossary.yaml:3:5  "terms.taint.words" has no text in en, the source.
  → Add en: the others fall back to it.`,
  ],
  [
    'a term in a locale that is not listed',
    { [g]: terms.replaceAll('en: {', 'fr: {') },
    `glossary.yaml:3:5  "terms.taint.words" has no text in en, the source.
  → Add en: the others fall back to it.
glossary.yaml:4:7  fr is not a locale of this workshop.
  → The locales are: en, pt-BR.`,
  ],
  [
    'a form that two terms have',
    { [g]: `${terms}  mark: { words: { en: { term: taints, meaning: Another. } } }\n` },
    `glossary.yaml:5:32  "taints" is a form of the term "mark" and of "taint".
  → Take one of the two out: in a lesson it can lead to one term only.`,
  ],
  [
    'a form that a term has twice',
    { [g]: terms.replace('[taints]', '[taints, taint]') },
    `glossary.yaml:4:41  The term "taint" has the form "taint" twice.
  → Take one of the two out: in a lesson it can lead to one term only.`,
  ],
  [
    'a constant that is not declared, in the glossary',
    { [g]: terms.replace('A mark.', '"A {{bas}}."') },
    `glossary.yaml:4:51  {{bas}} is not a constant of this workshop.
  → Did you mean "base"? The constants are: base. They are in workshop.yaml. To show the braces themselves, write \\{{bas}}, in running text \\{\\{bas}}.`,
  ],
  [
    'a lesson with the address of the glossary',
    { [w]: ['[one]', '[one, glossary]'], 'glossary/lesson.yaml': 'minutes: 1\n' },
    `workshop.yaml:4:16  "lessons[1]" is the address of the glossary: it is "glossary".
  → Correct it.`,
  ],
];
