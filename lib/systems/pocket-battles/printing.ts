import type { Printing } from '@/lib/game/printing';
import { setUp } from './position';
import type { Scenario } from './scenario';
import { BOARD } from './segments';

/** The longer side of the printed board, in millimetres: it fits one sheet. */
const BOARD_LENGTH = 180;
const LARGE_BOARD = 420;

const map = (id: string, length: number) => ({
  id,
  label: { code: `words.pocket-battles.map.${id}` },
  millimetres: length / Math.max(BOARD.width, BOARD.height),
  cut: 'poster' as const,
});

/** Every tile of both armies, and the board on one sheet or as large as a table likes it. */
export const printing: Printing<Scenario> = {
  counters: scenario =>
    setUp(scenario).pieces.map(({ name, seat, face }) => ({ name, seat, front: face, back: null, count: 1 })),
  maps: [map('small', BOARD_LENGTH), map('large', LARGE_BOARD)],
};
