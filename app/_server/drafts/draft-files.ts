import { NextResponse } from 'next/server';
import type { FileRequest } from '@/app/_worker/files';
import { EXCHANGE_FORMATS } from '@/lib/exchange/exchange-formats';
import { answerInWords } from '../http/error-in-words';
import { isAskingForProgress, progressResponse } from '../http/file-progress';
import { getRequester } from '../http/requester';
import { errorResponse } from '../http/route-helpers';
import { unavailableResponse } from '../http/unavailable';
import { DEADLINES, runJob } from '../jobs';
import { EXCHANGE_HEADS } from '../published/version-exchange';
import { refuseTooManyFiles } from '../published/version-files';
import { LIMITS, refuseRateLimitedWrite } from '../rate-limits/rate-limits';
import { loadOwnDraft } from './own-draft';

interface DraftContext {
  readonly params: Promise<{ readonly id: string }>;
}

/** Wide enough for a card on a sharp screen. */
const CARD_WIDTH = 640;

/** A draft's revision never changes: its picture can be kept for good under an address that names it. */
const FOREVER = { 'cache-control': 'private, max-age=31536000, immutable' };

type OwnDraft = NonNullable<Awaited<ReturnType<typeof loadOwnDraft>>>;

const keyOf = ({ id, revision }: OwnDraft, what: string): string => `draft ${id} ${revision} ${what}`;

const toTaskDocument = ({ text }: OwnDraft, locale: string) => ({
  text,
  variant: null,
  verdict: null,
  published: null,
  locale,
});

/** The board of an own draft, as small as a card shows it. */
export const serveDraftPicture = async (
  _request: Request,
  { params }: DraftContext,
): Promise<NextResponse> => {
  const draft = await loadOwnDraft((await params).id);
  if (!draft) return errorResponse(404, 'unknown-draft');
  const key = keyOf(draft, 'picture');
  const refused = await refuseTooManyFiles('makeFile', key);
  if (refused) return refused;
  const { client, locale } = await getRequester();
  const made = await runJob('makeFile', {
    key,
    input: async () => ({
      subject: toTaskDocument(draft, locale),
      request: { file: 'png', width: CARD_WIDTH },
    }),
    bytes: draft.text.length,
    deadline: DEADLINES.file,
    client,
  });
  if (made.type !== 'done') return unavailableResponse(made);
  if (!made.result) return errorResponse(404, 'unknown-draft');
  return new NextResponse(Buffer.from(made.result), { headers: { 'content-type': 'image/png', ...FOREVER } });
};

/** A file of an own draft for another program; not kept, since the draft changes with every stroke. */
export const serveDraftExchange = async (
  request: Request,
  { params }: { readonly params: Promise<DraftFileAddress> },
): Promise<NextResponse> => answerInWords(await makeDraftExchange(request, await params));

interface DraftFileAddress {
  readonly id: string;
  readonly name: string;
}

/** Wide enough to be read with its key. */
const KEYED_WIDTH = 2400;

/** The board of a draft as a picture with its key. */
const KEYED_PICTURES: Readonly<Record<string, { readonly type: string; readonly request: FileRequest }>> = {
  'board.png': { type: 'image/png', request: { file: 'png', width: KEYED_WIDTH, hasKey: true } },
  'board.svg': {
    type: 'image/svg+xml; charset=utf-8',
    request: { file: 'svg', detail: 'high', hasKey: true },
  },
};

const findDraftFile = (name: string) => {
  const format = EXCHANGE_FORMATS.find(known => known === name);
  if (!format) return KEYED_PICTURES[name] ?? null;
  return { type: EXCHANGE_HEADS[format].type, request: { file: 'exchange', format } as const };
};

const makeDraftExchange = async (request: Request, { id, name }: DraftFileAddress): Promise<NextResponse> => {
  const file = findDraftFile(name);
  const draft = file ? await loadOwnDraft(id) : null;
  if (!file || !draft) return errorResponse(404, 'unknown-draft');
  const { client, locale } = await getRequester();
  const variant = new URL(request.url).searchParams.get('variant') || null;
  const key = keyOf(draft, `${locale} ${variant ?? ''} ${name}`);
  if (isAskingForProgress(request)) return progressResponse('makeFile', key);
  const refused = await refuseRateLimitedWrite(request, LIMITS.makeFile);
  if (refused) return refused;
  const made = await runJob('makeFile', {
    key,
    input: async () => ({
      subject: { ...toTaskDocument(draft, locale), variant },
      request: file.request,
    }),
    bytes: draft.text.length,
    deadline: DEADLINES.print,
    client,
  });
  if (made.type !== 'done') return unavailableResponse(made);
  if (!made.result) return errorResponse(422, 'malformed');
  return new NextResponse(Buffer.from(made.result), {
    headers: {
      'content-type': file.type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
};

/** How many errors and warnings an own draft has. */
export const serveDraftVerdict = async (
  _request: Request,
  { params }: DraftContext,
): Promise<NextResponse> => {
  const draft = await loadOwnDraft((await params).id);
  if (!draft) return errorResponse(404, 'unknown-draft');
  const key = keyOf(draft, 'verdict');
  const refused = await refuseTooManyFiles('countFindings', key);
  if (refused) return refused;
  const { client } = await getRequester();
  const counted = await runJob('countFindings', {
    key,
    input: async () => ({ text: draft.text }),
    bytes: draft.text.length,
    deadline: DEADLINES.page,
    client,
  });
  return counted.type === 'done' ? NextResponse.json(counted.result) : unavailableResponse(counted);
};
