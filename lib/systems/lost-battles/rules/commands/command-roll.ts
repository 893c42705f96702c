import type { DiceRule } from '@/lib/dice/odds';
import type { Weather } from '../../vocabulary';
import { commandsInWeather } from '../special/weather';

export interface CommandRoll {
  readonly round: number;
  readonly weather: Weather;
  /** 9.5 – By agreement a 1 is read as 3 and a 6 as 4. */
  readonly steady: boolean;
}

export const ROLL_AT = 1;

/** 3.2 – The command roll comes when the commands first fall to one or none: after a payment, before what it paid for. */
export const isRollDue = (commands: number, hasRolled: boolean): boolean => !hasRolled && commands <= ROLL_AT;

/** 4.1 – One die brings fresh commands; round 1 reads it as 3 or 4 (11.3), rain and dust halve it (9.4). */
export const commandRoll: DiceRule<CommandRoll, string> = {
  dice: () => ({ count: 1, sides: 6 }),
  outcome: (situation, [face = 1]) => String(computeRolledCommands(situation, face)),
};

export const computeRolledCommands = ({ round, weather, steady }: CommandRoll, face: number): number => {
  const read = round === 1 ? readInFirstRound(face) : steady ? readSteady(face) : face;
  return commandsInWeather(weather, read);
};

const readInFirstRound = (face: number): number => (face <= 3 ? 3 : 4);

const readSteady = (face: number): number => (face === 1 ? 3 : face === 6 ? 4 : face);
