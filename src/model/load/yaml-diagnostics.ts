import { position } from '#transforms/yaml-path/yaml-text.ts';
import type { YamlText } from '#transforms/yaml-path/yaml-text.ts';
import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';

/** What makes a text no YAML. `firstLine` is the line of the file that its first line is. */
export function yamlDiagnostics(
  file: string,
  { mistakes, lines }: YamlText,
  firstLine = 1,
): Diagnostic[] {
  const inFile = (line: number): number => line + firstLine - 1;
  return mistakes.map((mistake) => {
    const { line, column } = position(lines, mistake.offset);
    const place = { file, line: inFile(line), column };
    switch (mistake.is) {
      case 'blank':
        return diagnostic('yaml-blank', place, mistake);
      case 'indent': {
        const levels = mistake.levels.map((each) => ({ ...each, line: inFile(each.line) }));
        return diagnostic('yaml-indent', place, { ...mistake, levels });
      }
      case 'below-text':
        return diagnostic('yaml-below-text', place, { ...mistake, line: inFile(mistake.line) });
      case 'text-below':
        return diagnostic('yaml-text-below', place, { ...mistake, line: inFile(mistake.line) });
      case 'key-twice': {
        const first = inFile(mistake.firstLine);
        return diagnostic('yaml-key-twice', place, { ...mistake, firstLine: first });
      }
      case 'key-empty':
        return diagnostic('yaml-key-empty', place, { ...mistake, line: inFile(mistake.line) });
      case 'colon':
        return diagnostic('yaml-colon', place, mistake);
      case 'open':
        return diagnostic('yaml-open', place, mistake);
      case 'comment':
        return diagnostic('yaml-comment', place, mistake);
      case 'begins':
        return diagnostic('yaml-begins', place, mistake);
      case 'behind':
        return diagnostic('yaml-behind', place, mistake);
      case 'no-colon':
        return diagnostic('yaml-no-colon', place, mistake);
      case 'no-blank':
        return diagnostic('yaml-no-blank', place, mistake);
      case 'escape':
        return diagnostic('yaml-escape', place, mistake);
      case 'syntax':
        return diagnostic('yaml-syntax', place, mistake);
    }
  });
}
