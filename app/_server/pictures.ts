import type { NextResponse } from 'next/server';
import { formatDocument } from '@/lib/documents/format';
import { readVersion } from '@/lib/store/versions';
import {
  answerMissing,
  answerWith,
  type Context,
  fileAnswer,
  headersOf,
  isAddress,
  numberOf,
  unlistedHeaders,
} from './files';
import { getStore } from './store';

export const boardSvg = (request: Request, context: Context): Promise<NextResponse> => {
  const isNormal = new URL(request.url).searchParams.get('detail') === 'normal';
  return fileAnswer(request, context, {
    name: 'board.svg',
    type: 'image/svg+xml; charset=utf-8',
    disposition: 'inline',
    // Opened by itself it is a page of this site: it may show letters and nothing else.
    headers: { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" },
    deadline: 'file',
    request: { file: 'svg', detail: isNormal ? 'normal' : 'high' },
  });
};

const WIDTH = { least: 200, usual: 1600, most: 3000 };

export const boardImage = (request: Request, context: Context): Promise<NextResponse> =>
  fileAnswer(request, context, {
    name: 'board.png',
    type: 'image/png',
    disposition: 'inline',
    deadline: 'file',
    request: { file: 'png', width: widthOf(request) },
  });

/** The width that is asked for, within reason; nonsense gets the usual one. */
const widthOf = (request: Request): number => {
  const wish = Number(new URL(request.url).searchParams.get('width') ?? Number.NaN);
  return Number.isFinite(wish) ? Math.round(Math.min(WIDTH.most, Math.max(WIDTH.least, wish))) : WIDTH.usual;
};

export const shareImage = (request: Request | null, context: Context): Promise<NextResponse> =>
  fileAnswer(request, context, {
    name: 'opengraph-image.png',
    type: 'image/png',
    disposition: 'inline',
    deadline: 'file',
    request: { file: 'share-image' },
  });

/** A document of any kind as it was published; its name and a header say what the rules said of it. */
export const documentJson = async (_request: Request, { params }: Context): Promise<NextResponse> => {
  const address = await params;
  const version = isAddress(address)
    ? await readVersion(await getStore(), address.slug, numberOf(address))
    : null;
  if (!version) return answerMissing(address);
  const file = {
    name: version.errors > 0 ? 'not-legal.json' : 'document.json',
    type: 'application/json; charset=utf-8',
    disposition: 'attachment',
    headers: { 'x-rules-broken': String(version.errors) },
  } as const;
  const bytes = Buffer.from(formatDocument(version.document));
  const sent = headersOf(file, `${version.slug}-v${version.n}`, address);
  return answerWith(bytes, { ...sent, ...unlistedHeaders(version) });
};
