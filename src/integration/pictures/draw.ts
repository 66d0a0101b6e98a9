import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { colours, svgOf, writtenOn, type Card } from './card.ts';
import { typefaceFor } from './typeface.ts';

/** The pictures of a site, drawn. */
export interface Pictures {
  /** How many there are, and how many of them were not in the cache. */
  all: number;
  drawn: number;
  /** Puts each where pages say that it is. */
  copyInto(folder: string): void;
}

/**
 * Draws the cards of a site, which are given by their paths. What was drawn before is taken from `cache`, a folder that holds what the
 * last build needed and nothing else.
 */
export async function drawCards(
  cards: ReadonlyMap<string, Card>,
  cache: string,
): Promise<Pictures> {
  mkdirSync(cache, { recursive: true });
  const named = [...cards].map(([path, card]) => ({ path, card, name: nameOf(card) }));
  const needed = new Map(named.map(({ name, card }) => [name, card]));
  const there = new Set(readdirSync(cache));
  for (const name of there) if (!needed.has(name)) rmSync(join(cache, name));
  const missing = [...needed].filter(([name]) => !there.has(name));
  const left = missing.values();
  const work = async (): Promise<void> => {
    for (const [name, card] of left) await drawCard(card, join(cache, name));
  };
  // Letters are outlined here, one card after the other; pictures are made of them in other threads meanwhile.
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return {
    all: cards.size,
    drawn: missing.length,
    copyInto: (folder) => {
      for (const { path, name } of named) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        copyFileSync(join(cache, name), join(folder, path));
      }
    },
  };
}

/** A file is there once it is whole: a build may be stopped while it draws. */
async function drawCard(card: Card, file: string): Promise<void> {
  const svg = svgOf(card, await typefaceFor(writtenOn(card)));
  await sharp(Buffer.from(svg)).removeAlpha().png().toFile(`${file}.part`);
  renameSync(`${file}.part`, file);
}

/** What draws, itself: a picture is drawn anew once that is another. */
const drawing = readdirSync(import.meta.dirname)
  .toSorted()
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\0');

/** The same for a card that looks the same. */
const nameOf = (card: Card): string =>
  `${createHash('sha256')
    .update(JSON.stringify([card, writtenOn(card), colours, drawing]))
    .digest('hex')
    .slice(0, 32)}.png`;
