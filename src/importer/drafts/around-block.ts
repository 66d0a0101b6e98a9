import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import type { Before } from './around.ts';
import { isOfParagraph } from './command-paragraphs.ts';
import { isNamed, programNamedAbove } from './named-program.ts';
import type { Reading } from './reading.ts';
import { clickLangs } from './printed-above.ts';
import { isTableOfOther } from './table-of-other.ts';
import {
  announcedAbove,
  tellsBrowser,
  tellsOutput,
  tellsToRun,
} from '#importer/text/announcement.ts';
import { tellsFile } from '#importer/text/put-into-file.ts';
import { opensShell, takesTerminal } from '#importer/text/opened-shells.ts';
import { langOf } from '#importer/text/fence-lang.ts';
import { hasStandIns, isOfBoxes } from '#importer/text/code-shape.ts';
import { mayBeOfRoot } from '#importer/text/typed-lines.ts';
import { shellNamedIn } from '#importer/text/other-shells.ts';

/** The programs, with the one that the sentence above a block says to use. */
function withNamed(
  programs: ReadonlySet<string>,
  paragraph: LessonNode | undefined,
  { value = '' }: LessonNode,
): ReadonlySet<string> {
  const name = paragraph === undefined ? undefined : programNamedAbove(paragraph, value);
  return name === undefined || programs.has(name) ? programs : new Set([...programs, name]);
}

/** What follows is drawn: "as in this picture:", "如下图所示". */
const tellsPicture =
  /\b(?:pictures?|diagrams?|figures?|drawings?|drawn|schemas?|schéma|abbildung|diagrama|figura)\b|[上下]图|图所?示|圖所?示|示意[图圖]/i;

/** A title that names a value: "Default user", "Working directory:". */
const namesValue =
  /^(?:[\w-]+ ){0,3}(?:user(?: ?name)?|password|port|directory|database|host ?name|replica ?set|usuario|usuário|senha|contraseña|puerto|porta|utilisateur|mot de passe|benutzer|passwort)s?:?$|(?:用户名?|密码|端口|目录|数据库)[:：]?$/i;

/** It says how something is written: "Basic syntax for `find` is". */
const namesForm = /\bsyntax\b|\bsintaxe\b|\bsintaxis\b|\bsyntaxe\b|语法|語法|構文/i;

/** Syntax of the old tool behind the last words of a paragraph. */
const leftoverAtEnd = /\n\{\{[<%][^{}]*[%>]\}\}$/;

/** What stands around a block and says what it is. */
export function aroundBlock(code: LessonNode, reading: Reading): Before {
  const { command, paragraph, programs, typed, doubted } = reading;
  const { value = '' } = code;
  const words =
    paragraph === undefined ? undefined : plainText(paragraph).replace(leftoverAtEnd, '');
  const isDrawn = isOfBoxes(value) || /^[ \t]*\+-{2,}/m.test(value);
  const isPicture = isDrawn && tellsPicture.test(words ?? '');
  const announcedBy =
    words === undefined ? undefined : announcedAbove(words, command !== undefined);
  const above = isPicture ? 'file' : announcedBy;
  const [first = ''] = value.split('\n', 1);
  // What the sentence names itself is typed: "See the output of `boatctl show` below".
  const isAsked =
    (above === 'output' || (above === undefined && /^[a-z][\w.-]* [\w-]/.test(first))) &&
    paragraph !== undefined &&
    isNamed(paragraph, first);
  const isCalled = above !== 'output' && isOfParagraph(code) && !hasStandIns(value);
  const announced = isAsked || isCalled ? 'command' : above;
  const isNext = paragraph === undefined && command !== undefined;
  const known = announced === 'output' ? programs : withNamed(programs, paragraph, code);
  const isRight = isNext && reading.isRight === true;
  const printing = isTableOfOther(value, command) ? reading.watching : undefined;
  return {
    ...{ command: printing ?? command, announced, isNext, isRight, programs: known, typed },
    doubted,
    isAtRoot:
      command !== undefined &&
      !clickLangs.has(langOf(code.lang)) &&
      opensRoot(command) &&
      mayBeOfRoot(value.split('\n')),
    open: reading.open,
    shell: shellNamedIn(words ?? '') || (reading.shell ?? ''),
    isOfFile: isPicture || tellsFile(words ?? ''),
    isOutput: tellsOutput(words ?? ''),
    isOfValue: namesValue.test((words ?? '').trim()),
    isOfForm: namesForm.test(words ?? ''),
    isInBrowser: announced === 'output' && tellsBrowser(words ?? ''),
    isToldToRun: tellsToRun(words ?? '') || isAsked,
  };
}

/** Whether a command ends in a shell of root: in a container, or of this machine. */
const opensRoot = ({ value = '' }: LessonNode): boolean => {
  const last = value.split(/(?<!\\)\n/).at(-1) ?? '';
  return opensShell(last) || takesTerminal(last);
};
