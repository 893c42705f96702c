import { NextResponse } from 'next/server';
import { BATTLE_PARTS, type BattlePart, parseParts } from '@/lib/print/parts';
import { parseBoundedNumber } from '../http/bounded-number';
import { isAskingForProgress } from '../http/file-progress';
import { unavailableResponse } from '../http/unavailable';
import { DEADLINES, getJobProgress, runJob } from '../jobs';
import {
  fileKeyOf,
  findVersionRequest,
  missingVersionResponse,
  refuseTooManyFiles,
  serveFileProgress,
  serveVersionFile,
  type VersionContext,
  type VersionFile,
} from './version-files';
import { loadTaskDocument, type VersionRequest, versionKeyOf, withCheckedVersion } from './version-jobs';

/** One part as a file of its own. */
export const servePartPdf =
  (part: BattlePart) =>
  (request: Request, context: VersionContext): Promise<NextResponse> => {
    const asked = new URL(request.url).searchParams;
    asked.set('parts', part);
    return serveVersionFile(request, context, printFileOf(asked));
  };

/** Several parts in one file. */
export const servePrintPdf = (request: Request, context: VersionContext): Promise<NextResponse> => {
  const file = printFileOf(new URL(request.url).searchParams);
  return isAskingForProgress(request)
    ? serveFileProgress(request, context, file.request)
    : serveVersionFile(request, context, file);
};

/** What changes a print; other words of an address do not make it another. */
const OPTIONS = ['paper', 'ink', 'size', 'backing', 'scale', 'side'] as const;

/** Far longer than any name of a paper, a scale or a side. */
const LONGEST_OPTION = 80;

/** The requested parts in one fixed order, without options that change nothing. */
const normalizePrintOptions = (asked: URLSearchParams): string => {
  const kept = new URLSearchParams({ parts: parseParts(asked, BATTLE_PARTS).join(',') });
  for (const option of OPTIONS) {
    const value = asked.get(option);
    if (value !== null) kept.set(option, value.slice(0, LONGEST_OPTION));
  }
  return kept.toString();
};

const nameOfParts = (parts: readonly BattlePart[]): string =>
  parts.length === BATTLE_PARTS.length ? 'print-and-play' : parts.join('-');

const printFileOf = (asked: URLSearchParams): VersionFile => ({
  name: `${nameOfParts(parseParts(asked, BATTLE_PARTS))}.pdf`,
  type: 'application/pdf',
  disposition: 'inline',
  deadline: 'print',
  request: { file: 'print', asked: normalizePrintOptions(asked) },
});

const PREVIEW = { least: 120, usual: 480, most: 1200 };

/** One page of a print as a picture. */
export const servePreviewPng = (request: Request, context: VersionContext): Promise<NextResponse> => {
  const asked = new URL(request.url).searchParams;
  const page = parseBoundedNumber(asked.get('page'), { least: 0, usual: 0, most: 9999 });
  const width = parseBoundedNumber(asked.get('width'), PREVIEW);
  return serveVersionFile(request, context, {
    name: `preview-${page}.png`,
    type: 'image/png',
    disposition: 'inline',
    deadline: 'print',
    request: { file: 'preview', asked: normalizePrintOptions(asked), page, width },
  });
};

const pagesKeyOf = (wanted: VersionRequest, asked: string): string => `${versionKeyOf(wanted)} ${asked}`;

/** What a print would be, and how far it is if it is being made. */
export const servePrintJson = async (request: Request, { params }: VersionContext): Promise<NextResponse> => {
  const address = await params;
  const wanted = await findVersionRequest(request, address);
  if (!wanted) return missingVersionResponse(address);
  const asked = normalizePrintOptions(new URL(request.url).searchParams);
  const refused = await refuseTooManyFiles('listPages', pagesKeyOf(wanted, asked));
  if (refused) return refused;
  const listed = await withCheckedVersion(wanted, async checked => {
    const pages = await runJob('listPages', {
      key: pagesKeyOf(checked, asked),
      input: async () => ({ subject: await loadTaskDocument(checked), asked }),
      bytes: checked.version.bytes,
      deadline: DEADLINES.print,
      client: checked.client,
    });
    if (pages.type !== 'done') return pages;
    return pages.result ? { type: 'found', found: pages.result } : { type: 'missing' };
  });
  if (listed.type === 'missing') return missingVersionResponse(address);
  if (listed.type !== 'found') return unavailableResponse(listed);
  const progress = getJobProgress('makeFile', fileKeyOf(wanted, { file: 'print', asked }));
  return NextResponse.json({ pages: listed.found, progress }, { headers: { 'cache-control': 'no-store' } });
};
