import { hereDocumentAt, hereDocumentEnd, lineEnd } from '#model/structure/here-document.ts';

const openers = new Set(['for', 'while', 'until', 'if', 'case', 'select', '{']);
const closers = new Set(['done', 'fi', 'esac', '}']);
/** Words after which a command begins. */
const leaders = new Set(['do', 'then', 'else', 'elif', '!', 'time', '{', 'if', 'while', 'until']);

/**
 * Whether a POSIX shell would run this, rather than wait for more lines: quotes, here-documents, parentheses and
 * compound commands are closed, and the last line does not go on.
 */
export function isComplete(text: string): boolean {
  let depth = 0;
  let isStart = true;
  const quotes: string[] = [];
  const waiting: ReturnType<typeof hereDocumentAt>[] = [];
  let at = 0;
  while (at < text.length) {
    const c = text.charAt(at);
    const quote = quotes.at(-1);
    if (quote === "'") {
      if (c === "'") quotes.pop();
      at += 1;
      continue;
    }
    if (c === '\\') {
      if (at + 1 >= text.length) return false;
      at += 2;
      isStart = false;
      continue;
    }
    if (c === '$' && text.charAt(at + 1) === '(') {
      quotes.push(')');
      isStart = true;
      at += 2;
      continue;
    }
    if (quote === '"') {
      if (c === '"') quotes.pop();
      at += 1;
      continue;
    }
    if (c === '"' || c === "'") {
      quotes.push(c);
      isStart = false;
      at += 1;
      continue;
    }
    if (c === '(') {
      quotes.push(')');
      isStart = true;
      at += 1;
      continue;
    }
    if (c === ')') {
      if (quote === ')') quotes.pop();
      isStart = false;
      at += 1;
      continue;
    }
    if (c === '#' && /^$|[\s;&|(]/.test(text.charAt(at - 1))) {
      at = lineEnd(text, at);
      continue;
    }
    if (c === '<' && text.charAt(at + 1) === '<') {
      const here = hereDocumentAt(text, at);
      if (here !== undefined) waiting.push(here);
      at = here?.end ?? at + 3;
      continue;
    }
    if (c === '\n') {
      at += 1;
      for (const here of waiting.splice(0)) {
        if (here === undefined) continue;
        const end = hereDocumentEnd(text, at, here.document);
        if (end >= text.length) return false;
        at = lineEnd(text, end) + 1;
      }
      isStart = true;
      continue;
    }
    if (';&|'.includes(c)) {
      isStart = true;
      at += 1;
      continue;
    }
    if (/\s/.test(c)) {
      at += 1;
      continue;
    }
    const end = wordEnd(text, at);
    const word = text.slice(at, end);
    if (isStart && openers.has(word)) depth += 1;
    else if (isStart && closers.has(word)) depth -= 1;
    isStart = isStart && leaders.has(word);
    at = end;
  }
  if (waiting.length > 0 || quotes.length > 0 || depth > 0) return false;
  return !/(?:\||&&)\s*$/.test(text);
}

function wordEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length && !/[\s;&|()<"'\\$]/.test(text.charAt(end))) end += 1;
  return Math.max(end, start + 1);
}
