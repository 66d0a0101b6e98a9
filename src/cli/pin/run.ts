import { join, resolve } from 'node:path';
import { problemsText } from '#model/diagnostics/print.ts';
import { pinsName, pinsText } from '#model/load/generated-files.ts';
import { load } from '#model/load/load.ts';
import type { Pin } from '#model/schema/pins.ts';
import { fetchedUrls, fetchPin, namesOf } from '#runner/pins.ts';
import { typedTime } from '#cli/check/options.ts';
import type { Run } from '#cli/definition.ts';
import { didYouMean, listed } from '#cli/suggest.ts';
import { visible } from '#cli/terminal.ts';
import type { pinning } from './options.ts';

/** `readyroom pin`: what commands download, as it is now, against what was noted. */
export const run: Run<typeof pinning> = async ({ options, arguments: [name, another] }, io) => {
  if (another !== undefined) return { usageError: `One at a time: "${another}" is too much.` };
  const timeout = typedTime(options.timeout);
  if (timeout === undefined)
    return {
      usageError: `--timeout cannot be "${options.timeout}". Write a time such as 30s or 5m.`,
    };
  const { root, workshops } = load(options.content, io.cwd);
  const chosen = workshops.filter((each) => name === undefined || each.name === name);
  const known = workshops.map((each) => each.name);
  if (chosen.length === 0)
    return {
      usageError: `There is no workshop "${name ?? ''}" in ${options.content}. Workshops: ${listed(known)}.${didYouMean(name ?? '', known)}`,
    };
  const files = chosen.map(({ folder }) => resolve(folder, pinsName));
  const damage = chosen.flatMap(({ diagnostics }) =>
    diagnostics.filter(({ place }) => files.includes(resolve(root, place.file))),
  );
  if (damage.length > 0) {
    io.err(`readyroom: This has to be mended before anything is pinned:\n${problemsText(damage)}`);
    return 1;
  }
  let [found, wrong] = [0, 0];
  for (const workshop of chosen) {
    const before = workshop.pins;
    const pins: Record<string, Pin> = {};
    const urls = fetchedUrls(workshop);
    if (urls.length === 0) continue;
    for (const [url, id] of namesOf(urls, before)) {
      found += 1;
      const earlier = before[id];
      const fetched = await fetchPin(url, timeout);
      const title = `${workshop.name}: ${id}`;
      if ('failed' in fetched) {
        wrong += 1;
        io.out(`${title}  not fetched: ${visible(fetched.failed)}  ${visible(url)}\n`);
        if (earlier !== undefined) pins[id] = earlier;
        continue;
      }
      const { pin } = fetched;
      const facts = [pin.tag, `${pin.size} bytes`, `sha256 ${pin.sha256}`].flatMap(
        (fact) => fact ?? [],
      );
      const isChanged = earlier !== undefined && earlier.sha256 !== pin.sha256;
      const word = earlier === undefined ? 'new' : isChanged ? 'changed upstream' : 'as noted';
      io.out(`${title}  ${word}  ${facts.join(', ')}\n`);
      if (isChanged && !options.update) {
        wrong += 1;
        io.out(`  noted: ${earlier.size} bytes, sha256 ${earlier.sha256}\n`);
        pins[id] = earlier;
      } else pins[id] = pin;
    }
    const isSame = JSON.stringify(pins) === JSON.stringify(before);
    if (!isSame) await io.replaceFile(join(workshop.folder, pinsName), pinsText(pins));
  }
  if (found === 0) {
    io.err('readyroom: No command downloads a file.\n');
    return 2;
  }
  return wrong === 0 ? 0 : 1;
};
