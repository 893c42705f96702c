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
    kind === 'scenario'
      ? battleDiff(system, before, after)
      : { troops: troopsDiff(system, kind, before, after), ground: [] };
  return [...titleDiff(before, after), ...told.troops, ...told.ground, ...restDiff(before, after, told)];
};

/** What is told in sentences of its own. */
interface Told {
  readonly troops: readonly Sentence[];
  readonly ground: readonly Sentence[];
}

const battleDiff = (system: AnySystem, before: unknown, after: unknown): Told => {
  const shape = system.documents.scenario;
  const [old, now] = [readShape(shape, before).document, readShape(shape, after).document];
  if (old === null || now === null) return { troops: [], ground: [] };
  const [oldPosition, position] = [system.setUp(old), system.setUp(now)];
  return {
    troops: piecesDiff(oldPosition, position, namesOfSides(old, now)),
    ground: system.ground ? groundDiff(system.ground(oldPosition), system.ground(position)) : [],
  };
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

/** Fields that are named only where nothing of them was told. */
const TOLD_BY: Readonly<Record<keyof Told, readonly string[]>> = {
  troops: ['forces', 'deployment', 'armies', 'units', 'troops', 'entries', 'players', 'tiles'],
  ground: ['board'],
};
const NEVER_TOLD = ['$schema', 'format', 'version', 'system', 'title'];

const restDiff = (before: unknown, after: unknown, told: Told): readonly Sentence[] => {
  const silent = [
    ...NEVER_TOLD,
    ...(told.troops.length > 0 ? TOLD_BY.troops : []),
    ...(told.ground.length > 0 ? TOLD_BY.ground : []),
  ];
  const keys = new Set(differences(before, after).map(({ path }) => String(path[0])));
  const fields = [...keys].filter(key => !silent.includes(key));
  if (fields.length === 0) return [];
  const list = fields.map(field => ({ code: `${CODE}.field`, values: { field } }));
  return [{ code: `${CODE}.rest`, values: { list } }];
};
