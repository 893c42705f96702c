import { differences } from '@/lib/documents/difference';
import { readShape } from '@/lib/game/check-document';
import type { AnySystem } from '@/lib/game/game-system';
import type { ScenarioBase } from '@/lib/game/scenario-base';
import type { Sentence } from '@/lib/game/sentence';
import type { DocumentKind as Kind } from '@/lib/store/schema';
import { groundDiff } from './ground-diff';
import { piecesDiff } from './pieces-diff';
import { rosterDiff } from './roster-diff';

const CODE = 'versions.diff';

/** What changed from one document to another of the same kind, in a few sentences: the troops, the ground, then the rest by its name. */
export const diffInWords = (
  system: AnySystem,
  kind: Kind,
  before: unknown,
  after: unknown,
): readonly Sentence[] => {
  const told =
    kind === 'scenario' ? battleDiff(system, before, after) : troopsDiff(system, kind, before, after);
  return [...titleDiff(before, after), ...told, ...restDiff(before, after, told.length > 0)];
};

const battleDiff = (system: AnySystem, before: unknown, after: unknown): readonly Sentence[] => {
  const shape = system.documents.scenario;
  const [old, now] = [readShape(shape, before).document, readShape(shape, after).document];
  if (old === null || now === null) return [];
  const [oldPosition, position] = [system.setUp(old), system.setUp(now)];
  return [
    ...piecesDiff(oldPosition, position, namesOfSides(old, now)),
    ...(system.ground ? groundDiff(system.ground(oldPosition), system.ground(position)) : []),
  ];
};

const namesOfSides = (...scenarios: readonly ScenarioBase[]): ReadonlyMap<string, string> =>
  new Map(scenarios.flatMap(({ sides }) => sides.map(({ id, name }) => [id, name] as const)));

const troopsDiff = (
  system: AnySystem,
  kind: Exclude<Kind, 'scenario'>,
  before: unknown,
  after: unknown,
): readonly Sentence[] => {
  const shape = system.documents[kind];
  if (!shape) return [];
  const [old, now] = [readShape(shape, before).document, readShape(shape, after).document];
  return old === null || now === null ? [] : rosterDiff(shape.roster(old), shape.roster(now));
};

const textOf = (document: unknown, key: string): unknown =>
  typeof document === 'object' && document !== null ? (document as Record<string, unknown>)[key] : undefined;

const titleDiff = (before: unknown, after: unknown): readonly Sentence[] => {
  const [old, now] = [textOf(before, 'title'), textOf(after, 'title')];
  if (old === now || typeof old !== 'string' || typeof now !== 'string') return [];
  return [{ code: `${CODE}.title`, values: { before: old, after: now } }];
};

/** Told by what stands on the map; named only where nothing of it was told. */
const TOLD_ALREADY = ['board', 'forces', 'deployment', 'armies', 'units', 'troops', 'entries'];
const NEVER_TOLD = ['$schema', 'format', 'version', 'system', 'title'];

const restDiff = (before: unknown, after: unknown, isTold: boolean): readonly Sentence[] => {
  const keys = new Set(differences(before, after).map(({ path }) => String(path[0])));
  const fields = [...keys].filter(
    key => !NEVER_TOLD.includes(key) && !(isTold && TOLD_ALREADY.includes(key)),
  );
  if (fields.length === 0) return [];
  const list = fields.map(field => ({ code: `${CODE}.field`, values: { field } }));
  return [{ code: `${CODE}.rest`, values: { list } }];
};
