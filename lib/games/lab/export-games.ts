import { formatCsvLine } from '@/lib/documents/text/csv-line';
import { ENGINE_RELEASE } from '@/lib/game/computer/engine-release';
import type { RunContext } from '@/lib/game/lab/summary';
import { marginOf } from '@/lib/game/lab/summary';
import type { GameTally } from '@/lib/game/lab/tally-game';

/** One line a game, for spreadsheets. */
export const gamesToCsv = (games: readonly GameTally[], { seats }: RunContext): string => {
  const header = [
    'seed',
    'winner',
    ...seats.map(seat => `score ${seat}`),
    'margin',
    'turn',
    'ending',
    'grade',
    ...seats.map(seat => `level ${seat}`),
    'units lost',
    'engine',
  ];
  const rows = games.map(game => [
    game.seed,
    game.winner ?? '',
    ...seats.map(seat => game.scores[seat] ?? 0),
    marginOf(game, seats),
    game.turn,
    lastStep(game.ending.code),
    lastStep(game.grade?.code ?? ''),
    ...seats.map(seat => game.levels[seat] ?? ''),
    game.losses.length,
    ENGINE_RELEASE,
  ]);
  return [header, ...rows].map(row => formatCsvLine(...row)).join('\n');
};

const lastStep = (code: string): string => code.slice(code.lastIndexOf('.') + 1);

export const gamesToJson = (games: readonly GameTally[]): string =>
  JSON.stringify({ engine: ENGINE_RELEASE, games }, null, 1);
