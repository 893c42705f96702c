import { NextResponse } from 'next/server';
import { readCollection } from '@/lib/store/catalogue/collections';
import { readVersionSummary, type VersionSummary } from '@/lib/store/documents/versions';
import { answerInWords } from '../http/error-in-words';
import { isAskingForProgress, progressResponse } from '../http/file-progress';
import { getRequester } from '../http/requester';
import { errorResponse } from '../http/route-helpers';
import { unavailableResponse } from '../http/unavailable';
import { DEADLINES, runJob } from '../jobs';
import { LIMITS, refuseRateLimitedWrite } from '../rate-limits/rate-limits';
import { getStore } from '../store';
import { loadTaskDocument, versionKeyOf } from './version-jobs';

/** The most battles that are made within the deadline; a larger module would not open well either. */
const MOST_BATTLES = 40;

interface CollectionContext {
  readonly params: Promise<{ readonly slug: string }>;
}

/** The newest versions of a collection's battles in one VASSAL module. */
export const serveCollectionModule = async (
  request: Request,
  { params }: CollectionContext,
): Promise<NextResponse> => answerInWords(await makeCollectionModule(request, (await params).slug));

const makeCollectionModule = async (request: Request, slug: string): Promise<NextResponse> => {
  const collection = await readCollection(await getStore(), slug);
  const versions = collection ? await readBattles(collection.entries) : [];
  if (!collection || versions.length === 0) return errorResponse(404, 'unknown-battle');
  if (versions.length > MOST_BATTLES) return errorResponse(422, 'too-many-battles', { most: MOST_BATTLES });
  const requester = await getRequester();
  const wanted = versions.map(version => ({ ...requester, version, variant: null }));
  const key = JSON.stringify([collection.title, ...wanted.map(versionKeyOf)]);
  if (isAskingForProgress(request)) return progressResponse('makeModule', key);
  const refused = await refuseRateLimitedWrite(request, LIMITS.makeFile);
  if (refused) return refused;
  const made = await runJob('makeModule', {
    key,
    input: async () => ({
      title: collection.title,
      subjects: await Promise.all(wanted.map(loadTaskDocument)),
    }),
    bytes: versions.reduce((sum, { bytes }) => sum + bytes, 0),
    deadline: DEADLINES.print,
    client: requester.client,
  });
  if (made.type !== 'done') return unavailableResponse(made);
  if (!made.result) return errorResponse(404, 'unknown-battle');
  return new NextResponse(Buffer.from(made.result), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${slug}.vmod"`,
      'cache-control': 'public, max-age=60',
      'x-content-type-options': 'nosniff',
    },
  });
};

const readBattles = async (slugs: readonly string[]): Promise<readonly VersionSummary[]> => {
  const store = await getStore();
  const found = await Promise.all(slugs.map(slug => readVersionSummary(store, slug)));
  return found.filter(version => version !== null).filter(({ kind }) => kind === 'scenario');
};
