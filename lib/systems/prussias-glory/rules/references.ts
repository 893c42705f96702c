import type { JsonPath } from '@/lib/documents/json-path';
import type { Check, QuickFix } from '@/lib/game/check';
import { armiesOf, rosterOf, sideIndexOf } from '../army';
import { CHART_SCHEMAS } from '../charts';
import { words } from '../describe';
import { kitOf } from '../kit';
import type { Scenario, SetUpLimit } from '../scenario';
import type { Trait } from '../traits-schema';
import { CHARTS } from '../vocabulary';

interface Named {
  readonly path: JsonPath;
  readonly id: string;
}

const named = (path: JsonPath, id: string | undefined): Named[] => (id === undefined ? [] : [{ path, id }]);

const listed = (path: JsonPath, ids: readonly string[] | undefined): Named[] =>
  (ids ?? []).map((id, index) => ({ path: [...path, index], id }));

/** A name that is used but stands for nothing. These are slips of the document, not of the battle: no section speaks of them. */
export const unknownSide: Check<Scenario> = {
  code: 'prussias-glory/unknown-side',
  severity: 'error',
  *find(scenario) {
    for (const { path, id } of namedSides(scenario))
      if (sideIndexOf(scenario, id) === null) yield { path, values: { side: id } };
  },
};

const namedSides = (scenario: Scenario): Named[] => [
  ...scenario.board.setUpAreas.flatMap(({ side }, at) => named(['board', 'setUpAreas', at, 'side'], side)),
  ...scenario.board.entryZones.flatMap(({ side }, at) => named(['board', 'entryZones', at, 'side'], side)),
  ...scenario.board.friendlyEdges.flatMap(({ side }, at) =>
    named(['board', 'friendlyEdges', at, 'side'], side),
  ),
  ...scenario.forces.flatMap(({ side }, at) => named(['forces', at, 'side'], side)),
  ...scenario.deployment.stacks.flatMap(({ side }, at) => named(['deployment', 'stacks', at, 'side'], side)),
  ...named(['deployment', 'first'], scenario.deployment.first),
  ...scenario.traits.flatMap((trait, at) => sidesOfTrait(trait, ['traits', at])),
  ...(scenario.victoryPoints ?? []).flatMap(({ side }, at) => named(['victoryPoints', at, 'side'], side)),
  ...(scenario.victoryLevels ?? []).flatMap((level, at) => [
    ...named(['victoryLevels', at, 'side'], level.side),
    ...level.requires.flatMap(({ side }, place) =>
      named(['victoryLevels', at, 'requires', place, 'side'], side),
    ),
    ...named(['victoryLevels', at, 'moraleAtMost', 'side'], level.moraleAtMost?.side),
    ...named(['victoryLevels', at, 'moraleAbove'], level.moraleAbove),
  ]),
  ...named(['defaultVictory', 'side'], scenario.defaultVictory?.side),
];

const sidesOfTrait = (trait: Trait, path: JsonPath): Named[] => {
  if (trait.trait === 'passivity')
    return [...named([...path, 'patient'], trait.patient), ...named([...path, 'weary'], trait.weary)];
  return 'side' in trait ? named([...path, 'side'], trait.side) : [];
};

export const namedOnce: Check<Scenario> = {
  code: 'prussias-glory/named-once',
  severity: 'error',
  *find(scenario) {
    const seen = new Set(scenario.sides.map(({ id }) => id));
    for (const { units, leaders, wings } of armiesOf(scenario))
      for (const { id, path } of [...wings, ...leaders, ...units]) {
        if (seen.has(id)) yield { path, values: { id } };
        seen.add(id);
      }
  },
};

export const unknownPiece: Check<Scenario> = {
  code: 'prussias-glory/unknown-piece',
  severity: 'error',
  *find(scenario) {
    const { units, leaders } = rosterOf(scenario);
    for (const [index, { side, pieces }] of scenario.deployment.stacks.entries()) {
      const owner = sideIndexOf(scenario, side);
      for (const { path, id } of listed(['deployment', 'stacks', index, 'pieces'], pieces)) {
        const piece = units.get(id) ?? leaders.get(id);
        if (owner !== null && piece?.side !== owner) yield { path, values: { id } };
      }
    }
  },
  fixes: (_scenario, { path }) => takeOut(path),
};

const takeOut = (path: JsonPath): readonly QuickFix[] => [
  { label: words('fix.take-out'), changes: [{ op: 'remove', path }] },
];

export const placedOnce: Check<Scenario> = {
  code: 'prussias-glory/placed-once',
  severity: 'error',
  *find({ deployment }) {
    const seen = new Set<string>();
    for (const [index, { pieces }] of deployment.stacks.entries())
      for (const { path, id } of listed(['deployment', 'stacks', index, 'pieces'], pieces)) {
        if (seen.has(id)) yield { path, values: { id } };
        seen.add(id);
      }
  },
  fixes: (_scenario, { path }) => takeOut(path),
};

export const unknownProfile: Check<Scenario> = {
  code: 'prussias-glory/unknown-profile',
  severity: 'error',
  *find(scenario) {
    const { profiles } = kitOf(scenario);
    for (const { units } of armiesOf(scenario))
      for (const { profileId, name, path } of units)
        if (!Object.hasOwn(profiles, profileId))
          yield { path: [...path, 'profile'], values: { unit: name, profile: profileId } };
  },
};

export const unknownGroup: Check<Scenario> = {
  code: 'prussias-glory/unknown-group',
  severity: 'error',
  *find(scenario) {
    for (const { wings, groups } of armiesOf(scenario))
      for (const wing of wings)
        if (!groups.some(({ id }) => id === wing.group))
          yield { path: [...wing.path, 'group'], values: { wing: wing.name, group: wing.group } };
  },
};

/** Wings, towns, areas, zones and pieces that a limit, a trait or a rule of victory speaks of. */
export const unknownName: Check<Scenario> = {
  code: 'prussias-glory/unknown-name',
  severity: 'error',
  *find(scenario) {
    const known = knownNames(scenario);
    for (const { path, id } of namesUsed(scenario)) if (!known.has(id)) yield { path, values: { id } };
  },
};

const knownNames = (scenario: Scenario): ReadonlySet<string> => {
  const { units, leaders, wings } = rosterOf(scenario);
  const { towns, setUpAreas, entryZones } = scenario.board;
  return new Set([
    ...units.keys(),
    ...leaders.keys(),
    ...wings.keys(),
    ...[...towns, ...setUpAreas, ...entryZones, ...scenario.sides].map(({ id }) => id),
  ]);
};

const namesUsed = (scenario: Scenario): Named[] => [
  ...scenario.board.friendlyEdges.flatMap(({ through }, at) =>
    named(['board', 'friendlyEdges', at, 'through'], through),
  ),
  ...scenario.deployment.limits.flatMap((limit, at) => namesOfLimit(limit, ['deployment', 'limits', at])),
  ...scenario.traits.flatMap((trait, at) => namesOfTrait(trait, ['traits', at])),
  ...(scenario.victoryPoints ?? []).flatMap((points, at) => [
    ...('towns' in points ? listed(['victoryPoints', at, 'towns'], points.towns) : []),
    ...('town' in points ? named(['victoryPoints', at, 'town'], points.town) : []),
  ]),
];

const namesOfLimit = (limit: SetUpLimit, path: JsonPath): Named[] => [
  ...('who' in limit ? listed([...path, 'who'], limit.who) : []),
  ...('wings' in limit ? listed([...path, 'wings'], limit.wings) : []),
  ...('areas' in limit ? listed([...path, 'areas'], limit.areas) : []),
];

const namesOfTrait = (trait: Trait, path: JsonPath): Named[] => [
  ...('wings' in trait ? listed([...path, 'wings'], trait.wings) : []),
  ...('wing' in trait ? named([...path, 'wing'], trait.wing) : []),
  ...('zone' in trait ? named([...path, 'zone'], trait.zone) : []),
  ...('town' in trait ? named([...path, 'town'], trait.town) : []),
  ...('goals' in trait ? listed([...path, 'goals'], trait.goals) : []),
  ...('pieces' in trait ? listed([...path, 'pieces'], trait.pieces) : []),
  ...(trait.trait === 'arrival' ? listed([...path, 'artillery'], trait.artillery) : []),
];

/** A chart of the document must have the shape of the one it replaces. */
export const chartShape: Check<Scenario> = {
  code: 'prussias-glory/chart-shape',
  severity: 'error',
  *find({ charts }) {
    for (const id of CHARTS) {
      const own = charts?.[id];
      if (!own || CHART_SCHEMAS[id].safeParse(own.chart).success) continue;
      yield { path: ['charts', id], values: { chart: own.title } };
    }
  },
};
