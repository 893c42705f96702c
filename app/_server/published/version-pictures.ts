import type { NextResponse } from 'next/server';
import { formatDocument } from '@/lib/documents/format';
import { readVersion } from '@/lib/store/documents/versions';
import { parseBoundedNumber } from '../http/bounded-number';
import { isShortText } from '../jobs';
import { getStore } from '../store';
import {
  bytesResponse,
  fileHeadersOf,
  isVersionAddress,
  missingVersionResponse,
  serveVersionFile,
  unlistedHeadersOf,
  type VersionContext,
  versionNumberOf,
} from './version-files';

export const serveBoardSvg = (request: Request, context: VersionContext): Promise<NextResponse> => {
  const isNormal = new URL(request.url).searchParams.get('detail') === 'normal';
  return serveVersionFile(request, context, {
    name: 'board.svg',
    type: 'image/svg+xml; charset=utf-8',
    disposition: 'inline',
    // Opened by itself it is a page of this site: it may show letters and nothing else.
    headers: { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" },
    deadline: 'file',
    request: { file: 'svg', detail: isNormal ? 'normal' : 'high', ...keyOf(request) },
  });
};

/** With a key of terrain and troops beside the board; absent: the board alone, under the same cache key as ever. */
const keyOf = (request: Request): { readonly hasKey?: true } =>
  new URL(request.url).searchParams.has('key') ? { hasKey: true } : {};

const WIDTH = { least: 200, usual: 1600, most: 3000 };

export const serveBoardPng = (request: Request, context: VersionContext): Promise<NextResponse> =>
  serveVersionFile(request, context, {
    name: 'board.png',
    type: 'image/png',
    disposition: 'inline',
    deadline: 'file',
    request: { file: 'png', width: widthOf(request), ...keyOf(request) },
  });

export const serveBoardWebp = (request: Request, context: VersionContext): Promise<NextResponse> =>
  serveVersionFile(request, context, {
    name: 'board.webp',
    type: 'image/webp',
    disposition: 'inline',
    deadline: 'file',
    request: { file: 'webp', width: widthOf(request) },
  });

const widthOf = (request: Request): number =>
  parseBoundedNumber(new URL(request.url).searchParams.get('width'), WIDTH);

export const serveShareImage = (request: Request | null, context: VersionContext): Promise<NextResponse> =>
  serveVersionFile(request, context, {
    name: 'opengraph-image.png',
    type: 'image/png',
    disposition: 'inline',
    deadline: 'file',
    request: { file: 'share-image' },
  });

/** A document of any kind as it was published; its name and a header say what the rules said of it. */
export const serveDocumentJson = async (
  _request: Request,
  { params }: VersionContext,
): Promise<NextResponse> => {
  const address = await params;
  const version = isVersionAddress(address)
    ? await readVersion(await getStore(), address.slug, versionNumberOf(address))
    : null;
  if (!version) return missingVersionResponse(address);
  const file = {
    name: version.errors > 0 ? 'not-legal.json' : 'document.json',
    type: 'application/json; charset=utf-8',
    disposition: 'attachment',
    headers: { 'x-rules-broken': String(version.errors) },
  } as const;
  if (!isShortText(version.text))
    return serveVersionFile(null, { params }, { ...file, deadline: 'file', request: { file: 'document' } });
  const bytes = Buffer.from(formatDocument(JSON.parse(version.text)));
  const sent = fileHeadersOf(file, `${version.slug}-v${version.n}`, address);
  return bytesResponse(bytes, { ...sent, ...unlistedHeadersOf(version) });
};
