import type { RuleRef } from '@/lib/game/contract/rulebook';
import { cite } from '../../rulebook';
import { computeGeneralFightingValue, computeUnitFightingValue } from '../armies';
import type { Field, FieldGeneral, FieldUnit } from '../battlefield/field';
import type { SideIndex } from '../battlefield/tiles';

/** 10.2 – What an enemy unit is worth: double when shattered, one more when routed, once when withdrawn or spent on the field. */
export const pointsForUnit = (unit: FieldUnit): number => {
  const value = computeUnitFightingValue(unit);
  if (unit.at === 'shattered') return 2 * value;
  if (unit.at === 'routed') return value + 1;
  return unit.at === 'withdrawn' || unit.spent ? value : 0;
};

/** 10.2 – An enemy general is worth double when killed or wounded, once when withdrawn. */
export const pointsForGeneral = (general: FieldGeneral): number => {
  const value = computeGeneralFightingValue(general);
  if (general.at === 'killed') return 2 * value;
  return general.at === 'withdrawn' ? value : 0;
};

/** 10.3 – A state that can replace its legions: two points for an average one shattered, one for any other harm. */
export const computeLegionRebate = (field: Field, side: SideIndex): number =>
  field.units.reduce((sum, unit) => (unit.side === side ? sum + rebateFor(unit) : sum), 0);

const rebateFor = ({ type, class: unitClass, at, spent }: FieldUnit): number => {
  if (type !== 'legion' || unitClass !== 'average') return 0;
  if (at === 'shattered') return 2;
  return at === 'routed' || at === 'withdrawn' || spent ? 1 : 0;
};

const CAMP_POINTS = 5;

export interface ScoreSheet {
  /** 10.3 – From the start of the battle: weaker, fatigued, surprised (`handicapOf`), with what the players bid. */
  readonly handicap: number;
  /** 10.2 – Own units entered the enemy camp while enemy units were on the field. */
  readonly tookCamp: boolean;
}

export type ScoreLineId = 'units' | 'generals' | 'camp' | 'handicap' | 'legions';

export interface ScoreLine {
  readonly id: ScoreLineId;
  readonly rule: RuleRef;
  readonly points: number;
}

/** 10.2, 10.3 – Everything that a side scores, line by line; lines without points are left out. */
export const listScoreLines = (field: Field, side: SideIndex, sheet: ScoreSheet): readonly ScoreLine[] =>
  SCORE_LINES.map(({ id, rule, count }) => ({ id, rule, points: count(field, side, sheet) })).filter(
    ({ points }) => points !== 0,
  );

/** What the other side's pieces bring. */
const sumOverEnemies = <Item extends { readonly side: SideIndex }>(
  pieces: readonly Item[],
  side: SideIndex,
  pointsFor: (piece: Item) => number,
): number => pieces.reduce((sum, piece) => (piece.side === side ? sum : sum + pointsFor(piece)), 0);

interface ScoreRule extends Pick<ScoreLine, 'id' | 'rule'> {
  readonly count: (field: Field, side: SideIndex, sheet: ScoreSheet) => number;
}

const SCORE_LINES: readonly ScoreRule[] = [
  {
    id: 'units',
    rule: cite('10.2'),
    count: ({ units }, side) => sumOverEnemies(units, side, pointsForUnit),
  },
  {
    id: 'generals',
    rule: cite('10.2'),
    count: ({ generals }, side) => sumOverEnemies(generals, side, pointsForGeneral),
  },
  { id: 'camp', rule: cite('10.2'), count: (_field, _side, { tookCamp }) => (tookCamp ? CAMP_POINTS : 0) },
  { id: 'handicap', rule: cite('10.3'), count: (_field, _side, { handicap }) => handicap },
  { id: 'legions', rule: cite('10.3'), count: computeLegionRebate },
];

export const computeVictoryPoints = (field: Field, side: SideIndex, sheet: ScoreSheet): number =>
  SCORE_LINES.reduce((sum, { count }) => sum + count(field, side, sheet), 0);

export const VICTORY_LEVELS = ['draw', 'narrow', 'clear', 'overwhelming'] as const;
export type VictoryLevel = (typeof VICTORY_LEVELS)[number];

/** 10.4 – The margin against the victory value: all of it, at least half of it, or less. */
export const gradeVictory = (margin: number, victoryValue: number): VictoryLevel => {
  if (margin === 0) return 'draw';
  if (margin >= victoryValue) return 'overwhelming';
  return 2 * margin >= victoryValue ? 'clear' : 'narrow';
};

export interface Verdict {
  readonly points: readonly [number, number];
  readonly winner: SideIndex | null;
  readonly margin: number;
  readonly level: VictoryLevel;
}

/** 10.4 – The side with more points has won, even if it was driven from the field. */
export const decideVictory = (
  field: Field,
  sheets: readonly [ScoreSheet, ScoreSheet],
  victoryValue: number,
): Verdict => {
  const points = [
    computeVictoryPoints(field, 0, sheets[0]),
    computeVictoryPoints(field, 1, sheets[1]),
  ] as const;
  const margin = Math.abs(points[0] - points[1]);
  return { points, winner: winnerOf(points), margin, level: gradeVictory(margin, victoryValue) };
};

const winnerOf = ([first, second]: readonly [number, number]): SideIndex | null => {
  if (first === second) return null;
  return first > second ? 0 : 1;
};
