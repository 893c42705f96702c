import type { Printing } from '@/lib/game/printing';
import { unitsOf } from './armies';
import { setUp } from './position';
import { cite } from './rulebook';
import type { Scenario } from './scenario';
import { BOARD } from './segments';

/** The longer side of the printed board, in millimetres: it fits one sheet. */
const BOARD_LENGTH = 178;
const LARGE_BOARD = 420;

const map = (id: string, length: number) => ({
  id,
  label: { code: `words.pocket-battles.map.${id}` },
  millimetres: length / Math.max(BOARD.width, BOARD.height),
  cut: 'poster' as const,
});

/** Every tile of both armies, and the board on one sheet or as large as a table likes it. */
export const printing: Printing<Scenario> = {
  opening: ({ sides, options }) => {
    const first = sides.find(({ id }) => id === options.playerA);
    return first
      ? { code: 'aid.pocket-battles.opening', values: { side: first.name } }
      : { code: 'aid.pocket-battles.opening-by-dice' };
  },
  sections: scenario => {
    const troops = unitsOf(scenario).flatMap(unit => unit.troops);
    const hasTraits = troops.some(({ troop }) => troop.traits.length > 0);
    return [cite('4.3'), cite('5.1'), cite('7.1'), ...(hasTraits ? [cite('6.16')] : [])];
  },
  counters: scenario =>
    setUp(scenario).pieces.map(({ name, seat, face }) => ({ name, seat, front: face, back: null, count: 1 })),
  maps: [map('small', BOARD_LENGTH), map('large', LARGE_BOARD)],
};
