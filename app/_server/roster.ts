import { type NextRequest, NextResponse } from 'next/server';
import type { RosterFormat } from '@/app/_worker/roster';
import { fault } from './answers';
import { draftSubject } from './army';
import { clientOf } from './asking';
import { type Context, fileAnswer } from './files';
import { DEADLINES, runJob } from './jobs';
import { LIMITS, limitWrites } from './limits';
import { unavailableAnswer } from './unavailable';

const HEADS = {
  pdf: { type: 'application/pdf', disposition: 'inline' },
  txt: { type: 'text/plain; charset=utf-8', disposition: 'inline' },
  csv: { type: 'text/csv; charset=utf-8', disposition: 'attachment' },
} as const;

const requestFor = (format: RosterFormat, request: Request) => {
  const asked = new URL(request.url).searchParams;
  const kept = new URLSearchParams();
  for (const option of ['paper', 'ink']) kept.set(option, (asked.get(option) ?? '').slice(0, 20));
  return { file: 'roster', format, asked: kept.toString() } as const;
};

interface DraftContext {
  readonly params: Promise<{ readonly id: string }>;
}

/** The roster of a draft, for its owner alone. */
export const draftRoster =
  (format: RosterFormat) =>
  async (request: NextRequest, { params }: DraftContext): Promise<NextResponse> => {
    const subject = await draftSubject((await params).id);
    if (!subject) return fault(404, 'unknown-battle');
    const refused = await limitWrites(request, LIMITS.makeFile);
    if (refused) return refused;
    const made = await runJob('makeFile', {
      key: null,
      input: async () => ({ subject, request: requestFor(format, request) }),
      deadline: DEADLINES.file,
      client: clientOf(request.headers),
    });
    if (made.type !== 'done') return unavailableAnswer(made);
    if (!made.result) return fault(404, 'unknown-battle');
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
export const versionRoster =
  (format: RosterFormat) =>
  (request: NextRequest, context: Context): Promise<NextResponse> =>
    fileAnswer(request, context, {
      name: `roster.${format}`,
      ...HEADS[format],
      deadline: 'file',
      request: requestFor(format, request),
    });
