/** HTML as Astro's templates write it, made by hand where there is so much of it that a template for each part costs more than the rest. */

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&#39;',
  '"': '&quot;',
};

/** A text as the content of an element. */
export const textHtml = (text: string): string =>
  text.replaceAll(/[&<>'"]/g, (sign) => entities[sign] ?? '');

/** Attributes without a value. */
const bare: ReadonlySet<string> = new Set(['checked', 'disabled']);

/** An attribute with the blank before it. */
export function attributeHtml(name: string, value: unknown): string {
  if (value === '' || (value === true && bare.has(name))) return ` ${name}`;
  return ` ${name}="${String(value).replaceAll(/[&"]/g, (sign) => entities[sign] ?? '')}"`;
}
