import { examineDocument } from '@/lib/catalogue/examine-document';
import { findingsInWords } from '@/lib/catalogue/findings-in-words';
import { diffInWords } from '@/lib/catalogue/version-diff';
import type { Format } from '@/lib/game/document-kind';
import { countMore, tallyOf } from '@/lib/game/finding';
import type { Sentence } from '@/lib/game/sentence';
import type { Report } from '@/lib/print/binding';
import { loadSystem } from '@/lib/systems';
import { findingsOfDocument, readDocument } from '@/lib/systems/read-document';
import { type FileInput, makeFile } from './files';
import { listPages } from './prints';
import { type Subject, troopsOf } from './subject';
import { viewArmy, viewBattle, viewTroops } from './views';
import { sayIn } from './words';

interface Text {
  /** A document as JSON. */
  readonly text: string;
}

/** What the rules say of a document, in words. */
const check = async ({ text, locale }: Text & { readonly locale: string }) => {
  const listed = findingsOfDocument(await readDocument(JSON.parse(text)));
  return {
    isLegal: tallyOf(listed).errors === 0,
    findings: findingsInWords(listed.findings, sayIn(locale)),
    more: countMore(listed.unlisted),
  };
};

interface Pair {
  readonly kind: Format;
  readonly system: string;
  readonly before: string;
  readonly after: string;
}

/** What changed between two documents of one kind. */
const compare = async ({ kind, system: id, before, after }: Pair): Promise<readonly Sentence[]> => {
  const system = await loadSystem(id);
  return system ? diffInWords(system, kind, JSON.parse(before), JSON.parse(after)) : [];
};

interface Order {
  readonly subject: Subject;
  readonly army: {
    readonly title: string;
    readonly points: number;
    readonly variant: string | null;
    readonly year: number | null;
  };
}

/** A new army from a published list; null: it is not a list that armies are built from. */
const buildArmy = async ({ subject, army }: Order): Promise<unknown> => {
  const list = await troopsOf(subject);
  const lists = list?.kind === 'army-list' ? list.system.lists : undefined;
  return list && lists ? lists.muster(list.document, army) : null;
};

/** A published list in its newest shape, for the builder; null: it cannot be read. */
const readList = async (subject: Subject): Promise<unknown> => {
  const list = await troopsOf(subject);
  return list?.kind === 'army-list' ? list.document : null;
};

/** All that the worker can be asked for. */
export const TASKS = {
  examine: ({ text }: Text) => examineDocument(JSON.parse(text)),
  check,
  compare,
  buildArmy,
  readList,
  viewBattle,
  viewTroops,
  viewArmy,
  listPages,
  makeFile: (input: FileInput, report: Report) => makeFile(input, report),
};

export type Tasks = typeof TASKS;
