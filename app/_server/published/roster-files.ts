import { type NextRequest, NextResponse } from 'next/server';
import type { RosterFormat } from '@/app/_worker/roster';
import { answerInWords } from '../http/error-in-words';
import { clientKeyOf } from '../http/requester';
import { errorResponse } from '../http/route-helpers';
import { unavailableResponse } from '../http/unavailable';
import { DEADLINES, runJob } from '../jobs';
import { LIMITS, refuseRateLimitedWrite } from '../rate-limits/rate-limits';
import { loadDraftDocument } from './army';
import { serveVersionFile, type VersionContext } from './version-files';

const HEADS = {
  pdf: { type: 'application/pdf', disposition: 'inline' },
  txt: { type: 'text/plain; charset=utf-8', disposition: 'inline' },
  csv: { type: 'text/csv; charset=utf-8', disposition: 'attachment' },
} as const;

const makeRosterRequest = (format: RosterFormat, request: Request) => {
  const asked = new URL(request.url).searchParams;
  const kept = new URLSearchParams();
  for (const option of ['paper', 'ink']) kept.set(option, (asked.get(option) ?? '').slice(0, 20));
  return { file: 'roster', format, asked: kept.toString() } as const;
};

interface DraftContext {
  readonly params: Promise<{ readonly id: string }>;
}

/** The roster of a draft, for its owner alone. */
export const serveDraftRoster =
  (format: RosterFormat) =>
  async (request: NextRequest, { params }: DraftContext): Promise<NextResponse> =>
    answerInWords(await makeDraftRoster(request, (await params).id, format));

const makeDraftRoster = async (
  request: NextRequest,
  id: string,
  format: RosterFormat,
): Promise<NextResponse> => {
  const subject = await loadDraftDocument(id);
  if (!subject) return errorResponse(404, 'unknown-battle');
  const refused = await refuseRateLimitedWrite(request, LIMITS.makeFile);
  if (refused) return refused;
  const made = await runJob('makeFile', {
    key: null,
    input: async () => ({ subject, request: makeRosterRequest(format, request) }),
    bytes: subject.text.length,
    deadline: DEADLINES.file,
    client: clientKeyOf(request.headers),
  });
  if (made.type !== 'done') return unavailableResponse(made);
  if (!made.result) return errorResponse(404, 'unknown-battle');
  const { type, disposition } = HEADS[format];
  return new NextResponse(new Uint8Array(made.result), {
    headers: {
      'content-type': type,
      'content-disposition': `${disposition}; filename="roster.${format}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
};

/** The roster of a published army. */
export const serveVersionRoster =
  (format: RosterFormat) =>
  (request: NextRequest, context: VersionContext): Promise<NextResponse> =>
    serveVersionFile(request, context, {
      name: `roster.${format}`,
      ...HEADS[format],
      deadline: 'file',
      request: makeRosterRequest(format, request),
    });
