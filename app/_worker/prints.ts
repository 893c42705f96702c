import { toPng } from '@/lib/drawing/adapters/to-pixels';
import { halvePaper, toBooklet } from '@/lib/print/layout/booklet';
import { drawPage } from '@/lib/print/layout/draw-page';
import type { PdfMetadata, PrintJob } from '@/lib/print/layout/print-job';
import { BATTLE_PARTS, composeParts, parseParts } from '@/lib/print/parts';
import { composeCached } from '@/lib/print/print-job-cache';
import { parsePrintOptions } from '@/lib/print/print-options';
import { composeRoster } from '@/lib/print/roster/roster';
import type { SheetContents } from '@/lib/print/sheet/sheet-contents';
import { type ReportPdfProgress, writeMultiPartPdf } from '@/lib/print/write-pdf';
import { PROGRAM_VERSION } from '@/lib/program-version';
import { makeRosterContents } from './roster';
import {
  type LoadedBattle,
  type LoadedTroops,
  readBattle,
  readTroops,
  type TaskDocument,
} from './task-document';
import { sayIn } from './words';

interface PageRequest {
  readonly asked: string;
  readonly page: number;
  readonly width: number;
}

export const printBattle = async (
  battle: LoadedBattle,
  subject: TaskDocument,
  asked: string,
  report: ReportPdfProgress,
): Promise<Buffer> => {
  const jobs = composeBattleJobs(battle, subject, asked);
  return writeMultiPartPdf(jobs, pdfMetadataOf(jobs, battle), report);
};

export const printTroops = (
  troops: LoadedTroops,
  subject: TaskDocument,
  asked: string,
  report: ReportPdfProgress,
): Promise<Buffer> => {
  const job = composeTroopsJob(troops, subject, asked);
  return writeMultiPartPdf([job], job.metadata, report);
};

export const previewBattle = (
  battle: LoadedBattle,
  subject: TaskDocument,
  request: PageRequest,
): Promise<Buffer> => renderPage(composeBattleJobs(battle, subject, request.asked), request);

export const previewTroops = (
  troops: LoadedTroops,
  subject: TaskDocument,
  request: PageRequest,
): Promise<Buffer> => renderPage([composeTroopsJob(troops, subject, request.asked)], request);

/** A page as the preview lists it. */
export interface PrintedPage {
  readonly title: string;
  readonly width: number;
  readonly height: number;
}

/** The pages that a print would have; null: there is no such document or variant. */
export const listPages = async ({
  subject,
  asked,
}: {
  readonly subject: TaskDocument;
  readonly asked: string;
}): Promise<readonly PrintedPage[] | null> => {
  const jobs = await composePrintJobs(subject, asked);
  return (
    jobs?.flatMap(({ metadata, pages }) =>
      pages.map(({ width, height }) => ({ title: metadata.title, width, height })),
    ) ?? null
  );
};

const composePrintJobs = async (
  subject: TaskDocument,
  asked: string,
): Promise<readonly PrintJob[] | null> => {
  const battle = await readBattle(subject);
  if (battle) return composeBattleJobs(battle, subject, asked);
  const troops = subject.variant === null ? await readTroops(subject) : null;
  return troops && [composeTroopsJob(troops, subject, asked)];
};

/** The preview asks page after page for the same print: the last few stay composed. */
const composeBattleJobs = (
  battle: LoadedBattle,
  subject: TaskDocument,
  asked: string,
): readonly PrintJob[] => {
  const { published, locale } = subject;
  const wanted = new URLSearchParams(asked);
  const key = JSON.stringify([published, subject.variant, locale, asked]);
  return composeCached(key, () =>
    composeParts(parseParts(wanted, BATTLE_PARTS), makeSheetContents(battle, subject), wanted),
  );
};

const pdfMetadataOf = (jobs: readonly PrintJob[], { scenario }: LoadedBattle): PdfMetadata => {
  const [first] = jobs;
  if (!first) throw new Error('nothing to print');
  return jobs.length === 1 ? first.metadata : { ...first.metadata, title: scenario.title };
};

const makeSheetContents = (battle: LoadedBattle, { published, locale }: TaskDocument): SheetContents => {
  if (!published) throw new Error('only a published battle is printed');
  const { variant, system, scenario } = battle;
  return {
    ...battle,
    roster: system.documents.scenario.roster(scenario),
    version: published.n,
    publishedAt: published.publishedAt,
    say: sayIn(locale),
    language: locale,
    engine: PROGRAM_VERSION,
    address: `${published.address}${variant ? `?variant=${variant.id}` : ''}`,
  };
};

/** An army is printed as a roster, a list as a booklet. */
const composeTroopsJob = (troops: LoadedTroops, subject: TaskDocument, asked: string): PrintJob => {
  const subtitle = [troops.system.title, ...troops.entry.sides].join(' · ');
  const contents = makeRosterContents(troops, subject, subtitle);
  const options = parsePrintOptions(new URLSearchParams(asked));
  if (troops.kind !== 'army-list') return composeRoster(contents, options);
  return toBooklet(composeRoster(contents, { ...options, paper: halvePaper(options.paper) }), options.paper);
};

const renderPage = (jobs: readonly PrintJob[], { page, width }: PageRequest): Promise<Buffer> => {
  const all = jobs.flatMap(job => job.pages.map(each => ({ each, ink: job.ink })));
  const found = all[Math.min(page, all.length - 1)];
  if (!found) throw new Error('a print without pages');
  return toPng(drawPage(found.each, found.ink), { width, background: 'white', anchored: true });
};
