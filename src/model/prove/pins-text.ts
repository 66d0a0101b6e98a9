import { Document } from 'yaml';
import type { Pins } from '#model/schema/pins.ts';

const head = ` The files that commands download, as "readyroom pin" found them. A command that checks one writes its hash as a constant, which is
 called sha256- and the name of the pin.`;

/** The text of pins.yaml. */
export function pinsText(pins: Pins): string {
  const document = new Document({ pins });
  document.commentBefore = head;
  return document.toString({ lineWidth: 0, singleQuote: true });
}
