import { type JsonPath, valueAt } from '@/lib/documents/json-path';
import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import type { Check, QuickFix } from '@/lib/game/check/check';
import { move } from '../../authoring/move-pieces';
import {
  armiesOf,
  armyOf,
  nameSide,
  rosterOf,
  SIDES,
  type SideIndex,
  sideIndexOf,
  type Unit,
} from '../../document/army';
import { hexIdOf } from '../../document/ground';
import type { Scenario } from '../../document/scenario';
import { cite } from '../../rulebook';
import { words } from '../../view/words';
import { isInCommand, mayLookToCommander, UNITS_OF_COMMANDER } from '../command/command-radius';
import {
  groundIn,
  hexOfLeader,
  hexOfUnit,
  isFighter,
  listOccupiedHexes,
  type Scene,
  sceneOf,
  unitsAt,
} from '../field';
import { getStackingLimit, isOverstacked, sumOfSteps, unitsOfSideAt } from '../map/stacking';
import { mayStandIn } from '../map/terrain';
import { isInEnemyZone } from '../map/zones-of-control';

/** Where a piece stands in the document; its stack when it is a whole stack that is at fault. */
export const pathOfPiece = ({ deployment }: Scenario, pieceId: string): JsonPath => {
  const found = placesInDocument(deployment.stacks).get(pieceId);
  return found ? ['deployment', 'stacks', found.stack, 'pieces', found.place] : ['deployment', 'stacks'];
};

/** A piece that is named twice counts where it comes first. */
const placesInDocument = memoizeByIdentity((stacks: Scenario['deployment']['stacks']) => {
  const places = new Map<string, { readonly stack: number; readonly place: number }>();
  for (const [stack, { pieces }] of stacks.entries())
    for (const [place, id] of pieces.entries()) if (!places.has(id)) places.set(id, { stack, place });
  return places;
});

const pathOfStack = (scenario: Scenario, pieceId: string): JsonPath =>
  pathOfPiece(scenario, pieceId).slice(0, 3);

const hexWords = (scene: Scene, hex: number): string => hexIdOf(groundIn(scene), hex);

/** What is wrong with one unit where it stands. */
const findingAt = (scene: Scene, hex: number, { id, name }: Unit) => ({
  path: pathOfPiece(scene.scenario, id),
  values: { unit: name, hex: hexWords(scene, hex) },
});

/** 3.1, 3.2 – No hex holds more steps than it may. */
export const stacking: Check<Scenario> = {
  code: 'prussias-glory/stacking',
  severity: 'error',
  rule: cite('3.1'),
  *find(scenario) {
    const scene = sceneOf(scenario);
    for (const hex of listOccupiedHexes(scene.field))
      for (const side of SIDES) {
        const units = unitsOfSideAt(scene, hex, side);
        const last = units.at(-1);
        if (!last || !isOverstacked(units)) continue;
        const limit = getStackingLimit(units);
        yield {
          path: pathOfStack(scenario, last.unit.id),
          ...(units.some(({ column }) => column) ? { rule: cite('3.2') } : {}),
          values: {
            hex: hexWords(scene, hex),
            fighters: sumOfSteps(units.filter(isFighter)),
            fightersLimit: limit.fighters,
            guns: sumOfSteps(units.filter(unit => !isFighter(unit))),
            gunsLimit: limit.guns,
          },
        };
      }
  },
};

/** 7.1 – No hex is held by both sides. */
export const oneSidePerHex: Check<Scenario> = {
  code: 'prussias-glory/one-side-per-hex',
  severity: 'error',
  rule: cite('7.1'),
  *find(scenario) {
    const scene = sceneOf(scenario);
    for (const hex of listOccupiedHexes(scene.field)) {
      const stranger = unitsOfSideAt(scene, hex, 1)[0];
      if (stranger && unitsOfSideAt(scene, hex, 0).length > 0)
        yield { path: pathOfStack(scenario, stranger.unit.id), values: { hex: hexWords(scene, hex) } };
    }
  },
};

/** 7.1 – Nobody stands on ground that is closed to them. */
export const closedGround: Check<Scenario> = {
  code: 'prussias-glory/closed-ground',
  severity: 'error',
  rule: cite('7.1'),
  *find(scenario) {
    const scene = sceneOf(scenario);
    for (const hex of listOccupiedHexes(scene.field))
      for (const { unit } of unitsAt(scene, hex))
        if (!mayStandIn(scenario, groundIn(scene), unit.arm, hex)) yield findingAt(scene, hex, unit);
  },
};

/** 7.2.5 – An exhausted unit does not stand in an enemy zone. */
export const exhaustedInZone: Check<Scenario> = {
  code: 'prussias-glory/exhausted-in-zone',
  severity: 'error',
  rule: cite('7.2.5'),
  *find(scenario) {
    const scene = sceneOf(scenario);
    for (const hex of listOccupiedHexes(scene.field))
      for (const { unit, ratings } of unitsAt(scene, hex))
        if (ratings.exhausted && isInEnemyZone(scene, hex, unit.side)) yield findingAt(scene, hex, unit);
  },
};

/** 22.2 – Where nothing else is said, a wing leader stands with a unit of the wing and the commander with a unit of the army. */
export const leaderWithUnits: Check<Scenario> = {
  code: 'prussias-glory/leader-with-units',
  severity: 'error',
  rule: cite('22.2'),
  *find(scenario) {
    const scene = sceneOf(scenario);
    for (const { leaders, wings } of armiesOf(scenario))
      for (const leader of leaders) {
        const hex = hexOfLeader(scene.field, leader.id);
        if (hex === null || isFreeToStand(scenario, leader.id)) continue;
        const here = unitsOfSideAt(scene, hex, leader.side);
        const wing = leader.kind === 'wing' ? wings.find(({ id }) => id === leader.wing) : undefined;
        const isWithUnits = wing ? here.some(({ unit }) => unit.wing === wing.id) : here.length > 0;
        if (!isWithUnits && (wing === undefined || wing.units.length > 0))
          yield {
            path: pathOfPiece(scenario, leader.id),
            values: { leader: leader.name, hex: hexWords(scene, hex), own: wing ? 'wing' : 'army' },
          };
      }
  },
  fixes: (scenario, { path }) => joinUnitsFix(scenario, path),
};

/** A limit of the scenario that names a leader takes the place of the general rule. */
const isFreeToStand = ({ deployment }: Scenario, leaderId: string): boolean =>
  deployment.limits.some(limit => 'who' in limit && limit.who.includes(leaderId));

/** The leader joins the nearest unit to stand with. */
const joinUnitsFix = (scenario: Scenario, leaderPath: JsonPath): readonly QuickFix[] => {
  const id = valueAt(scenario, leaderPath);
  const leader = rosterOf(scenario).leaders.get(typeof id === 'string' ? id : '');
  if (!leader) return [];
  const scene = sceneOf(scenario);
  const [unit] = armyOf(scenario, leader.side).units.filter(
    ({ id: unitId, wing }) =>
      hexOfUnit(scene.field, unitId) !== null && (leader.kind === 'commander' || wing === leader.wing),
  );
  const hex = unit ? hexOfUnit(scene.field, unit.id) : null;
  if (!unit || hex === null) return [];
  return [
    {
      label: words('fix.join', { leader: leader.name, unit: unit.name }),
      changes: move(scenario, [leader.id], hexWords(scene, hex)),
    },
  ];
};

/** 9.2 – A leader alone in an enemy zone would be caught. */
export const leaderCaught: Check<Scenario> = {
  code: 'prussias-glory/leader-caught',
  severity: 'error',
  rule: cite('9.2'),
  *find(scenario) {
    const scene = sceneOf(scenario);
    for (const { leaders } of armiesOf(scenario))
      for (const { id, name, side } of leaders) {
        const hex = hexOfLeader(scene.field, id);
        if (hex === null || unitsOfSideAt(scene, hex, side).length > 0) continue;
        if (isInEnemyZone(scene, hex, side) || unitsAt(scene, hex).length > 0)
          yield { path: pathOfPiece(scenario, id), values: { leader: name, hex: hexWords(scene, hex) } };
      }
  },
  fixes: (scenario, { path }) => joinUnitsFix(scenario, path),
};

/** 7.3 – A wing goes into column as a whole or not at all. */
export const wholeWingInColumn: Check<Scenario> = {
  code: 'prussias-glory/whole-wing-in-column',
  severity: 'error',
  rule: cite('7.3'),
  *find(scenario) {
    const { field } = sceneOf(scenario);
    const placed = new Set(Object.values(field.stacks).flat());
    for (const { wings } of armiesOf(scenario))
      for (const { name, units } of wings) {
        const here = units.filter(({ id }) => placed.has(id));
        const inColumn = here.filter(({ id }) => field.units[id]?.column);
        const [first] = inColumn;
        if (first && inColumn.length < here.length)
          yield { path: pathOfStack(scenario, first.id), values: { wing: name } };
      }
  },
};

/** 6.2.2 – Units that begin out of command; two may look to the army commander. */
export const outOfCommand: Check<Scenario> = {
  code: 'prussias-glory/out-of-command',
  severity: 'warning',
  rule: cite('6.2.2'),
  *find(scenario) {
    const scene = sceneOf(scenario);
    for (const side of SIDES)
      for (const { id, name } of unitsOutOfCommand(scene, side))
        yield { path: pathOfPiece(scenario, id), values: { unit: name } };
  },
};

/** 6.2.2 – Units on the map that none of their leaders reaches. */
export const unitsWithoutLeader = (scene: Scene, side: SideIndex): readonly Unit[] => {
  const placed = new Set(Object.values(scene.field.stacks).flat());
  return armyOf(scene.scenario, side).units.filter(unit => placed.has(unit.id) && !isInCommand(scene, unit));
};

/** 6.2.2 – The same without the first two that the commander reaches. */
export const unitsOutOfCommand = (scene: Scene, side: SideIndex): readonly Unit[] => {
  const alone = unitsWithoutLeader(scene, side);
  const helped = alone.filter(unit => mayLookToCommander(scene, unit)).slice(0, UNITS_OF_COMMANDER);
  return alone.filter(unit => !helped.includes(unit));
};

/** 23.5 – Where the scenario says so, guns do not stand on top of a stack. */
export const gunsBelow: Check<Scenario> = {
  code: 'prussias-glory/guns-below',
  severity: 'error',
  rule: cite('23.5'),
  *find(scenario) {
    const scene = sceneOf(scenario);
    for (const trait of scenario.traits) {
      const side = trait.trait === 'guns-below' ? sideIndexOf(scenario, trait.side) : null;
      if (side === null) continue;
      for (const hex of listOccupiedHexes(scene.field)) {
        const units = unitsOfSideAt(scene, hex, side);
        const [top] = units;
        if (top && !isFighter(top) && units.some(isFighter)) yield findingAt(scene, hex, top.unit);
      }
    }
  },
};

/** 22.2 – Units that neither stand on the map nor come later take no part. */
export const waitingUnits: Check<Scenario> = {
  code: 'prussias-glory/waiting-units',
  severity: 'warning',
  rule: cite('22.2'),
  *find(scenario) {
    const { field } = sceneOf(scenario);
    const placed = new Set(Object.values(field.stacks).flat());
    for (const { side, sideId, units } of armiesOf(scenario)) {
      const waiting = units.filter(unit => !placed.has(unit.id) && !comesLater(scenario, sideId, unit));
      const index = scenario.forces.findIndex(force => force.side === sideId);
      if (waiting.length > 0 && placed.size > 0)
        yield {
          path: ['forces', index],
          values: { side: nameSide(scenario, side), waiting: waiting.length },
        };
    }
  },
};

/** 24.2.2, 26.3.3, 26.4.1 – Units that enter, arrive or reinforce in the course of the game. */
export const comesLater = (scenario: Scenario, sideId: string, unit: Unit): boolean =>
  scenario.traits.some(trait => {
    if (!('side' in trait) || trait.side !== sideId) return false;
    if (trait.trait === 'entry')
      return trait.wings === undefined || unit.wing === null || trait.wings.includes(unit.wing);
    if (trait.trait === 'arrival') return trait.wing === unit.wing || trait.artillery.includes(unit.id);
    return trait.trait === 'reinforcements' && trait.pieces.includes(unit.id);
  });

/** The units and leaders that a limit names: a wing means all of its pieces, a side means everybody. */
export const expandPieceNames = (scenario: Scenario, names: readonly string[]): readonly string[] => [
  ...new Set([...new Set(names)].flatMap(name => piecesOfName(scenario, name))),
];

const piecesOfName = (scenario: Scenario, name: string): readonly string[] => {
  const side = sideIndexOf(scenario, name);
  if (side !== null) {
    const { units, leaders } = armyOf(scenario, side);
    return [...leaders, ...units].map(({ id }) => id);
  }
  const wing = rosterOf(scenario).wings.get(name);
  return wing ? [...(wing.leader ? [wing.leader] : []), ...wing.units.map(({ id }) => id)] : [name];
};
