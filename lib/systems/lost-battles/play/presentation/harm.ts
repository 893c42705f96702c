import type { Sentence } from '@/lib/game/contract/sentence';
import { type Field, type FieldGeneral, type FieldUnit, hasLeft } from '../../rules/battlefield/field';
import type { SideIndex } from '../../rules/battlefield/tiles';
import { isInBattle } from '../../rules/victory/collapse';
import { nameOf } from '../game';
import type { State } from '../state';
import { WORDS } from './names';

/** What has befallen a piece. */
export interface Harm {
  readonly id: string;
  readonly side: SideIndex;
  readonly result: string;
}

const harmOfUnit = (before: FieldUnit, after: FieldUnit): string | null => {
  if (isInBattle(before) && !isInBattle(after)) return after.at;
  return !before.spent && after.spent ? 'spent' : null;
};

const harmOfGeneral = (before: FieldGeneral, after: FieldGeneral): string | null =>
  !hasLeft(before) && hasLeft(after) ? after.at : null;

/** Who was hurt between two moments. */
export const listHarm = (before: Field, after: Field): readonly Harm[] => [
  ...before.units.flatMap(unit => {
    const now = after.units.find(({ id }) => id === unit.id);
    const result = now ? harmOfUnit(unit, now) : null;
    return result === null ? [] : { id: unit.id, side: unit.side, result };
  }),
  ...before.generals.flatMap(general => {
    const now = after.generals.find(({ id }) => id === general.id);
    const result = now ? harmOfGeneral(general, now) : null;
    return result === null ? [] : { id: general.id, side: general.side, result };
  }),
];

/** "2 × Roman legions shattered": harm that reads alike is counted, that of the enemy comes first. */
export const listHarmWords = (state: State, harm: readonly Harm[]): readonly Sentence[] => {
  const counts = new Map<string, { name: string; result: string; count: number }>();
  const sorted = [
    ...harm.filter(({ side }) => side !== state.active),
    ...harm.filter(({ side }) => side === state.active),
  ];
  for (const { id, result } of sorted) {
    const name = nameOf(state, id);
    const key = `${name} ${result}`;
    counts.set(key, { name, result, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].map(values => ({ code: `${WORDS}.summary.harm`, values }));
};
