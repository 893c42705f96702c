import { describeFindings } from '@/lib/catalogue/describe-findings';
import { describeDiff } from '@/lib/catalogue/diff/version-diff';
import { readDocumentBody } from '@/lib/catalogue/document-body';
import { examineDocument } from '@/lib/catalogue/examine-document';
import { toPublishedDocument } from '@/lib/documents/published-document';
import { countAllFindings, type FindingCounts, sumCounts } from '@/lib/game/contract/finding';
import type { Sentence } from '@/lib/game/contract/sentence';
import type { DocumentFormat } from '@/lib/game/document/document-kind';
import { findVariant } from '@/lib/game/document/find-variant';
import { playTurn } from '@/lib/games/lab/play-chunk';
import type { ReportPdfProgress } from '@/lib/print/write-pdf';
import { loadSystem } from '@/lib/systems';
import { findingsOfDocument, readDocument } from '@/lib/systems/read-document';
import { listBookUses } from './book-uses';
import { makeModule } from './exchange';
import { type FileInput, makeFile } from './files';
import { judgeFinishedGame } from './finished-game';
import { openGame, playComputers, playOrder, takeBackOrder, viewPast } from './games';
import { listPages } from './prints';
import { readTroops, type TaskDocument } from './task-document';
import { viewArmy, viewBattle, viewTroops } from './views';
import { sayIn } from './words';

interface TextInput {
  /** A document as JSON. */
  readonly text: string;
}

/** What the rules say of a document, in words. */
const check = async ({ text, locale }: TextInput & { readonly locale: string }) => {
  const listed = findingsOfDocument(await readDocument(JSON.parse(text)));
  return {
    isLegal: countAllFindings(listed).errors === 0,
    findings: describeFindings(listed.findings, sayIn(locale)),
    more: sumCounts(listed.unlisted),
  };
};

/** All that has to be known of a document before it is published, and its text without what stays with the draft. */
const examine = async ({ text }: TextInput) => {
  const json: unknown = JSON.parse(text);
  const examined = await examineDocument(json);
  return examined.type === 'readable'
    ? { ...examined, published: JSON.stringify(toPublishedDocument(json)) }
    : examined;
};

/** How many errors and warnings a document has. */
const countAll = async ({ text }: TextInput): Promise<FindingCounts> =>
  countAllFindings(findingsOfDocument(await readDocument(JSON.parse(text))));

interface ComparisonInput {
  readonly kind: DocumentFormat;
  readonly system: string;
  readonly before: string;
  readonly after: string;
}

/** What changed between two documents of one kind. */
const compare = async ({
  kind,
  system: id,
  before,
  after,
}: ComparisonInput): Promise<readonly Sentence[]> => {
  const system = await loadSystem(id);
  return system ? describeDiff(system, kind, JSON.parse(before), JSON.parse(after)) : [];
};

interface ArmyOrder {
  readonly subject: TaskDocument;
  readonly army: {
    readonly title: string;
    readonly points: number;
    readonly variant: string | null;
    readonly year: number | null;
  };
}

/** A new army from a published list; null: it is not a list that armies are built from. */
const buildArmy = async ({ subject, army }: ArmyOrder): Promise<unknown> => {
  const list = await readTroops(subject);
  const lists = list?.kind === 'army-list' ? list.system.armyLists : undefined;
  return list && lists ? lists.newArmyDraft(list.document, army) : null;
};

/** A published list in its newest shape; null: it cannot be read. */
const readList = async (subject: TaskDocument): Promise<object | null> => {
  const list = await readTroops(subject);
  return list?.kind === 'army-list' ? list.document : null;
};

/** All that the worker can be asked for. */
export const TASKS = {
  readBody: ({ text }: TextInput) => readDocumentBody(text),
  examine,
  check,
  findVariant: ({ text, id }: TextInput & { readonly id: string }) => findVariant(JSON.parse(text), id),
  countFindings: countAll,
  compare,
  buildArmy,
  readList,
  viewBattle,
  viewTroops,
  viewArmy,
  listPages,
  simulate: playTurn,
  makeFile: (input: FileInput, report: ReportPdfProgress) => makeFile(input, report),
  openGame,
  playOrder,
  playComputers,
  takeBackOrder,
  viewPast,
  judgeFinishedGame,
  makeModule,
  listBookUses,
};

export type Tasks = typeof TASKS;
