import type { AnyPlayRules } from '../session/game-session';

/** Pieces that are chosen together. */
export interface ActingGroup {
  readonly key: string;
  readonly pieces: readonly string[];
  /** Whether it can only change its form or its order in place. */
  readonly isOnlyForming: boolean;
}

export const keyOfGroup = (pieces: readonly string[]): string => pieces.toSorted().join(' ');

/**
 * The groups of pieces that can do something now, in the order of the rules' offers; those that can only form up
 * come last.
 */
export const listActingGroups = (
  rules: AnyPlayRules,
  state: unknown,
  seat: string,
): readonly ActingGroup[] => {
  const groups = new Map<string, ActingGroup>();
  const keyOf = new Map<string, string>();
  for (const action of rules.actions(state, seat)) {
    const { kind, subjects } = rules.about(state, action);
    const isForming = kind === 'form';
    for (const piece of subjects) {
      const known = keyOf.get(piece);
      if (known !== undefined && isForming) continue;
      const pieces =
        known === undefined ? rules.groupOf(state, seat, piece) : (groups.get(known)?.pieces ?? []);
      const key = known ?? keyOfGroup(pieces);
      keyOf.set(piece, key);
      groups.set(key, { key, pieces, isOnlyForming: (groups.get(key)?.isOnlyForming ?? true) && isForming });
    }
  }
  const found = [...groups.values()];
  return [
    ...found.filter(({ isOnlyForming }) => !isOnlyForming),
    ...found.filter(({ isOnlyForming }) => isOnlyForming),
  ];
};
