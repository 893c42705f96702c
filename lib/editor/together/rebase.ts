import type { OwnEdit } from '@/lib/documents/history';
import { parseDocument } from '@/lib/game/check/check-document';
import type { Sentence } from '@/lib/game/contract/sentence';
import { type DraftRules, documentKindOf } from '../session/derived-state';
import type { WaitingEdit } from './edit-queue';
import { mergeEdit } from './merge-edit';

/** An edit that does not fit the newer document: both versions are kept for its author. */
export interface UnmergedEdit {
  readonly name: Sentence;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface RebasedEdits {
  readonly document: unknown;
  readonly waiting: readonly WaitingEdit[];
  readonly unmerged: readonly UnmergedEdit[];
  /** Every edit in its present form, by its number; those that do not fit change nothing. */
  readonly remade: ReadonlyMap<number, OwnEdit>;
}

const hasDuplicates = (ids: readonly string[]): boolean => new Set(ids).size < ids.length;

/** Ids of entries that stand in one list. */
const hasTwins = (value: unknown): boolean => {
  if (Array.isArray(value)) {
    const ids = value.flatMap(item => (typeof item?.id === 'string' ? [item.id] : []));
    return hasDuplicates(ids) || value.some(hasTwins);
  }
  return typeof value === 'object' && value !== null && Object.values(value).some(hasTwins);
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Calls for every text in a document; `isId`: it is the id of an entry. */
const visitTexts = (value: unknown, visit: (text: string, isId: boolean) => void, isId = false): void => {
  if (typeof value === 'string') visit(value, isId);
  else if (Array.isArray(value)) for (const item of value) visitTexts(item, visit);
  else if (isRecord(value))
    for (const [key, part] of Object.entries(value)) visitTexts(part, visit, key === 'id');
};

const idsIn = (document: unknown): ReadonlySet<string> => {
  const ids = new Set<string>();
  visitTexts(document, (text, isId) => isId && ids.add(text));
  return ids;
};

/** Something refers to a piece or an entry that was there, and is there no longer. */
const leavesOrphans = (
  known: readonly ReadonlySet<string>[],
  left: ReadonlySet<string>,
  after: unknown,
): boolean => {
  const gone = new Set(known.flatMap(ids => [...ids]).filter(id => !left.has(id)));
  let isFound = false;
  if (gone.size > 0)
    visitTexts(after, (text, isId) => {
      isFound ||= !isId && gone.has(text);
    });
  return isFound;
};

interface Judged {
  readonly found: 'sound' | 'twins' | 'unreadable';
  readonly pieces: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
}

const listPieces = ({ format, system }: DraftRules, document: unknown) => {
  const scenario = format === 'scenario' ? system.documents.scenario.schema.safeParse(document) : null;
  return scenario?.success ? system.setUp(scenario.data).pieces : [];
};

/** Where each piece stands; null: beside the board. */
const placesIn = (rules: DraftRules, json: unknown): ReadonlyMap<string, string | null> =>
  new Map(listPieces(rules, json).map(({ id, space }) => [id, space]));

/** Whether a document can be read, which ids occur twice, and which exist. */
const judge = (rules: DraftRules, json: unknown): Judged => {
  const ids = idsIn(json);
  const { document } = parseDocument(documentKindOf(rules), json);
  if (document === null) return { found: 'unreadable', pieces: new Set(), ids };
  const pieces = listPieces(rules, document).map(({ id }) => id);
  const found = hasDuplicates(pieces) || hasTwins(json) ? 'twins' : 'sound';
  return { found, pieces: new Set(pieces), ids };
};

/** An edit may leave as many errors in a document as there were, but no new ones. */
export const isSoundStep = (
  rules: DraftRules,
  before: unknown,
  after: unknown,
  known: unknown = before,
): boolean => {
  const [was, is] = [judge(rules, before), judge(rules, after)];
  const made = known === before ? was : judge(rules, known);
  if (is.found !== 'sound' && is.found !== was.found) return false;
  if (is.found === 'unreadable') return true;
  return (
    !leavesOrphans([was.pieces, made.pieces], is.pieces, after) &&
    !leavesOrphans([was.ids, made.ids], is.ids, after)
  );
};

/** The same value; the author may have wanted the error. */
const isSound = (rules: DraftRules, edit: WaitingEdit, now: unknown, after: unknown): boolean =>
  isSoundStep(rules, now, after, edit.before) || !isSoundStep(rules, edit.before, edit.after);

type Remade = ReadonlyMap<number, OwnEdit>;

const runAgain = ({ run }: WaitingEdit, now: unknown, remade: Remade): unknown => {
  try {
    return run?.(now, remade);
  } catch (error) {
    // Its target is gone: its changes are merged instead.
    console.warn('an edit does not fit the newer document', error);
    return undefined;
  }
};

/** The edit puts pieces somewhere that are gone by now: made again it would leave them out without a word. */
const putsGonePieces = (rules: DraftRules, edit: WaitingEdit, now: unknown): boolean => {
  const [was, is] = [placesIn(rules, edit.before), placesIn(rules, now)];
  const gone = [...was.keys()].filter(id => !is.has(id));
  if (gone.length === 0) return false;
  const after = placesIn(rules, edit.after);
  return gone.some(id => (after.get(id) ?? null) !== null && after.get(id) !== was.get(id));
};

/** The newer document with the edit; null: it has no room for it. */
const makeAgain = (
  rules: DraftRules,
  edit: WaitingEdit,
  now: unknown,
  remade: Remade,
): { readonly document: unknown } | null => {
  if (edit.before === now) return { document: edit.after };
  const again = runAgain(edit, now, remade);
  if (again !== undefined && isSound(rules, edit, now, again))
    return putsGonePieces(rules, edit, now) ? null : { document: again };
  const merged = mergeEdit({ before: edit.before, ours: now, theirs: edit.after });
  return !merged.isLossy && isSound(rules, edit, now, merged.document) ? { document: merged.document } : null;
};

/** Edits that wait are made again of what the server has now, one after the other. */
export const rebaseEdits = (
  rules: DraftRules,
  waiting: readonly WaitingEdit[],
  newest: unknown,
): RebasedEdits => {
  let document = newest;
  const remade = new Map<number, OwnEdit>();
  const kept: WaitingEdit[] = [];
  const unmerged: UnmergedEdit[] = [];
  for (const edit of waiting) {
    const made = makeAgain(rules, edit, document, remade);
    if (!made) {
      unmerged.push({ name: edit.name, mine: edit.after, theirs: document });
      remade.set(edit.n, { before: document, after: document });
    } else {
      kept.push({ ...edit, before: document, after: made.document });
      document = made.document;
      remade.set(edit.n, { before: kept.at(-1)?.before, after: document });
    }
  }
  return { document, waiting: kept, unmerged, remade };
};
