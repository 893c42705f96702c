import type { NextResponse } from 'next/server';
import type { Examined } from '@/lib/catalogue/examine-document';
import type { VersionCheck } from '@/lib/store/documents/version-checks';
import { getRequester } from '../http/requester';
import { errorResponse } from '../http/route-helpers';
import { unavailableResponse } from '../http/unavailable';
import { DEADLINES, getWorkerFingerprints, runJob } from '../jobs';

type Readable = Extract<Examined, { type: 'readable' }>;

export interface ExaminedDocument extends Readable {
  /** As it is published, as JSON. */
  readonly published: string;
  /** What is kept with the version. */
  readonly check: VersionCheck;
}

/** All that has to be known of a document, given as JSON, before it is published, or why it cannot be. */
export const examineForPublishing = async (
  text: string,
): Promise<ExaminedDocument | { readonly refused: NextResponse }> => {
  const examined = await runJob('examine', {
    key: null,
    input: async () => ({ text }),
    bytes: text.length,
    deadline: DEADLINES.page,
    client: (await getRequester()).client,
  });
  if (examined.type !== 'done') return { refused: unavailableResponse(examined) };
  const { result } = examined;
  if (result.type === 'unreadable')
    return { refused: errorResponse(422, 'malformed', { findings: result.findings }) };
  if (!result.facts.licence) return { refused: errorResponse(422, 'licence-missing', { path: ['licence'] }) };
  return { ...result, check: { rules: getWorkerFingerprints().rules, verdict: result.verdict } };
};
