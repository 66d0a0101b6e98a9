import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { svgOf, writtenOn, type Card } from '../../../../src/integration/pictures/card.ts';
import { drawCards } from '../../../../src/integration/pictures/draw.ts';
import { drawable } from '../../../../src/integration/pictures/site-cards.ts';
import { typefaceFor } from '../../../../src/integration/pictures/typeface.ts';

const card = (locale: Card['locale'], title: string): Card => ({
  locale,
  title,
  above: 'Calico on Kubernetes',
  site: 'Readyroom',
  accent: '#8a1c5a',
  hasSign: true,
});
const folder = mkdtempSync(join(tmpdir(), 'readyroom-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('a picture is drawn once, as long as its card is the same, and what no page needs is removed', async () => {
  const cache = join(folder, 'cache');
  const draw = (...titles: readonly string[]) =>
    drawCards(new Map(titles.map((title) => [`${title}/og.png`, card('en', title)])), cache);
  expect(await draw('one', 'two')).toMatchObject({ all: 2, drawn: 2 });
  expect(await draw('one', 'two')).toMatchObject({ all: 2, drawn: 0 });
  const pictures = await draw('two', 'three');
  expect(pictures).toMatchObject({ all: 2, drawn: 1 });
  expect(readdirSync(cache)).toHaveLength(2);
  pictures.copyInto(join(folder, 'site'));
  const png = readFileSync(join(folder, 'site/three/og.png'));
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
});

describe('what is written stays inside', () => {
  test.each([
    ['en', 'Taints'],
    ['en', 'Conditions, rollouts, probes, and the reasons that kubectl prints '.repeat(3)],
    ['en', 'W'.repeat(90)],
    ['pt-BR', 'Instalação com o operador: atenção às permissões e às exceções '.repeat(3)],
    ['zh-CN', '安装“Calico”：清单、标签（labels）与污点，'.repeat(7)],
  ] as const)('%s: %s', async (locale, title) => {
    const one = { ...card(locale, title), above: title, site: title };
    const svg = svgOf(one, await typefaceFor(writtenOn(one)));
    const { data, info } = await sharp(Buffer.from(svg))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) =>
      data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).toString('hex');
    const paper = at(40, 4);
    const margin = new Set<string>();
    for (let y = 0; y < info.height; y += 1)
      for (let x = 1130; x < info.width; x += 1) margin.add(at(x, y));
    for (let x = 24; x < info.width; x += 1)
      for (const y of [60, 148, 512, 590]) margin.add(at(x, y));
    expect([...margin]).toEqual([paper]);
    expect(at(4, 300)).toBe('8a1c5a');
  });
});

test('quotation marks are narrow but in Chinese, and what the typeface lacks takes no room', async () => {
  const typeface = await typefaceFor('“a” 网络 \u{10900}');
  const latin = typeface.widthOf('“a”', 'en');
  expect(typeface.widthOf('“a”', 'zh-CN')).toBe(latin + 1000);
  expect(typeface.widthOf('a\u{10900}', 'en')).toBe(typeface.widthOf('a', 'en'));
  expect(typeface.widthOf('网络', 'zh-CN')).toBe(2000);
  expect(typeface.outline('网络', 'zh-CN').match(/<path/g)).toHaveLength(2);
});

test('a text is written without what the typeface cannot write', () => {
  expect(drawable('Ship it 🚀 now — it’s  done\u200b', 'en')).toBe("Ship it now — it's done");
  expect(drawable('“网络”', 'zh-CN')).toBe('“网络”');
  expect(drawable('Pod ↔ Kubernetes®', 'en')).toBe('Pod ↔ Kubernetes®');
});
