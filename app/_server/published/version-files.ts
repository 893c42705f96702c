import { createHash } from 'node:crypto';
import { headers } from 'next/headers';
import { NextResponse } from 'next/server';
import type { FileRequest } from '@/app/_worker/files';
import { readGone, readVersionSummary, type VersionSummary } from '@/lib/store/documents/versions';
import { answerInWords } from '../http/error-in-words';
import { progressResponse } from '../http/file-progress';
import { getRequester } from '../http/requester';
import { errorResponse } from '../http/route-helpers';
import { type LookupResult, MISSING, unavailableResponse } from '../http/unavailable';
import { DEADLINES, getWorkerFingerprints, isJobReady, runJob } from '../jobs';
import { LIMITS, refuseRateLimitedWrite } from '../rate-limits/rate-limits';
import { getStore } from '../store';
import { parseVersionNumber } from './battle';
import { loadTaskDocument, type VersionRequest, versionKeyOf, withCheckedVersion } from './version-jobs';

/** The address of a version; without `n` that of the newest. */
export interface VersionAddress {
  readonly slug: string;
  readonly n?: string;
}

export interface VersionContext {
  readonly params: Promise<VersionAddress>;
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
export const serveVersionFile = async (
  request: Request | null,
  { params }: VersionContext,
  file: VersionFile,
): Promise<NextResponse> => answerInWords(await findVersionFile(request, await params, file));

const findVersionFile = async (
  request: Request | null,
  address: VersionAddress,
  file: VersionFile,
): Promise<NextResponse> => {
  const wanted = await findVersionRequest(request, address);
  if (!wanted) return missingVersionResponse(address);
  const answered = await withCheckedVersion(wanted, async checked => ({
    type: 'found' as const,
    found: await serveCheckedFile(checked, file, address),
  }));
  if (answered.type === 'found') return answered.found;
  return answered.type === 'missing' ? missingVersionResponse(address) : unavailableResponse(answered);
};

const serveCheckedFile = async (
  wanted: VersionRequest,
  file: VersionFile,
  address: VersionAddress,
): Promise<NextResponse> => {
  const key = fileKeyOf(wanted, file.request);
  const etag = etagOf(key);
  const sent = { ...fileHeadersOf(file, fileNameOf(wanted), address), ...unlistedHeadersOf(wanted.version) };
  const asked = await headers();
  if (asked.get('if-none-match')?.includes(etag))
    return new NextResponse(null, { status: 304, headers: { ...sent, etag } });
  const refused = await refuseTooManyFiles('makeFile', key);
  if (refused) return refused;
  const made = await makeFile(wanted, file);
  if (made.type === 'missing') return missingVersionResponse(address);
  return made.type === 'found' ? bytesResponse(made.found, { ...sent, etag }) : unavailableResponse(made);
};

/**
 * Refuses a visitor who has had too many files made; cached files cost nothing and are not counted. Null: allowed.
 */
export const refuseTooManyFiles = async (
  task: 'makeFile' | 'listPages' | 'countFindings',
  key: string,
): Promise<NextResponse | null> =>
  isJobReady(task, key) ? null : refuseRateLimitedWrite({ headers: await headers() }, LIMITS.makeFile);

/** Null: there is no such version. */
export const findVersionRequest = async (
  request: Request | null,
  address: VersionAddress,
): Promise<VersionRequest | null> => {
  if (!isVersionAddress(address)) return null;
  const version = await readVersionSummary(await getStore(), address.slug, versionNumberOf(address));
  const variant = request ? new URL(request.url).searchParams.get('variant') : null;
  return version && { ...(await getRequester()), version, variant: variant || null };
};

export const fileKeyOf = (wanted: VersionRequest, request: FileRequest): string =>
  `${versionKeyOf(wanted)} ${JSON.stringify(request)}`;

/** Makes a file of a checked version in a worker. */
export const makeFile = async (
  wanted: VersionRequest,
  { request, deadline }: Pick<VersionFile, 'request' | 'deadline'>,
): Promise<LookupResult<Uint8Array>> => {
  const made = await runJob('makeFile', {
    key: fileKeyOf(wanted, request),
    input: async () => ({ subject: await loadTaskDocument(wanted), request }),
    bytes: wanted.version.bytes,
    deadline: DEADLINES[deadline],
    client: wanted.client,
  });
  if (made.type !== 'done') return made;
  return made.result ? { type: 'found', found: made.result } : MISSING;
};

/** How far a file is that somebody has asked for. */
export const serveFileProgress = async (
  request: Request | null,
  { params }: VersionContext,
  wanted: FileRequest,
): Promise<NextResponse> => {
  const address = await params;
  const found = await findVersionRequest(request, address);
  if (!found) return answerInWords(await missingVersionResponse(address));
  return progressResponse('makeFile', fileKeyOf(found, wanted));
};

const fileNameOf = ({ version, variant }: VersionRequest): string =>
  [`${version.slug}-v${version.n}`, ...(variant ? [variant] : [])].join('-');

export const isVersionAddress = ({ n }: VersionAddress): boolean =>
  n === undefined || parseVersionNumber(n) !== null;
export const versionNumberOf = ({ n }: VersionAddress): number | undefined =>
  n === undefined ? undefined : (parseVersionNumber(n) ?? undefined);

export const missingVersionResponse = async (address: VersionAddress): Promise<NextResponse> => {
  const { slug } = address;
  const store = await getStore();
  const gone = isVersionAddress(address) ? await readGone(store, slug, versionNumberOf(address)) : null;
  if (gone) return errorResponse(410, 'gone', { title: gone.title, state: gone.state, reason: gone.reason });
  const isKnown = (await readVersionSummary(store, slug)) !== null;
  return errorResponse(404, isKnown ? 'unknown-version' : 'unknown-battle');
};

/** A version never changes, but it may be hidden: a cache asks each time whether it still stands. Which one is the newest changes. */
const CACHING = { version: 'public, no-cache', newest: 'public, max-age=60' };

export const fileHeadersOf = (
  file: FileHead,
  name: string,
  { n }: VersionAddress,
): Record<string, string> => ({
  'content-type': file.type,
  'content-disposition': `${file.disposition}; filename="${name}-${file.name}"`,
  'cache-control': n === undefined ? CACHING.newest : CACHING.version,
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
  ...file.headers,
});

/** Whoever was given the address may read it; search engines are asked to leave it out. */
export const unlistedHeadersOf = ({
  visibility,
}: Pick<VersionSummary, 'visibility'>): Record<string, string> =>
  visibility === 'unlisted' ? { 'x-robots-tag': 'noindex' } : {};

/** The same program makes the same bytes of the same version, so that the tag needs no bytes. */
const etagOf = (key: string): string =>
  `"${createHash('sha256').update(`${getWorkerFingerprints().program} ${key}`).digest('base64url').slice(0, 27)}"`;

export const bytesResponse = (bytes: Uint8Array, sent: Record<string, string>): NextResponse =>
  new NextResponse(new Uint8Array(bytes), { headers: { ...sent, 'content-length': String(bytes.length) } });
