import { parse } from 'yaml';
import type { ScalarTag } from 'yaml';

/** A number such as `2.0`: Ruby and Python show it with its zero, and JavaScript without. */
const wholeFloat: ScalarTag = {
  tag: 'tag:yaml.org,2002:float',
  default: true,
  test: /^[-+]?\d+\.0*$/,
  resolve: (text) => Number(text).toFixed(1),
};

/** What YAML says, where its values are shown by Jekyll or MkDocs: whole numbers that were written as others are texts. */
export const parseShown = (text: string): unknown =>
  parse(text, { logLevel: 'silent', customTags: (tags) => [wholeFloat, ...tags] });
