import { findFreeId as findUnusedId } from '@/lib/game/document/free-id';
import type { Scenario } from '../document/scenario';

const idsOf = ({ players }: Scenario): readonly string[] =>
  players.flatMap(({ influence, troops }) => [...influence, ...troops].map(({ id }) => id));

/** A name that no other piece has: the base, else the base with a number. */
export const findFreeId = (scenario: Scenario, base: string, taken: readonly string[] = []): string =>
  findUnusedId(base.replace(/-\d+$/, '').slice(0, 50), [...idsOf(scenario), ...taken]);
