import type { Scenario } from '../document/scenario';

const idsOf = ({ players }: Scenario): readonly string[] =>
  players.flatMap(({ influence, troops }) => [...influence, ...troops].map(({ id }) => id));

/** A name that no other piece has: the base, else the base with a number. */
export const findFreeId = (scenario: Scenario, base: string, taken: readonly string[] = []): string => {
  const used = new Set([...idsOf(scenario), ...taken]);
  const root = base.replace(/-\d+$/, '').slice(0, 50);
  if (!used.has(root)) return root;
  let number = 2;
  while (used.has(`${root}-${number}`)) number += 1;
  return `${root}-${number}`;
};
