import { NextResponse } from 'next/server';
import { getLocale } from 'next-intl/server';
import { ENGINE } from '@/lib/engine';
import { env } from '@/lib/env';
import { bind, pagePicture } from '@/lib/print/binding';
import { pagePng } from '@/lib/print/board-png';
import { composed } from '@/lib/print/composed';
import type { Imprint, Press } from '@/lib/print/page';
import { BATTLE_PARTS, type BattlePart, composeParts, wantedParts } from '@/lib/print/parts';
import type { SheetContents } from '@/lib/print/sheet-contents';
import type { Battle } from './battle';
import { answer, type Context, keyOf, type Made, taskFor, unknown, workshop } from './pictures';
import { getSay } from './words';

/** One part under its own name, or several in one file. */
export const partPdf = (request: Request, context: Context, part: BattlePart): Promise<NextResponse> =>
  answer(request, context, pdfOf(askedWith(request, part)));

export const printPdf = (request: Request, context: Context): Promise<NextResponse> =>
  answer(request, context, pdfOf(new URL(request.url).searchParams));

const askedWith = (request: Request, part: BattlePart): URLSearchParams => {
  const asked = new URL(request.url).searchParams;
  asked.set('parts', part);
  return asked;
};

/** What changes a print; other words of an address do not make it another. */
const WISHES = ['paper', 'ink', 'size', 'backing', 'scale', 'side'] as const;

const varietyOf = (asked: URLSearchParams): string =>
  JSON.stringify([wantedParts(asked, BATTLE_PARTS), ...WISHES.map(wish => asked.get(wish))]);

const pdfOf = (asked: URLSearchParams): Made => ({
  name: `${wantedParts(asked, BATTLE_PARTS).join('-')}.pdf`,
  type: 'application/pdf',
  disposition: 'inline',
  variety: varietyOf(asked),
  make: async (battle, report) => {
    const presses = await pressesFor(battle, asked);
    return bind(presses, imprintOf(presses, battle), report);
  },
});

/** The preview asks page after page for the same print: the last few stay composed. */
const pressesFor = async (battle: Battle, asked: URLSearchParams): Promise<readonly Press[]> => {
  const { slug, n } = battle.version;
  const key = [slug, n, battle.variant?.id, varietyOf(asked), await getLocale()].join(' ');
  const contents = await contentsFor(battle);
  return composed(key, () => composeParts(wantedParts(asked, BATTLE_PARTS), contents, asked));
};

const imprintOf = (presses: readonly Press[], { scenario }: Battle): Imprint => {
  const [first] = presses;
  if (!first) throw new Error('nothing to print');
  return presses.length === 1 ? first.imprint : { ...first.imprint, title: scenario.title };
};

const contentsFor = async (battle: Battle): Promise<SheetContents> => {
  const { version, variant, system, scenario } = battle;
  return {
    ...battle,
    roster: system.documents.scenario.roster(scenario),
    version: version.n,
    publishedAt: version.publishedAt,
    say: await getSay(),
    language: await getLocale(),
    engine: ENGINE,
    address: `${env().baseUrl}/s/${version.slug}/v/${version.n}${variant ? `?variant=${variant.id}` : ''}`,
  };
};

const PREVIEW = { least: 120, usual: 480, most: 1200 };

/** One page of a print as a picture. */
export const previewPng = (request: Request, context: Context): Promise<NextResponse> => {
  const asked = new URL(request.url).searchParams;
  const page = numberIn(asked.get('page'), { least: 0, usual: 0, most: 9999 });
  const width = numberIn(asked.get('width'), PREVIEW);
  return answer(request, context, {
    name: `preview-${page}.png`,
    type: 'image/png',
    disposition: 'inline',
    variety: JSON.stringify([varietyOf(asked), page, width]),
    make: async battle => {
      const presses = await pressesFor(battle, asked);
      const pages = presses.flatMap(press => press.pages.map(each => pagePicture(each, press.ink)));
      const picture = pages[Math.min(page, pages.length - 1)];
      if (!picture) throw new Error('a print without pages');
      return pagePng(picture, width);
    },
  });
};

const numberIn = (
  text: string | null,
  { least, usual, most }: { least: number; usual: number; most: number },
): number => {
  const wish = Number(text ?? Number.NaN);
  return Number.isFinite(wish) ? Math.round(Math.min(most, Math.max(least, wish))) : usual;
};

/** What a print would be, and how far it is if it is being made. */
export const printJson = async (request: Request, { params }: Context): Promise<NextResponse> => {
  const address = await params;
  const asked = new URL(request.url).searchParams;
  const made = pdfOf(asked);
  const variant = asked.get('variant') ?? '';
  const battle = (await taskFor(address, made, variant || undefined))?.battle;
  if (!battle) return unknown(address);
  const presses = await pressesFor(battle, asked);
  const pages = presses.flatMap(({ imprint, pages: all }) =>
    all.map(({ width, height }) => ({ title: imprint.title, width, height })),
  );
  const progress = workshop().progress(await keyOf(battle.version, made, variant));
  return NextResponse.json({ pages, progress }, { headers: { 'cache-control': 'no-store' } });
};
