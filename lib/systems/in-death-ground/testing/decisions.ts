import type { Scenario } from '../document/scenario';
import { play } from '../play';
import type { State } from '../play/state';
import { chooseEagerly, type Decision, playOut, seedRandom } from './random-play';

/** All decisions of a battle that is given up after this many. */
export const decisionsOf = (scenario: Scenario, seed: number, most: number): readonly Decision[] => {
  const found: Decision[] = [];
  const chance = seedRandom(seed);
  playOut(
    scenario,
    seed,
    actions =>
      (found.length > most ? actions.find(({ type }) => type === 'yield') : undefined) ??
      chooseEagerly(chance, actions),
    decision => found.push(decision),
  );
  return found;
};

export const seatOfDecision = ({ state }: Pick<Decision, 'state'>): string => play.awaits(state)[0] ?? '';

export const listOwnPieces = (state: State, seat: string): readonly string[] =>
  play
    .position(state, seat)
    .pieces.filter(piece => piece.seat === seat)
    .map(({ id }) => id);
