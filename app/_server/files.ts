import { createHash } from 'node:crypto';
import { headers } from 'next/headers';
import { NextResponse } from 'next/server';
import type { FileRequest } from '@/app/_worker/files';
import { readGone, readVersionSummary, type VersionSummary } from '@/lib/store/versions';
import { fault } from './answers';
import { asking } from './asking';
import { versionNumber } from './battle';
import { DEADLINES, isReady, runJob, workerMarks } from './jobs';
import { LIMITS, limitWrites } from './limits';
import { getStore } from './store';
import { keyFor, subjectFor, type Wanted, withCheck } from './subject';
import { type Found, MISSING, unavailableAnswer } from './unavailable';

/** The address of a version; without `n` that of the newest. */
export interface Address {
  readonly slug: string;
  readonly n?: string;
}

export interface Context {
  readonly params: Promise<Address>;
}

export interface FileHead {
  readonly name: string;
  readonly type: string;
  readonly disposition: 'inline' | 'attachment';
  readonly headers?: Record<string, string>;
}

/** A file of a published version that a worker makes. */
export interface VersionFile extends FileHead {
  readonly request: FileRequest;
  readonly deadline: keyof typeof DEADLINES;
}

/** The file as it was asked for: nothing is made when the browser has it, and nothing twice. */
export const fileAnswer = async (
  request: Request | null,
  { params }: Context,
  file: VersionFile,
): Promise<NextResponse> => {
  const address = await params;
  const wanted = await wantedVersion(request, address);
  if (!wanted) return answerMissing(address);
  const answered = await withCheck(wanted, async checked => ({
    type: 'found' as const,
    found: await answerChecked(checked, file, address),
  }));
  if (answered.type === 'found') return answered.found;
  return answered.type === 'missing' ? answerMissing(address) : unavailableAnswer(answered);
};

const answerChecked = async (wanted: Wanted, file: VersionFile, address: Address): Promise<NextResponse> => {
  const key = fileKey(wanted, file.request);
  const etag = etagOf(key);
  const sent = { ...headersOf(file, fileName(wanted), address), ...unlistedHeaders(wanted.version) };
  const asked = await headers();
  if (asked.get('if-none-match')?.includes(etag))
    return new NextResponse(null, { status: 304, headers: { ...sent, etag } });
  const refused = isReady('makeFile', key) ? null : await limitWrites({ headers: asked }, LIMITS.makeFile);
  if (refused) return refused;
  const made = await makeFile(wanted, file);
  if (made.type === 'missing') return answerMissing(address);
  return made.type === 'found' ? answerWith(made.found, { ...sent, etag }) : unavailableAnswer(made);
};

/** Null: there is no such version. */
export const wantedVersion = async (request: Request | null, address: Address): Promise<Wanted | null> => {
  if (!isAddress(address)) return null;
  const version = await readVersionSummary(await getStore(), address.slug, numberOf(address));
  const variant = request ? new URL(request.url).searchParams.get('variant') : null;
  return version && { ...(await asking()), version, variant: variant || null };
};

export const fileKey = (wanted: Wanted, request: FileRequest): string =>
  `${keyFor(wanted)} ${JSON.stringify(request)}`;

/** Has a worker make a file of a version that has been checked. */
export const makeFile = async (
  wanted: Wanted,
  { request, deadline }: Pick<VersionFile, 'request' | 'deadline'>,
): Promise<Found<Uint8Array>> => {
  const made = await runJob('makeFile', {
    key: fileKey(wanted, request),
    input: async () => ({ subject: await subjectFor(wanted), request }),
    deadline: DEADLINES[deadline],
    client: wanted.client,
  });
  if (made.type !== 'done') return made;
  return made.result ? { type: 'found', found: made.result } : MISSING;
};

const fileName = ({ version, variant }: Wanted): string =>
  [`${version.slug}-v${version.n}`, ...(variant ? [variant] : [])].join('-');

export const isAddress = ({ n }: Address): boolean => n === undefined || versionNumber(n) !== null;
export const numberOf = ({ n }: Address): number | undefined =>
  n === undefined ? undefined : (versionNumber(n) ?? undefined);

export const answerMissing = async (address: Address): Promise<NextResponse> => {
  const { slug } = address;
  const store = await getStore();
  const gone = isAddress(address) ? await readGone(store, slug, numberOf(address)) : null;
  if (gone) return fault(410, 'gone', { title: gone.title, state: gone.state, reason: gone.reason });
  const isKnown = (await readVersionSummary(store, slug)) !== null;
  return fault(404, isKnown ? 'unknown-version' : 'unknown-battle');
};

/** A version never changes, but it may be hidden: a cache asks each time whether it still stands. Which one is the newest changes. */
const CACHING = { version: 'public, no-cache', newest: 'public, max-age=60' };

export const headersOf = (file: FileHead, name: string, { n }: Address): Record<string, string> => ({
  'content-type': file.type,
  'content-disposition': `${file.disposition}; filename="${name}-${file.name}"`,
  'cache-control': n === undefined ? CACHING.newest : CACHING.version,
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
  ...file.headers,
});

/** Whoever was given the address may read it; search engines are told to leave it out. */
export const unlistedHeaders = ({
  visibility,
}: Pick<VersionSummary, 'visibility'>): Record<string, string> =>
  visibility === 'unlisted' ? { 'x-robots-tag': 'noindex' } : {};

/** The same program makes the same bytes of the same version, so that the tag needs no bytes. */
const etagOf = (key: string): string =>
  `"${createHash('sha256').update(`${workerMarks().program} ${key}`).digest('base64url').slice(0, 27)}"`;

export const answerWith = (bytes: Uint8Array, sent: Record<string, string>): NextResponse =>
  new NextResponse(new Uint8Array(bytes), { headers: { ...sent, 'content-length': String(bytes.length) } });
