import type { AnyPlayRules } from '../session/game-session';

/** Pieces that are chosen together. */
export interface ActingGroup {
  readonly key: string;
  readonly pieces: readonly string[];
}

export const keyOfGroup = (pieces: readonly string[]): string => pieces.toSorted().join(' ');

/** The groups of pieces that can do something now, in the order in which the rules offer it. */
export const listActingGroups = (
  rules: AnyPlayRules,
  state: unknown,
  seat: string,
): readonly ActingGroup[] => {
  const groups = new Map<string, ActingGroup>();
  const seen = new Set<string>();
  for (const action of rules.actions(state, seat))
    for (const piece of rules.about(state, action).subjects) {
      if (seen.has(piece)) continue;
      seen.add(piece);
      const pieces = rules.groupOf(state, seat, piece);
      const key = keyOfGroup(pieces);
      if (!groups.has(key)) groups.set(key, { key, pieces });
    }
  return [...groups.values()];
};
