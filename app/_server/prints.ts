import { NextResponse } from 'next/server';
import { getLocale } from 'next-intl/server';
import { ENGINE } from '@/lib/engine';
import { bind, pagePicture } from '@/lib/print/binding';
import { pagePng } from '@/lib/print/board-png';
import { booklet, halfOf } from '@/lib/print/booklet';
import { composed } from '@/lib/print/composed';
import type { Imprint, Press } from '@/lib/print/page';
import { BATTLE_PARTS, type BattlePart, composeParts, wantedParts } from '@/lib/print/parts';
import { composeRoster } from '@/lib/print/roster';
import type { SheetContents } from '@/lib/print/sheet-contents';
import { printOptions } from '@/lib/print/wishes';
import type { Battle } from './battle';
import { answer, type Context, keyOf, type Made, taskFor, unknown, workshop } from './pictures';
import { addressOf, publishedAs } from './published-as';
import type { Troops } from './troops';
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

/** An army is printed as a roster, a list as a booklet. */
const troopsPresses = async (troops: Troops, asked: URLSearchParams): Promise<readonly Press[]> => {
  const { version, system, entry, tables, facts, findings } = troops;
  const contents = {
    title: entry.title,
    subtitle: [system.title, ...entry.sides].join(' · '),
    rulebook: system.rulebook,
    tables,
    facts,
    findings,
    say: await getSay(),
    language: await getLocale(),
    engine: ENGINE,
    published: publishedAs(version),
  };
  const options = printOptions(asked);
  if (version.kind !== 'army-list') return [composeRoster(contents, options)];
  return [booklet(composeRoster(contents, { ...options, paper: halfOf(options.paper) }), options.paper)];
};

const pdfOf = (asked: URLSearchParams): Made => ({
  name: `${wantedParts(asked, BATTLE_PARTS).join('-')}.pdf`,
  type: 'application/pdf',
  disposition: 'inline',
  variety: varietyOf(asked),
  make: async (battle, report) => {
    const presses = await pressesFor(battle, asked);
    return bind(presses, imprintOf(presses, battle), report);
  },
  makeTroops: async (troops, report) => {
    const [press] = await troopsPresses(troops, asked);
    if (!press) throw new Error('nothing to print');
    return bind([press], press.imprint, report);
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
    address: `${addressOf(version)}${variant ? `?variant=${variant.id}` : ''}`,
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
    make: async battle => pageOf(await pressesFor(battle, asked), page, width),
    makeTroops: async troops => pageOf(await troopsPresses(troops, asked), page, width),
  });
};

const pageOf = (presses: readonly Press[], page: number, width: number): Promise<Buffer> => {
  const all = presses.flatMap(press => press.pages.map(each => ({ each, ink: press.ink })));
  const found = all[Math.min(page, all.length - 1)];
  if (!found) throw new Error('a print without pages');
  return pagePng(pagePicture(found.each, found.ink), width);
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
  const task = await taskFor(address, made, variant || undefined);
  if (!task) return unknown(address);
  const { battle, troops, version } = task;
  const presses = battle ? await pressesFor(battle, asked) : troops ? await troopsPresses(troops, asked) : [];
  const pages = presses.flatMap(({ imprint, pages: all }) =>
    all.map(({ width, height }) => ({ title: imprint.title, width, height })),
  );
  const progress = workshop().progress(await keyOf(version, made, variant));
  return NextResponse.json({ pages, progress }, { headers: { 'cache-control': 'no-store' } });
};
