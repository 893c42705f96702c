import type { JsonPath } from '@/lib/documents/json-path';
import type { Check, QuickFix } from '@/lib/game/check/check';
import { words } from '../view/words';
import { CHARTS } from '../vocabulary';
import { armiesOf, rosterOf, sideIndexOf } from './army';
import { CHART_SCHEMAS } from './chart-schemas';
import { ruleDataOf } from './rule-data';
import type { Scenario, SetUpLimit } from './scenario';
import type { Trait } from './traits-schema';

interface IdReference {
  readonly path: JsonPath;
  readonly id: string;
}

const referenceTo = (path: JsonPath, id: string | undefined): IdReference[] =>
  id === undefined ? [] : [{ path, id }];

const referencesTo = (path: JsonPath, ids: readonly string[] | undefined): IdReference[] =>
  (ids ?? []).map((id, index) => ({ path: [...path, index], id }));

/** A name that nothing has. These are mistakes of the document, not of the battle: no section covers them. */
export const unknownSide: Check<Scenario> = {
  code: 'prussias-glory/unknown-side',
  severity: 'error',
  *find(scenario) {
    for (const { path, id } of sideReferences(scenario))
      if (sideIndexOf(scenario, id) === null) yield { path, values: { side: id } };
  },
};

const sideReferences = (scenario: Scenario): IdReference[] => [
  ...scenario.board.setUpAreas.flatMap(({ side }, at) =>
    referenceTo(['board', 'setUpAreas', at, 'side'], side),
  ),
  ...scenario.board.entryZones.flatMap(({ side }, at) =>
    referenceTo(['board', 'entryZones', at, 'side'], side),
  ),
  ...scenario.board.friendlyEdges.flatMap(({ side }, at) =>
    referenceTo(['board', 'friendlyEdges', at, 'side'], side),
  ),
  ...scenario.forces.flatMap(({ side }, at) => referenceTo(['forces', at, 'side'], side)),
  ...scenario.deployment.stacks.flatMap(({ side }, at) =>
    referenceTo(['deployment', 'stacks', at, 'side'], side),
  ),
  ...referenceTo(['deployment', 'first'], scenario.deployment.first),
  ...scenario.traits.flatMap((trait, at) => sidesOfTrait(trait, ['traits', at])),
  ...(scenario.victoryPoints ?? []).flatMap(({ side }, at) =>
    referenceTo(['victoryPoints', at, 'side'], side),
  ),
  ...(scenario.victoryLevels ?? []).flatMap((level, at) => [
    ...referenceTo(['victoryLevels', at, 'side'], level.side),
    ...level.requires.flatMap(({ side }, place) =>
      referenceTo(['victoryLevels', at, 'requires', place, 'side'], side),
    ),
    ...referenceTo(['victoryLevels', at, 'moraleAtMost', 'side'], level.moraleAtMost?.side),
    ...referenceTo(['victoryLevels', at, 'moraleAbove'], level.moraleAbove),
  ]),
  ...referenceTo(['defaultVictory', 'side'], scenario.defaultVictory?.side),
];

const sidesOfTrait = (trait: Trait, path: JsonPath): IdReference[] => {
  if (trait.trait === 'passivity')
    return [
      ...referenceTo([...path, 'patient'], trait.patient),
      ...referenceTo([...path, 'weary'], trait.weary),
    ];
  return 'side' in trait ? referenceTo([...path, 'side'], trait.side) : [];
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
      for (const { path, id } of referencesTo(['deployment', 'stacks', index, 'pieces'], pieces)) {
        const piece = units.get(id) ?? leaders.get(id);
        if (owner !== null && piece?.side !== owner) yield { path, values: { id } };
      }
    }
  },
  fixes: (_scenario, { path }) => removalFix(path),
};

const removalFix = (path: JsonPath): readonly QuickFix[] => [
  { label: words('fix.take-out'), changes: [{ op: 'remove', path }] },
];

export const placedOnce: Check<Scenario> = {
  code: 'prussias-glory/placed-once',
  severity: 'error',
  *find({ deployment }) {
    const seen = new Set<string>();
    for (const [index, { pieces }] of deployment.stacks.entries())
      for (const { path, id } of referencesTo(['deployment', 'stacks', index, 'pieces'], pieces)) {
        if (seen.has(id)) yield { path, values: { id } };
        seen.add(id);
      }
  },
  fixes: (_scenario, { path }) => removalFix(path),
};

export const unknownProfile: Check<Scenario> = {
  code: 'prussias-glory/unknown-profile',
  severity: 'error',
  *find(scenario) {
    const { profiles } = ruleDataOf(scenario);
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

/** Wings, towns, areas, zones and pieces that a limit, a trait or a rule of victory names. */
export const unknownName: Check<Scenario> = {
  code: 'prussias-glory/unknown-name',
  severity: 'error',
  *find(scenario) {
    const known = knownNames(scenario);
    for (const { path, id } of nameReferences(scenario)) if (!known.has(id)) yield { path, values: { id } };
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

const nameReferences = (scenario: Scenario): IdReference[] => [
  ...scenario.board.friendlyEdges.flatMap(({ through }, at) =>
    referenceTo(['board', 'friendlyEdges', at, 'through'], through),
  ),
  ...scenario.deployment.limits.flatMap((limit, at) => namesOfLimit(limit, ['deployment', 'limits', at])),
  ...scenario.traits.flatMap((trait, at) => namesOfTrait(trait, ['traits', at])),
  ...(scenario.victoryPoints ?? []).flatMap((points, at) => [
    ...('towns' in points ? referencesTo(['victoryPoints', at, 'towns'], points.towns) : []),
    ...('town' in points ? referenceTo(['victoryPoints', at, 'town'], points.town) : []),
  ]),
];

const namesOfLimit = (limit: SetUpLimit, path: JsonPath): IdReference[] => [
  ...('who' in limit ? referencesTo([...path, 'who'], limit.who) : []),
  ...('wings' in limit ? referencesTo([...path, 'wings'], limit.wings) : []),
  ...('areas' in limit ? referencesTo([...path, 'areas'], limit.areas) : []),
];

const namesOfTrait = (trait: Trait, path: JsonPath): IdReference[] => [
  ...('wings' in trait ? referencesTo([...path, 'wings'], trait.wings) : []),
  ...('wing' in trait ? referenceTo([...path, 'wing'], trait.wing) : []),
  ...('zone' in trait ? referenceTo([...path, 'zone'], trait.zone) : []),
  ...('town' in trait ? referenceTo([...path, 'town'], trait.town) : []),
  ...('goals' in trait ? referencesTo([...path, 'goals'], trait.goals) : []),
  ...('pieces' in trait ? referencesTo([...path, 'pieces'], trait.pieces) : []),
  ...(trait.trait === 'arrival' ? referencesTo([...path, 'artillery'], trait.artillery) : []),
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
