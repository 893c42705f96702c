import { Resvg } from '@resvg/resvg-js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeSay } from '@/components/words/make-say';
import { messages } from '@/content/messages/en';
import { fitTitleSize } from '@/lib/drawing/title-size';
import { loadShippedBattle } from '@/lib/print/testing/sample-battle';
import { renderShareImage } from './render-share-image';

const say = makeSay(messages, 'en');
const CANNAE = 'lost-battles/cannae.json';
const TITLES = [
  'Cannae',
  'Elephants 🐘🐘 at the gates 👨‍👩‍👧',
  'Die große Schlacht bei Überlingen und Ἀθῆναι 戦い',
  'Of the great and terrible battle which was fought by the consuls of Rome against Hannibal in the plain before Cannae 216',
  'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2),
];

afterEach(() => vi.unstubAllGlobals());

/** The image's pixels: the renderer reads it back as part of a picture. */
const pixelsOf = (png: Buffer) => {
  const href = `data:image/png;base64,${png.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><image href="${href}" width="1200" height="630"/></svg>`;
  return new Resvg(svg).render().pixels;
};

const shareOf = (pixels: Buffer, isSo: (red: number, green: number, blue: number) => boolean): number => {
  let count = 0;
  for (let at = 0; at < pixels.length; at += 4)
    if (isSo(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)) count++;
  return (count * 4) / pixels.length;
};

describe('the share image', { timeout: 60_000 }, () => {
  test.each(TITLES)('of “%s” is a picture of 1200 × 630, made without the network', async title => {
    const fetched = vi.fn(() => Promise.reject(new Error('no network')));
    vi.stubGlobal('fetch', fetched);
    const png = await renderShareImage(await loadShippedBattle(CANNAE, json => ({ ...json, title })), say);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(fetched).not.toHaveBeenCalled();
    const pixels = pixelsOf(png);
    expect(shareOf(pixels, (red, green, blue) => red + green + blue < 200)).toBeGreaterThan(0.01);
    expect(shareOf(pixels, (red, green, blue) => red > 120 && green < 60 && blue < 50)).toBeGreaterThan(
      0.005,
    );
  });

  test('differs with its title', async () => {
    const [one, other] = await Promise.all(
      ['Ἀθῆναι', 'Überlingen'].map(async title =>
        renderShareImage(await loadShippedBattle(CANNAE, json => ({ ...json, title })), say),
      ),
    );
    expect(one && other && one.equals(other)).toBe(false);
  });
});

describe('the size of a title', () => {
  test('is large for a short one and smaller for a long one', () => {
    const [short = 0, , , long = 0, word = 0] = TITLES.map(title => fitTitleSize(title, 396, 214));
    expect(short).toBeGreaterThan(60);
    expect(long).toBeLessThan(40);
    expect(word).toBeLessThan(30);
  });
});
