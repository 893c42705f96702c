import type { BreakdownLine } from '@/lib/game/contract/odds-preview';
import { cite, type SectionNumber } from '../../rulebook';
import type { Profile } from '../../rules/army/points';
import type { Modifier } from '../../rules/combat/modifiers';
import { type MoveDice, moveDiceOf } from '../../rules/movement/movement';
import { word } from '../../view/words';

/** A number without a sign: a sum, or the number to be thrown. */
export const createStatLine = (id: string, value: number, section: SectionNumber): BreakdownLine => ({
  label: word('figure', id),
  value,
  rule: cite(section),
  isFigure: true,
});

/** A number that is added. */
const toAddendLine = (id: string, value: number, section: SectionNumber): BreakdownLine => ({
  label: word('figure', id),
  value,
  rule: cite(section),
});

export const toModifierLine = ({ id, value, rule }: Modifier): BreakdownLine => ({
  label: word('modifier', id),
  value,
  rule,
});

export const toEnemyLine = ({ id, value, rule }: Modifier): BreakdownLine => ({
  label: word('preview', 'enemy', { what: word('modifier', id) }),
  value: -value,
  rule,
});

/** 12.1 – One throw is read in both columns: the dice that count on this ground, and what is added. */
const listDiceLines = (going: 'good' | 'difficult', { count, add }: MoveDice, faces: readonly number[]) => {
  const dice = faces.slice(0, count).reduce((sum, face) => sum + face, 0);
  return [
    toAddendLine(`${going}-dice`, dice, '12.1'),
    ...(add === 0 ? [] : [toAddendLine(`${going}-add`, add, '12.1')]),
  ];
};

export const listMoveLines = (pace: Profile, faces: readonly number[]): readonly BreakdownLine[] => [
  ...listDiceLines('good', moveDiceOf(pace, 'good'), faces),
  ...listDiceLines('difficult', moveDiceOf(pace, 'difficult'), faces),
];

/** 14.5 – Both dice and all that is added to them; their difference decides. */
export const listDuelLines = (
  [first = 1, second = 1]: readonly number[],
  own: readonly Modifier[],
  enemy: readonly Modifier[],
  difference: number,
): readonly BreakdownLine[] => [
  toAddendLine('die', first, '14.5'),
  ...own.map(toModifierLine),
  toAddendLine('enemy-die', -second, '14.5'),
  ...enemy.map(toEnemyLine),
  createStatLine('difference', difference, '14.6'),
];

/** 13.4 – One die and all that is added to it. */
export const listShotLines = (
  face: number,
  modifiers: readonly Modifier[],
  final: number,
): readonly BreakdownLine[] => [
  toAddendLine('die', face, '13.4'),
  ...modifiers.map(toModifierLine),
  createStatLine('final', final, '13.4'),
];
