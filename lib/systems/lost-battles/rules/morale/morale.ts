import type { DiceRule } from '@/lib/dice/odds';
import type { RuleRef } from '@/lib/game/contract/rulebook';
import { type Direction, reverseDirection } from '@/lib/geometry/square';
import { cite } from '../../rulebook';
import {
  type Exit,
  type Field,
  type FieldGeneral,
  type FieldUnit,
  hasLeft,
  holdsEnemyOf,
  isTile,
  listUndeployedUnits,
  sideOn,
  unitsOn,
} from '../battlefield/field';
import {
  findTileAhead,
  getOtherSide,
  isCentreTile,
  listAdjacentTiles,
  measureTileDistance,
  type SideIndex,
  TILE_IDS,
  type TileId,
} from '../battlefield/tiles';
import { isHeavyInfantry, isLightInfantry, isScythed } from '../combat/combat-table';
import { exitOf, type UnitExit } from '../combat/hits';

export const MORALE_LINE_IDS = [
  'outnumbering',
  'shattered',
  'generals-lost',
  'outnumbered',
  'camp-or-centre',
  'steadfast',
  'heavy-infantry',
  'far-away',
  'inspired',
  'unsteady',
  'spent',
  'surrounded',
] as const;
export type MoraleLineId = (typeof MORALE_LINE_IDS)[number];

/** One reason why morale is what it is. */
export interface MoraleLine {
  readonly id: MoraleLineId;
  readonly rule: RuleRef;
  readonly value: number;
}

/** The effects of one attack on an army. The field is as it stands after all hits of that attack. */
export interface Shock {
  readonly side: SideIndex;
  readonly tile: TileId;
  /** Units shattered by this attack. */
  readonly shattered: readonly string[];
  /** Generals killed or wounded in it. A general who was carried off gives no die. */
  readonly killed: readonly string[];
  /** Enemy units have entered the army's camp at some time. */
  readonly campEntered: boolean;
  /** Generals within the time of a near miss (8.5). */
  readonly silenced: readonly string[];
}

/** 7.1 – A test is due when a unit was shattered or a general killed or wounded. */
export const isTestDue = ({ shattered, killed }: Shock): boolean => shattered.length + killed.length > 0;

const LOSSES_PER_POINT = 4;
const DECISIVE_RATIO = 2;
const DECISIVE_CENTRE = 2;

/** 7.1 – The lines that count for the whole army. */
export const listArmyMoraleLines = (field: Field, { side, campEntered }: Shock): readonly MoraleLine[] => {
  const enemy = getOtherSide(side);
  const [own, other] = [countUnitsOnField(field, side), countUnitsOnField(field, enemy)];
  const shattered = field.units.filter(unit => unit.side === side && unit.at === 'shattered').length;
  const isCentreLost = computeCentreValue(field, enemy) - computeCentreValue(field, side) >= DECISIVE_CENTRE;
  return toMoraleLines(cite('7.1'), {
    outnumbering: own >= DECISIVE_RATIO * other ? 1 : 0,
    shattered: -Math.floor(shattered / LOSSES_PER_POINT),
    'generals-lost': areGeneralsLost(field.generals.filter(general => general.side === side)) ? -1 : 0,
    outnumbered: other >= DECISIVE_RATIO * own ? -1 : 0,
    'camp-or-centre': campEntered || isCentreLost ? -1 : 0,
  });
};

const toMoraleLines = (
  rule: RuleRef,
  values: Readonly<Partial<Record<MoraleLineId, number>>>,
): readonly MoraleLine[] =>
  MORALE_LINE_IDS.flatMap(id => {
    const value = values[id] ?? 0;
    return value === 0 ? [] : [{ id, rule, value }];
  });

export const sumOfLines = (counted: readonly MoraleLine[]): number =>
  counted.reduce((sum, { value }) => sum + value, 0);

/** 7.1 – Levies and chariots are whole units here (ruling A15); undeployed units do not count (11.2). */
const countUnitsOnField = (field: Field, side: SideIndex): number =>
  field.units.filter(unit => unit.side === side && isTile(unit.at)).length;

/** 7.1 – Two uninspired generals lost, or one better one; a timid one is average (ruling A14). */
const areGeneralsLost = (generals: readonly FieldGeneral[]): boolean => {
  const lost = generals.filter(hasLeft);
  return lost.length > 1 || lost.some(general => general.class !== 'uninspired');
};

/** 7.1 – What a side holds of the other's three centre tiles: a key zone counts twice, a river halves. */
export const computeCentreValue = (field: Field, side: SideIndex): number => {
  const enemy = getOtherSide(side);
  return TILE_IDS.filter(tile => isCentreTile(tile, enemy) && holdsEnemyOf(field, tile, enemy))
    .map(tile => field.ground[tile])
    .reduce((sum, ground) => {
      const value = ground.keyZoneOf === enemy ? 2 : 1;
      return sum + (ground.terrain.includes('river') ? value / 2 : value);
    }, 0);
};

export interface MoraleSituation {
  readonly dice: number;
  /** The sum of the army's lines. */
  readonly modifier: number;
}

export const toMoraleSituation = (field: Field, shock: Shock): MoraleSituation => ({
  dice: shock.shattered.length + shock.killed.length,
  modifier: sumOfLines(listArmyMoraleLines(field, shock)),
});

/** 7.1 – A die for each unit shattered and general killed; the lowest, halved and rounded up, and the lines of the army. */
export const computeArmyMorale = (faces: readonly number[], modifier: number): number =>
  Math.ceil(Math.min(...faces) / 2) + modifier;

/** 7.1 – The outcome is the army's morale as a decimal number. */
export const moraleTest: DiceRule<MoraleSituation, string> = {
  dice: ({ dice }) => ({ count: dice, sides: 6 }),
  outcome: ({ modifier }, faces) => String(computeArmyMorale(faces, modifier)),
};

const FAR_AWAY = 3;

/** 7.2, 11.2 – The lines of one unit. */
export const listUnitMoraleLines = (field: Field, unit: FieldUnit, shock: Shock): readonly MoraleLine[] =>
  toMoraleLines(cite(isTile(unit.at) ? '7.2' : '11.2'), unitMoraleValues(field, unit, shock));

/** 7.2 – The lines for one unit on the field; 11.2 – for an undeployed one only three of them. */
const unitMoraleValues = (field: Field, unit: FieldUnit, shock: Shock): UnitMoraleValues => {
  const tile = isTile(unit.at) ? unit.at : null;
  const isHeavy = isHeavyInfantry(unit);
  return {
    steadfast: isSteadfast(unit) ? 1 : 0,
    'heavy-infantry': isHeavy && (tile === null || !facesHoplites(field, unit, tile)) ? 1 : 0,
    'far-away': tile !== null && measureTileDistance(tile, shock.tile) >= FAR_AWAY ? 1 : 0,
    inspired: tile !== null && isInspired(field, unit, tile, shock.silenced) ? 1 : 0,
    unsteady: isUnsteady(field, unit) ? -1 : 0,
    spent: tile !== null && unit.spent ? -1 : 0,
    surrounded: tile !== null && isSurrounded(field, tile) ? -1 : 0,
  };
};

type UnitMoraleValues = Readonly<
  Record<
    'steadfast' | 'heavy-infantry' | 'far-away' | 'inspired' | 'unsteady' | 'spent' | 'surrounded',
    number
  >
>;

/** Without the lines: the morale of whole armies is thrown for again and again. */
const sumOfValues = (values: UnitMoraleValues): number =>
  values.steadfast +
  values['heavy-infantry'] +
  values['far-away'] +
  values.inspired +
  values.unsteady +
  values.spent +
  values.surrounded;

const isSteadfast = ({ type, class: unitClass }: FieldUnit): boolean =>
  unitClass === 'veteran' || unitClass === 'indian' || (type === 'legion' && unitClass !== 'levy');

const isUnsteady = (field: Field, unit: FieldUnit): boolean =>
  unit.class === 'levy' ||
  isScythed(unit) ||
  field.generals.some(
    ({ class: generalClass, guard, at }) => generalClass === 'timid' && guard === unit.id && at === unit.at,
  );

/** 7.2 – Hoplites break more easily before hoplites. */
const facesHoplites = (field: Field, unit: FieldUnit, tile: TileId): boolean =>
  unit.type === 'hoplite' &&
  listAdjacentTiles(tile).some(other =>
    unitsOn(field, other).some(({ type, side }) => type === 'hoplite' && side !== unit.side),
  );

const isInspired = (field: Field, unit: FieldUnit, tile: TileId, silenced: readonly string[]): boolean =>
  unit.type !== 'elephant' &&
  field.generals.some(
    ({ id, side, class: generalClass, at }) =>
      side === unit.side &&
      !silenced.includes(id) &&
      ((at === tile && (generalClass === 'inspired' || generalClass === 'brilliant')) ||
        (generalClass === 'brilliant' && listAdjacentTiles(tile).some(other => other === at))),
  );

/** 7.2 – Enemies on two opposite sides; which way the unit faces makes no difference. */
const isSurrounded = (field: Field, tile: TileId): boolean => {
  const side = sideOn(field, tile);
  if (side === null) return false;
  const hasEnemy = (direction: Direction) => holdsEnemyOf(field, findTileAhead(tile, direction), side);
  return (['up', 'left'] as const).some(
    direction => hasEnemy(direction) && hasEnemy(reverseDirection(direction)),
  );
};

export interface TestedUnit {
  readonly unit: string;
  readonly at: TileId | 'undeployed';
  readonly morale: number;
  readonly result: 'stays' | Exit;
}

/** 7.2, 7.3 – Every unit of the army with its morale and what becomes of it, judged on the field before anyone runs. */
export const testUnits = (field: Field, shock: Shock, army: number): readonly TestedUnit[] => {
  const shattered = field.units.filter(({ id }) => shock.shattered.includes(id));
  return [...TILE_IDS, 'undeployed' as const].flatMap(at => {
    const judged = (at === 'undeployed' ? listUndeployedUnits(field, shock.side) : unitsOn(field, at))
      .filter(unit => unit.side === shock.side)
      .map(unit => rateUnit(field, unit, shock, army));
    const running =
      at === 'undeployed'
        ? judged.filter(isRunning)
        : spreadPanic(judged, at === shock.tile ? shattered : []);
    return judged.map(entry => ({
      unit: entry.unit.id,
      at,
      morale: entry.morale,
      result: running.includes(entry) ? exitOf(entry.unit) : 'stays',
    }));
  });
};

interface UnitMorale {
  readonly unit: FieldUnit;
  readonly morale: number;
}

const rateUnit = (field: Field, unit: FieldUnit, shock: Shock, army: number): UnitMorale => ({
  unit,
  morale: army + sumOfValues(unitMoraleValues(field, unit, shock)),
});

const isRunning = ({ morale }: UnitMorale): boolean => morale < 0;

/** 7.3 – Units at −1 run; those at 0 go with others of their tile, and so on until nobody else is carried away. */
const spreadPanic = (
  judged: readonly UnitMorale[],
  shattered: readonly FieldUnit[],
): readonly UnitMorale[] => {
  const spread = (running: readonly UnitMorale[]): readonly UnitMorale[] => {
    const gone = [...shattered, ...running.map(({ unit }) => unit)];
    const more = judged.filter(
      entry => running.includes(entry) || (entry.morale === 0 && isCarriedAway(entry.unit, gone)),
    );
    return more.length === running.length ? running : spread(more);
  };
  return spread(judged.filter(isRunning));
};

/** 7.3 – One light infantry unit alone carries away only light infantry. */
const isCarriedAway = (unit: FieldUnit, gone: readonly FieldUnit[]): boolean =>
  gone.length > 1 || gone.some(other => !isLightInfantry(other) || isLightInfantry(unit));

/** 7.3 – Who leaves and how, for `removeFromField`. */
export const exitsOf = (tested: readonly TestedUnit[]): readonly UnitExit[] =>
  tested.flatMap(({ unit, result }) => (result === 'stays' ? [] : [{ unit, exit: result }]));
