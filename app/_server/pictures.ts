import { createHash } from 'node:crypto';
import { NextResponse } from 'next/server';
import { getLocale } from 'next-intl/server';
import { renderShareImage, renderTroopsImage } from '@/components/share-image/render-share-image';
import { formatDocument } from '@/lib/documents/format';
import type { DrawList } from '@/lib/drawing/draw-list';
import { MAP_PALETTE } from '@/lib/drawing/palette';
import { parade } from '@/lib/drawing/parade';
import { toSvg } from '@/lib/drawing/to-svg';
import type { Report } from '@/lib/print/binding';
import { boardOf } from '@/lib/print/board';
import { boardPng } from '@/lib/print/board-png';
import { openWorkshop, type Work, type Workshop } from '@/lib/print/workshop';
import { contentHash } from '@/lib/store/canonical-json';
import { readGone, readVersion, type Version } from '@/lib/store/versions';
import { fault } from './answers';
import { type Battle, loadBattle, versionNumber } from './battle';
import { getStore } from './store';
import { loadTroops, type Troops } from './troops';
import { getSay } from './words';

/** The address of a version; without `n` that of the newest. */
export interface Address {
  readonly slug: string;
  readonly n?: string;
}

export interface Context {
  readonly params: Promise<Address>;
}

export interface Made {
  readonly name: string;
  readonly type: string;
  readonly disposition: 'inline' | 'attachment';
  /** What tells this one from others of the same name: its width. */
  readonly variety?: string;
  readonly headers?: Record<string, string>;
  readonly make: (battle: Battle, report: Report) => Promise<Buffer>;
  /** The same of an army or a list; absent: there is no such file of it. */
  readonly makeTroops?: (troops: Troops, report: Report) => Promise<Buffer>;
}

export const boardSvg = (request: Request, context: Context): Promise<NextResponse> =>
  answer(request, context, {
    name: 'board.svg',
    type: 'image/svg+xml; charset=utf-8',
    disposition: 'inline',
    // Opened by itself it is a page of this site: it may show letters and nothing else.
    headers: { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" },
    make: async battle => svgOf(boardOf(battle, 'screen', await getSay()), battle.scenario.title),
    makeTroops: async troops => svgOf(paradeOf(troops), troops.entry.title),
  });

const svgOf = (list: DrawList, title: string): Buffer =>
  Buffer.from(toSvg(list, { title, background: MAP_PALETTE.sheet }));

const paradeOf = ({ tables }: Troops): DrawList => parade(tables.flatMap(({ rows }) => rows));

const WIDTH = { least: 200, usual: 1600, most: 3000 };

export const boardImage = (request: Request, context: Context): Promise<NextResponse> => {
  const width = widthOf(request);
  return answer(request, context, {
    name: 'board.png',
    type: 'image/png',
    disposition: 'inline',
    variety: String(width),
    make: async battle => boardPng(boardOf(battle, 'screen', await getSay()), width, MAP_PALETTE.sheet),
    makeTroops: async troops => boardPng(paradeOf(troops), width, MAP_PALETTE.sheet),
  });
};

/** The width that is asked for, within reason; nonsense gets the usual one. */
const widthOf = (request: Request): number => {
  const wish = Number(new URL(request.url).searchParams.get('width') ?? Number.NaN);
  return Number.isFinite(wish) ? Math.round(Math.min(WIDTH.most, Math.max(WIDTH.least, wish))) : WIDTH.usual;
};

export const shareImage = (request: Request | null, context: Context): Promise<NextResponse> =>
  answer(request, context, {
    name: 'opengraph-image.png',
    type: 'image/png',
    disposition: 'inline',
    make: async battle => renderShareImage(battle, await getSay()),
    makeTroops: async troops => renderTroopsImage(troops, paradeOf(troops), await getSay()),
  });

/** A document of any kind as it was published; its name and a header say what the rules said of it. */
export const documentJson = async (request: Request, { params }: Context): Promise<NextResponse> => {
  const address = await params;
  const version = isAddress(address)
    ? await readVersion(await getStore(), address.slug, numberOf(address))
    : null;
  if (!version) return unknown(address);
  const made = {
    name: version.errors > 0 ? 'not-legal.json' : 'document.json',
    type: 'application/json; charset=utf-8',
    disposition: 'attachment',
    headers: { 'x-rules-broken': String(version.errors) },
  } as const;
  const bytes = Buffer.from(formatDocument(version.document));
  return sent(request, bytes, headersOf(made, `${version.slug}-v${version.n}`, address));
};

export const answer = async (
  request: Request | null,
  { params }: Context,
  made: Made,
): Promise<NextResponse> => {
  const address = await params;
  const variant = request ? (new URL(request.url).searchParams.get('variant') ?? '') : '';
  const task = await taskFor(address, made, variant || undefined);
  if (!task) return unknown(address);
  const { version, make } = task;
  const bytes = await workshop().make(await keyOf(version, made, variant), make);
  return bytes ? sent(request, bytes, headersOf(made, fileOf(version, variant), address)) : busy();
};

const fileOf = ({ slug, n }: Version, variant: string): string =>
  [`${slug}-v${n}`, ...(variant ? [variant] : [])].join('-');

/** The same bytes have the same key: nothing is made twice. */
export const keyOf = async (
  version: Version,
  { name, variety }: Pick<Made, 'name' | 'variety'>,
  variant: string,
): Promise<string> =>
  [fileOf(version, variant), name, variety, contentHash(version.document), await getLocale()].join(' ');

interface Task {
  readonly version: Version;
  readonly make: Work;
  /** One of the two: a battle, or an army or a list. */
  readonly battle: Battle | null;
  readonly troops: Troops | null;
}

export const taskFor = async (
  address: Address,
  { make, makeTroops }: Made,
  variant: string | undefined,
): Promise<Task | null> => {
  if (!isAddress(address)) return null;
  const battle = await loadBattle(address.slug, numberOf(address), variant);
  if (battle) return { version: battle.version, battle, troops: null, make: report => make(battle, report) };
  const troops = makeTroops && (await loadTroops(address.slug, numberOf(address)));
  return troops
    ? { version: troops.version, battle: null, troops, make: report => makeTroops(troops, report) }
    : null;
};

const isAddress = ({ n }: Address): boolean => n === undefined || versionNumber(n) !== null;
const numberOf = ({ n }: Address): number | undefined =>
  n === undefined ? undefined : (versionNumber(n) ?? undefined);

export const unknown = async (address: Address): Promise<NextResponse> => {
  const { slug } = address;
  const gone = isAddress(address) ? await readGone(await getStore(), slug, numberOf(address)) : null;
  if (gone) return fault(410, 'gone', { title: gone.title, state: gone.state, reason: gone.reason });
  const isKnown = (await readVersion(await getStore(), slug)) !== null;
  return fault(404, isKnown ? 'unknown-version' : 'unknown-battle');
};

const busy = (): NextResponse => {
  const answered = fault(503, 'failed');
  answered.headers.set('retry-after', '5');
  return answered;
};

/** A version never changes; which one is the newest does. */
const CACHING = { version: 'public, max-age=31536000, immutable', newest: 'public, max-age=60' };

const headersOf = (made: Omit<Made, 'make'>, file: string, { n }: Address): Record<string, string> => ({
  'content-type': made.type,
  'content-disposition': `${made.disposition}; filename="${file}-${made.name}"`,
  'cache-control': n === undefined ? CACHING.newest : CACHING.version,
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
  ...made.headers,
});

const sent = (request: Request | null, bytes: Buffer, headers: Record<string, string>): NextResponse => {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
  const isKnown = request?.headers.get('if-none-match')?.includes(etag) ?? false;
  if (isKnown) return new NextResponse(null, { status: 304, headers: { ...headers, etag } });
  const all = { ...headers, etag, 'content-length': String(bytes.length) };
  return new NextResponse(new Uint8Array(bytes), { headers: all });
};

const LIMITS = { atOnce: 2, waiting: 40, kept: 64 * 1024 * 1024 };
const WORKSHOP = Symbol.for('battlewright.workshop');

/** One for the whole process, also when the development server loads this file again. */
export const workshop = (): Workshop => {
  const kept = globalThis as { [WORKSHOP]?: Workshop };
  kept[WORKSHOP] ??= openWorkshop(LIMITS);
  return kept[WORKSHOP];
};
