import type { Scenario } from '../document/scenario';
import { LAST_ROUND } from '../play/tasks/turn-end';

/** 3.1, 11.1 – The rounds of a battle; a historical set-up begins in round 2. */
export const listRounds = ({ deployment }: Scenario): readonly string[] => {
  const first = deployment.kind === 'historical' ? 2 : 1;
  return Array.from({ length: LAST_ROUND - first + 1 }, (_, index) => String(first + index));
};
