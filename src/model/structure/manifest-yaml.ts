import { readYamlText } from '#transforms/yaml-path/yaml-text.ts';
import type { YamlText } from '#transforms/yaml-path/yaml-text.ts';
import type { Manifest } from '#model/types.ts';

const known = new WeakMap<Manifest, YamlText>();

/** A manifest as YAML; it may have errors. Walkthroughs and rules ask, it is parsed once. */
export function manifestYaml(manifest: Manifest): YamlText {
  const yaml = known.get(manifest) ?? readYamlText(manifest.text);
  known.set(manifest, yaml);
  return yaml;
}
