import type { PreviewLine } from '@/lib/game/preview';
import { word } from './describe';
import { cite, type SectionNumber } from './rulebook';
import type { Modifier } from './rules/modifiers';
import { type MoveDice, moveDice } from './rules/movement';
import type { Profile } from './rules/points';

/** A number that stands for itself: a sum, or what must be thrown. */
export const figure = (id: string, value: number, section: SectionNumber): PreviewLine => ({
  label: word('figure', id),
  value,
  rule: cite(section),
  isFigure: true,
});

/** A number that is added. */
const part = (id: string, value: number, section: SectionNumber): PreviewLine => ({
  label: word('figure', id),
  value,
  rule: cite(section),
});

export const lineOf = ({ id, value, rule }: Modifier): PreviewLine => ({
  label: word('modifier', id),
  value,
  rule,
});

export const enemyLine = ({ id, value, rule }: Modifier): PreviewLine => ({
  label: word('preview', 'enemy', { what: word('modifier', id) }),
  value: -value,
  rule,
});

/** 12.1 – One throw is read in both columns: the dice that count on this ground, and what is added. */
const readingLines = (going: 'good' | 'difficult', { count, add }: MoveDice, faces: readonly number[]) => {
  const dice = faces.slice(0, count).reduce((sum, face) => sum + face, 0);
  return [part(`${going}-dice`, dice, '12.1'), ...(add === 0 ? [] : [part(`${going}-add`, add, '12.1')])];
};

export const moveLines = (pace: Profile, faces: readonly number[]): readonly PreviewLine[] => [
  ...readingLines('good', moveDice(pace, 'good'), faces),
  ...readingLines('difficult', moveDice(pace, 'difficult'), faces),
];

/** 14.5 – Both dice and all that is added to them; their difference decides. */
export const duelLines = (
  [first = 1, second = 1]: readonly number[],
  own: readonly Modifier[],
  enemy: readonly Modifier[],
  difference: number,
): readonly PreviewLine[] => [
  part('die', first, '14.5'),
  ...own.map(lineOf),
  part('enemy-die', -second, '14.5'),
  ...enemy.map(enemyLine),
  figure('difference', difference, '14.6'),
];

/** 13.4 – One die and all that is added to it. */
export const shotLines = (
  face: number,
  modifiers: readonly Modifier[],
  final: number,
): readonly PreviewLine[] => [
  part('die', face, '13.4'),
  ...modifiers.map(lineOf),
  figure('final', final, '13.4'),
];
