import type { Scenario } from '../../document/scenario';
import { type Field, isTile } from '../battlefield/field';
import type { PerSide } from '../battlefield/tiles';

/**
 * 3.1, 6.5 – A historical set-up is the end of round 1: whoever stands on the field came there in his own last turn. Of each side the
 * units that did.
 */
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
