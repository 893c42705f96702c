import type { RallyModifier } from '../document/chart-schemas';
import { hasTerrain } from '../document/ground';
import { ruleDataOf } from '../document/rule-data';
import { cite } from '../rulebook';
import type { Status } from '../vocabulary';
import type { ArmySpirit } from './combat/close-combat-modifiers';
import { groundIn, hexOfUnit, leadersAt, type Scene, type StandingUnit } from './field';
import { isInEnemyZone } from './map/zones-of-control';
import { type ModifierLine, sumOfLines, toModifierLine } from './modifier-lines';

export const SPIRIT_PENALTY: Readonly<Record<ArmySpirit, number>> = {
  steady: 0,
  demoralised: -1,
  broken: -2,
};

/** 9 – The best morale modifier among the leaders of a hex; one leader helps, not two (ruling A16). */
export const computeLeaderBonus = (moraleOfLeaders: readonly number[]): number =>
  Math.max(0, ...moraleOfLeaders);

export const leaderBonusAt = (scene: Scene, standing: StandingUnit): number => {
  const hex = hexOfUnit(scene.field, standing.unit.id);
  return hex === null
    ? 0
    : computeLeaderBonus(leadersAt(scene, hex, standing.unit.side).map(({ morale }) => morale));
};

/** 8.3, 9, 10.2, 10.3 – What a morale check is measured against. */
export const computeEffectiveMorale = (morale: number, leaders: number, spirit: ArmySpirit): number =>
  morale + leaders + SPIRIT_PENALTY[spirit];

export type CheckResult = 'stands' | 'disordered' | 'routed';

const ROUT_FROM = 3;

/** 8.3 – One or two above the morale disorders, three or more routs. */
export const checkMorale = (morale: number, die: number): CheckResult => {
  const excess = die - morale;
  if (excess <= 0) return 'stands';
  return excess >= ROUT_FROM ? 'routed' : 'disordered';
};

/** 8.1, 8.2 – A second disorder is a rout, and so is any such result of a routed unit. */
export const resolveStatus = (status: Status, result: 'disordered' | 'routed'): Status =>
  status === 'formed' ? result : 'routed';

/** 8.2 – How far a routed unit runs: infantry two hexes, cavalry three; guns are left where they stand. */
export const flightDistanceOf = ({ unit }: Pick<StandingUnit, 'unit'>): number => {
  if (unit.arm === 'artillery') return 0;
  return unit.arm === 'infantry' ? 2 : 3;
};

/** 8.5 – What helps and hinders a unit that rallies. */
export const rallyLines = (
  scene: Scene,
  standing: StandingUnit,
  spirit: ArmySpirit,
): readonly ModifierLine[] => {
  const { modifiers } = ruleDataOf(scene.scenario).charts.rally;
  const hex = hexOfUnit(scene.field, standing.unit.id);
  if (hex === null) return [];
  const add = (isSo: boolean, id: RallyModifier): ModifierLine[] =>
    isSo ? [toModifierLine(id, modifiers[id])] : [];
  const ground = groundIn(scene);
  const isInZone = isInEnemyZone(scene, hex, standing.unit.side);
  const hasCover = hasTerrain(ground, hex, 'woods') || hasTerrain(ground, hex, 'town');
  const leaders = leaderBonusAt(scene, standing);
  return [
    ...(leaders === 0 ? [] : [{ id: 'leader', value: leaders, rule: cite('9') }]),
    ...add(spirit === 'demoralised', 'demoralised'),
    ...add(spirit === 'broken', 'broken'),
    ...add(isInZone, 'enemy-zone'),
    ...add(standing.status === 'routed', 'routed'),
    ...add(standing.column, 'in-column'),
    ...add(hasCover && !isInZone, 'cover'),
  ];
};

/** 8.5 – A throw of at most the adjusted morale improves a unit by one level. */
export const isRallySuccessful = (morale: number, lines: readonly ModifierLine[], die: number): boolean =>
  die <= morale + sumOfLines(lines);

/** 8.5 – From rout to disorder, from disorder to order; never two at once. */
export const resolveRally = (status: Status): Status => (status === 'routed' ? 'disordered' : 'formed');

/** 25.3.5 – Nobody rallies the baggage. */
export const mayRally = ({ unit, status }: StandingUnit): boolean =>
  status !== 'formed' && !unit.traits.includes('light-baggage');
