/**
 * Characters that stand in a page while it is read, each for one thing only. Unicode keeps them for the use within programs
 * (its noncharacters, U+FDD0 to U+FDEF): no page has them, and they mean nothing in Markdown.
 */

/** Around the number of a mark that stands for a construct of the generator. */
export const markStart = '\uFDD0';
export const markEnd = '\uFDD1';
/** Before a mark that takes the place of a line. */
export const placedMark = '\uFDD2';
/** A brace that Liquid does not read. */
export const rawBrace = '\uFDD3';
/** Ends a line of code that held nothing but a tag. */
export const droppedLine = '\uFDD4';
/** Before and behind the number of a block that stands in a cell. */
export const cellBlock = '\uFDD5';
/** Before a fence that stands in a comment, where it is none. */
export const heldFence = '\uFDD8';
/** In the place of code, and of a formula, while the line around it is changed. */
export const heldCode = '\uFDD6';
export const heldFormula = '\uFDD7';
/** Where a line ends within a quotation of a tag of Liquid. */
export const joinedLine = '\uFDD9';

/** The text of a file with line feeds alone; for what no text should have, these signs too, it has the sign of an unknown character. */
export const textOfFile = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\0\uFDD0-\uFDEF]/g, '\uFFFD');
