import type { Scenario } from '../../document/scenario';
import { type Field, isTile } from '../battlefield/field';
import type { PerSide } from '../battlefield/tiles';

/** 3.1, 6.5 – The units that entered in their own last turn: in a historical set-up, the end of round 1, all on the field. */
export const newcomersAtStart = (
  { deployment }: Pick<Scenario, 'deployment'>,
  { units }: Field,
): PerSide<readonly string[]> => {
  const cameOn = (side: number): readonly string[] =>
    deployment.kind === 'historical'
      ? units.filter(unit => unit.side === side && isTile(unit.at)).map(({ id }) => id)
      : [];
  return [cameOn(0), cameOn(1)];
};
