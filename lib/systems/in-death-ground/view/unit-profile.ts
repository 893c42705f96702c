import type { Sentence } from '@/lib/game/contract/sentence';
import type { TroopFigure, TroopProfile } from '@/lib/game/document/roster';
import type { Profile } from '../rules/army/points';
import { costOf, countElements, type ResolvedUnit } from '../rules/army/resolved-army';
import { moveDiceOf } from '../rules/movement/movement';
import type { Going } from '../rules/terrain/terrain';
import { describeDice, word } from './words';

const figure = (id: string, ...values: TroopFigure['values']): TroopFigure => ({
  label: word('figure', id),
  values,
});

const describeMove = (profile: Profile, going: Going): Sentence => describeDice(moveDiceOf(profile, going));

/** What stands behind the name of a unit: its figures, its elements to be ticked off, what is special about it. */
export const describeUnitProfile = ({ groups }: Pick<ResolvedUnit, 'groups'>): TroopProfile => {
  const profiles = groups.map(({ profile }) => profile);
  const each = (describe: (profile: Profile) => Sentence) => profiles.map(describe);
  return {
    figures: [
      figure('elements', countElements(groups)),
      figure('points', costOf(groups)),
      figure('troop', ...each(({ troop }) => word('troop', troop))),
      figure('grade', ...each(({ grade }) => word('grade', grade ?? 'none'))),
      figure('armour', ...each(({ armour }) => word('armour', armour))),
      figure('arm', ...each(({ arm }) => word('arm', arm))),
      figure('move', ...each(profile => describeMove(profile, 'good'))),
      figure('move-difficult', ...each(profile => describeMove(profile, 'difficult'))),
    ],
    boxes: countElements(groups),
    specialRules: listSpecialRules(profiles),
  };
};

const listSpecialRules = (profiles: readonly Profile[]): readonly Sentence[] => {
  const rules = profiles.flatMap(({ wild, mount, special }) => [
    ...(wild ? [word('special-rule', 'wild')] : []),
    ...(mount === 'none' ? [] : [word('special-rule', mount)]),
    ...(special === null ? [] : [word('special', special)]),
  ]);
  return [...new Map(rules.map(rule => [rule.code, rule])).values()];
};
