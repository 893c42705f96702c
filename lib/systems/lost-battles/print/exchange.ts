import type { Exchange } from '@/lib/game/contract/exchange';
import type { Scenario } from '../document/scenario';
import { armiesOf } from '../document/scenario-armies';
import { COLUMNS, ROWS, TILE_SIZE } from '../rules/battlefield/tiles';
import { createUnitFace, setUp, styleOf } from '../view/position';
import { listRounds } from './rounds';

const OPEN = '.'.repeat(COLUMNS);

/** 7.1 – A unit is fresh, then spent; a general has one face. */
const stepFaces: Exchange<Scenario>['stepFaces'] = (scenario, pieceId) => {
  for (const { side, units } of armiesOf(scenario)) {
    const unit = units.find(({ id }) => id === pieceId);
    if (!unit) continue;
    const style = styleOf(scenario, side);
    return [
      { face: createUnitFace(unit, style, false), words: null },
      { face: createUnitFace(unit, style, false, true), words: { code: 'exchange.step.spent' } },
    ];
  }
  return setUp(scenario)
    .pieces.filter(({ id }) => id === pieceId)
    .map(({ face }) => ({ face, words: null }));
};

export const exchange: Exchange<Scenario> = {
  grid: () => ({ kind: 'squares', columns: COLUMNS, rows: ROWS, width: TILE_SIZE, height: TILE_SIZE }),
  stepFaces,
  dice: [
    { count: 2, sides: 6 },
    { count: 1, sides: 6 },
  ],
  turns: listRounds,
  resize: (_scenario, columns, rows) =>
    columns === COLUMNS && rows === ROWS
      ? [
          { op: 'replace', path: ['board', 'terrain'], value: Array.from({ length: ROWS }, () => OPEN) },
          { op: 'add', path: ['board', 'legend', '.'], value: [] },
        ]
      : null,
};
