import type { Exchange, StepFace } from '@/lib/game/contract/exchange';
import { unitsOf } from '../document/army-units';
import type { Scenario } from '../document/scenario';
import { ROWS, SECTORS, SEGMENT_HEIGHT, SEGMENT_WIDTH } from '../rules/segments';
import { makeTileFace, styleOf } from '../view/position';

/** The book ends a battle by losses, not by turns: a counter long enough for any. */
const COUNTED_TURNS = 20;

/** 5.4 – A tile can take wounds up to its wound points. */
const stepFaces = (scenario: Scenario, pieceId: string): readonly StepFace[] => {
  for (const { side, troops } of unitsOf(scenario)) {
    const found = troops.find(({ id }) => id === pieceId);
    if (!found) continue;
    const style = styleOf(scenario, side);
    return Array.from({ length: Math.max(1, found.troop.woundPoints) }, (_, wounds) => ({
      face: makeTileFace(found.troop, style, { wounds, orders: 0, stack: 1 }),
      words: wounds === 0 ? null : { code: 'exchange.step.wounds', values: { wounds } },
    }));
  }
  return [];
};

export const exchange: Exchange<Scenario> = {
  grid: () => ({
    kind: 'squares',
    columns: SECTORS.length,
    rows: ROWS,
    width: SEGMENT_WIDTH,
    height: SEGMENT_HEIGHT,
  }),
  stepFaces,
  dice: [
    { count: 2, sides: 6 },
    { count: 1, sides: 6 },
    { count: 4, sides: 6 },
  ],
  turns: () => Array.from({ length: COUNTED_TURNS }, (_, index) => String(index + 1)),
};
