import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';

type Data = Record<string, unknown>;

/** The data of a file of YAML, JSON or TOML; none where it is damaged. */
export function dataIn(
  { path, text }: { path: string; text: string },
  parse: (text: string) => unknown = parseYaml,
): Data {
  try {
    const value: unknown = path.endsWith('.toml') ? parseToml(text) : parse(text);
    return typeof value === 'object' && value !== null ? (value as Data) : {};
  } catch {
    return {};
  }
}
