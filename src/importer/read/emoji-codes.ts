import type { Flavour } from '#importer/generators/flavour.ts';
import { lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';
import type { SiteParts } from '#importer/site-parts.ts';
import { otherCodeIn, pictureCodesIn, withEmoji } from '#importer/text/emoji.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';

/** What a tool must be told to show `:rocket:` as an emoji, and the files at the top of its site in a line of which it may stand. */
const switches: Partial<
  Record<Flavour, { files: readonly string[] } & ({ isOn: RegExp } | { isOff: RegExp })>
> = {
  mkdocs: {
    files: ['mkdocs.yml', 'mkdocs.yaml'],
    isOn: /^[^#]*\bpymdownx\.emoji\b/,
  },
  docusaurus: {
    files: ['js', 'ts', 'mjs', 'cjs', 'mts', 'cts'].map((ending) => `docusaurus.config.${ending}`),
    isOff: /^[^/]*\bemoji: ?false\b/,
  },
  hugo: {
    files: ['hugo', 'config', 'config/_default/hugo', 'config/_default/config'].flatMap((name) =>
      ['toml', 'yaml', 'yml', 'json'].map((ending) => `${name}.${ending}`),
    ),
    isOn: /^ *["']?enableEmoji["']?\s*[=:]\s*true\b/i,
  },
  // GitHub shows them; nothing in a page says that it was read there, but for its name.
  markdown: { files: [], isOn: /$^/ },
  jekyll: {
    files: ['_config.yml', '_config.yaml', 'Gemfile'],
    isOn: /^[^#]*\bjemoji\b/,
  },
};

/** What of a node readers see as words: its text, or the titles that it has as attributes. */
function wordsOf(node: LessonNode): { value?: string }[] {
  if (node.type === 'text') return [node];
  return (node.attributes ?? []).filter(
    (each): each is typeof each & { value: string } =>
      typeof each.value === 'string' && /^(?:title|summary|label)$/.test(each.name ?? ''),
  );
}

/** Codes of emoji become emoji where the old site showed them so; elsewhere they stay, and are noted where it might have. */
export function settleEmoji(
  root: LessonNode,
  { file, flavour }: { file: string; flavour: Flavour },
  site: SiteParts,
  note: TakeNote,
): void {
  const own = switches[flavour];
  if (own === undefined) return;
  const found = [...walk(root)].flatMap(({ node }) => {
    return wordsOf(node).flatMap((words) => {
      const value = words.value ?? '';
      const [codes, other] = [pictureCodesIn(value), otherCodeIn(value)];
      return codes.length === 0 && other === undefined ? [] : [{ node, words, codes, other }];
    });
  });
  if (found.length === 0) return;
  const texts = site.toolSettings ?? own.files.map((file) => site.fileOf(`/${file}`, ['.']));
  const settings = [texts].flat().flatMap((text) => text?.split('\n') ?? []);
  const isReadme = flavour === 'markdown' && /(?:^|\/)readme\.\w+$/i.test(file);
  const isShown =
    isReadme ||
    ('isOn' in own
      ? settings.some((each) => own.isOn.test(each))
      : !settings.some((each) => own.isOff.test(each)));
  // Where one is known, what looks like others is some.
  const hasKnown = found.some((each) => each.codes.length > 0);
  for (const { node, words, codes: known, other } of found) {
    const codes = hasKnown && other !== undefined ? [...new Set([...known, other])] : known;
    if (isShown) words.value = withEmoji(words.value ?? '');
    // What a tool shows such codes as without being told, it may well have shown as text.
    if (isShown && !isReadme && other !== undefined && 'isOn' in own)
      note({
        code: 'unknown-syntax',
        line: lineOf(node),
        unsure: `${other} was an emoji or an icon by the settings of the site, and I do not know which.`,
        did: 'I kept it as text.',
        look: 'Write the picture that readers saw, or take it out.',
      });
    if (!isShown && codes.length > 0)
      note({
        code: 'unknown-syntax',
        line: lineOf(node),
        unsure: `${codes.join(', ')} would be ${codes.length === 1 ? 'an emoji' : 'emoji'} where a site shows such codes, and no settings of this one say that it does.`,
        did: `I kept ${codes.length === 1 ? 'it' : 'them'} as text.`,
        look: 'If readers saw a picture, write that.',
      });
  }
}
