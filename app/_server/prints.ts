import { NextResponse } from 'next/server';
import { BATTLE_PARTS, type BattlePart, wantedParts } from '@/lib/print/parts';
import { answerMissing, type Context, fileAnswer, fileKey, type VersionFile, wantedVersion } from './files';
import { DEADLINES, jobProgress, runJob } from './jobs';
import { keyFor, subjectFor, withCheck } from './subject';
import { unavailableAnswer } from './unavailable';

/** One part under its own name, or several in one file. */
export const partPdf = (request: Request, context: Context, part: BattlePart): Promise<NextResponse> => {
  const asked = new URL(request.url).searchParams;
  asked.set('parts', part);
  return fileAnswer(request, context, pdfOf(asked));
};

export const printPdf = (request: Request, context: Context): Promise<NextResponse> =>
  fileAnswer(request, context, pdfOf(new URL(request.url).searchParams));

/** What changes a print; other words of an address do not make it another. */
const OPTIONS = ['paper', 'ink', 'size', 'backing', 'scale', 'side'] as const;

/** Far longer than any name of a paper, a scale or a side. */
const LONGEST_OPTION = 80;

/** What is asked for, in one order, without what changes nothing. */
const askedOptions = (asked: URLSearchParams): string => {
  const kept = new URLSearchParams({ parts: wantedParts(asked, BATTLE_PARTS).join(',') });
  for (const option of OPTIONS) {
    const value = asked.get(option);
    if (value !== null) kept.set(option, value.slice(0, LONGEST_OPTION));
  }
  return kept.toString();
};

const pdfOf = (asked: URLSearchParams): VersionFile => ({
  name: `${wantedParts(asked, BATTLE_PARTS).join('-')}.pdf`,
  type: 'application/pdf',
  disposition: 'inline',
  deadline: 'print',
  request: { file: 'print', asked: askedOptions(asked) },
});

const PREVIEW = { least: 120, usual: 480, most: 1200 };

/** One page of a print as a picture. */
export const previewPng = (request: Request, context: Context): Promise<NextResponse> => {
  const asked = new URL(request.url).searchParams;
  const page = numberIn(asked.get('page'), { least: 0, usual: 0, most: 9999 });
  const width = numberIn(asked.get('width'), PREVIEW);
  return fileAnswer(request, context, {
    name: `preview-${page}.png`,
    type: 'image/png',
    disposition: 'inline',
    deadline: 'print',
    request: { file: 'preview', asked: askedOptions(asked), page, width },
  });
};

const numberIn = (
  text: string | null,
  { least, usual, most }: { least: number; usual: number; most: number },
): number => {
  const wish = Number(text ?? Number.NaN);
  return Number.isFinite(wish) ? Math.round(Math.min(most, Math.max(least, wish))) : usual;
};

/** What a print would be, and how far it is if it is being made. */
export const printJson = async (request: Request, { params }: Context): Promise<NextResponse> => {
  const address = await params;
  const wanted = await wantedVersion(request, address);
  if (!wanted) return answerMissing(address);
  const asked = askedOptions(new URL(request.url).searchParams);
  const listed = await withCheck(wanted, async checked => {
    const pages = await runJob('listPages', {
      key: `${keyFor(checked)} ${asked}`,
      input: async () => ({ subject: await subjectFor(checked), asked }),
      deadline: DEADLINES.print,
      client: checked.client,
    });
    if (pages.type !== 'done') return pages;
    return pages.result ? { type: 'found', found: pages.result } : { type: 'missing' };
  });
  if (listed.type === 'missing') return answerMissing(address);
  if (listed.type !== 'found') return unavailableAnswer(listed);
  const progress = jobProgress('makeFile', fileKey(wanted, { file: 'print', asked }));
  return NextResponse.json({ pages: listed.found, progress }, { headers: { 'cache-control': 'no-store' } });
};
