import { listDifferences } from '@/lib/documents/compare/differences';
import { parseDocument } from '@/lib/game/check/check-document';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { Sentence } from '@/lib/game/contract/sentence';
import { nameMainField } from '@/lib/game/document/part-words';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import type { DocumentKind as Kind } from '@/lib/store/schema/schema';
import { diffGround } from './ground-diff';
import { diffPieces } from './pieces-diff';
import { diffRosters } from './roster-diff';

const CODE = 'versions.diff';

/** What changed from one document to another of the same kind, in a few sentences: the troops, the ground, then the rest by its name. */
export const describeDiff = (
  system: AnySystem,
  kind: Kind,
  before: unknown,
  after: unknown,
): readonly Sentence[] => {
  const next =
    kind === 'scenario'
      ? diffBattles(system, before, after)
      : { troops: diffTroops(system, kind, before, after), ground: [] };
  return [...diffTitles(before, after), ...next.troops, ...next.ground, ...diffRest(before, after, next)];
};

/** What has sentences of its own. */
interface DiffSentences {
  readonly troops: readonly Sentence[];
  readonly ground: readonly Sentence[];
}

const diffBattles = (system: AnySystem, before: unknown, after: unknown): DiffSentences => {
  const shape = system.documents.scenario;
  const [old, now] = [parseDocument(shape, before).document, parseDocument(shape, after).document];
  if (old === null || now === null) return { troops: [], ground: [] };
  const [oldPosition, position] = [system.setUp(old), system.setUp(now)];
  return {
    troops: diffPieces(oldPosition, position, namesOfSides(old, now)),
    ground: system.describeTerrain
      ? diffGround(system.describeTerrain(oldPosition), system.describeTerrain(position))
      : [],
  };
};

const namesOfSides = (...scenarios: readonly ScenarioBase[]): ReadonlyMap<string, string> =>
  new Map(scenarios.flatMap(({ sides }) => sides.map(({ id, name }) => [id, name] as const)));

const diffTroops = (
  system: AnySystem,
  kind: Exclude<Kind, 'scenario'>,
  before: unknown,
  after: unknown,
): readonly Sentence[] => {
  const shape = system.documents[kind];
  if (!shape) return [];
  const [old, now] = [parseDocument(shape, before).document, parseDocument(shape, after).document];
  return old === null || now === null ? [] : diffRosters(shape.roster(old), shape.roster(now));
};

const fieldOf = (document: unknown, key: string): unknown =>
  typeof document === 'object' && document !== null ? (document as Record<string, unknown>)[key] : undefined;

const diffTitles = (before: unknown, after: unknown): readonly Sentence[] => {
  const [old, now] = [fieldOf(before, 'title'), fieldOf(after, 'title')];
  if (old === now || typeof old !== 'string' || typeof now !== 'string') return [];
  return [{ code: `${CODE}.title`, values: { before: old, after: now } }];
};

/** Fields that are named only where no other sentence is about them. */
const COVERED_FIELDS: Readonly<Record<keyof DiffSentences, readonly string[]>> = {
  troops: ['forces', 'deployment', 'armies', 'units', 'troops', 'entries', 'players', 'tiles'],
  ground: ['board'],
};
const IGNORED_FIELDS = ['$schema', 'format', 'version', 'system', 'title'];

const diffRest = (before: unknown, after: unknown, next: DiffSentences): readonly Sentence[] => {
  const silent = [
    ...IGNORED_FIELDS,
    ...(next.troops.length > 0 ? COVERED_FIELDS.troops : []),
    ...(next.ground.length > 0 ? COVERED_FIELDS.ground : []),
  ];
  const keys = new Set(listDifferences(before, after).map(({ path }) => String(path[0])));
  const fields = [...keys].filter(key => !silent.includes(key));
  if (fields.length === 0) return [];
  const list = { items: fields.map(nameMainField), type: 'plain' } as const;
  return [{ code: `${CODE}.rest`, values: { list } }];
};
