import { parse } from 'yaml';
import type { SiteParts } from '#importer/site-parts.ts';

type Attributes = Record<string, string>;

/** What Antora says to all pages of all sites: how it makes ids of headings, that it reads them, and where it keeps files. */
const ofAntora = {
  ...{ idprefix: '', idseparator: '-' },
  ...{ env: 'site', 'env-site': '', 'site-gen': 'antora', 'site-gen-antora': '' },
  ...{ partialsdir: 'partial$', examplesdir: 'example$' },
};

/** The attributes that Antora gives to the pages of a component and of a site. A value with `@` behind it is one that the page may change. */
export function siteAttributes(parts: SiteParts): Attributes {
  const { path = '' } = parts;
  const text = parts.fileOf('/antora.yml', ['']);
  if (text === undefined) return {};
  const antora = dataIn(text);
  const module = /(?:^|\/)modules\/([^/]+)\/pages\//.exec(path)?.[1] ?? 'ROOT';
  const below = /\/pages\/(.*)$/.exec(path)?.[1] ?? '';
  const [name, version, title] = [antora['name'], antora['version'], antora['title']].map(asText);
  const own = attributesOf(antora);
  const ofSite = playbookValues(parts, own);
  const shownVersion = asText(antora['display_version']) ?? version ?? '';
  return {
    ...{ ...ofAntora, attachmentsdir: `/modules/${module}/attachments` },
    ...{ 'page-module': module, 'page-relative': below, 'page-relative-src-path': below },
    ...{ 'page-component-name': name ?? '', 'page-component-title': title ?? name ?? '' },
    ...{ 'page-component-version': version ?? '', 'page-version': version ?? '' },
    ...{ 'page-component-display-version': shownVersion },
    ...filledIn(own, ofSite),
    ...ofSite,
    // Pictures are found by their module, whatever this says.
    imagesdir: '',
  };
}

/** Of all that builds a site, its playbook comes first, unless it says that others may change a value. */
function playbookValues(parts: SiteParts, own: Readonly<Attributes>): Attributes {
  const text = playbooks.map((name) => parts.fileOf(`/${name}`, [''])).find(isPlaybook);
  const values = text === undefined ? {} : attributesOf(dataIn(text));
  return filledIn(
    Object.fromEntries(
      Object.entries(values).filter(([name, value]) => !(value.endsWith('@') && name in own)),
    ),
  );
}

/** Values with those of attributes that stand above them, or in the playbook, filled in: `{boat}`, and not `\{boat}`. */
function filledIn(values: Readonly<Attributes>, ofOthers: Readonly<Attributes> = {}): Attributes {
  const known = { ...ofOthers };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const filled = value.replaceAll(/\\?\{([\w-]+)\}/g, (written, each: string) =>
        written.startsWith('\\') ? written.slice(1) : (known[each]?.replace(/@$/, '') ?? written),
      );
      known[name] = filled;
      return [name, filled];
    }),
  );
}

const playbooks = [
  ...['antora-playbook.yml', 'antora-playbook.yaml', 'site.yml', 'default-site.yml'],
  ...['playbook.yml', 'local-antora-playbook.yml', 'dev-site.yml', 'site.yaml'],
];

const isPlaybook = (text: string | undefined): text is string =>
  text !== undefined && isData(dataIn(text)['content']);

function attributesOf(data: Readonly<Record<string, unknown>>): Attributes {
  const { asciidoc } = data;
  const attributes = isData(asciidoc) ? asciidoc['attributes'] : undefined;
  return Object.fromEntries(
    Object.entries(isData(attributes) ? attributes : {}).flatMap(([name, value]) => {
      const text = value === true ? '' : asText(value);
      return text === undefined ? [] : [[name, text] as const];
    }),
  );
}

const isData = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

function dataIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const data: unknown = parse(text, { logLevel: 'silent' });
    return isData(data) ? data : {};
  } catch {
    return {};
  }
}
