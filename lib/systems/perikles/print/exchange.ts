import type { Exchange, StepFace } from '@/lib/game/contract/exchange';
import { listAuthoredTroops } from '../document/authored-game';
import type { Scenario } from '../document/scenario';
import { counterFaceOf, setUp, styleOf } from '../view/position';

const ROUNDS = 3;

/** 6.4 – A military counter can lie covered; influence is always open. */
const stepFaces = (scenario: Scenario, pieceId: string): readonly StepFace[] => {
  const open = setUp(scenario)
    .pieces.filter(({ id }) => id === pieceId)
    .map(({ face }): StepFace => ({ face, words: null }));
  const troop = listAuthoredTroops(scenario).find(({ entry }) => entry.id === pieceId);
  if (!troop) return open;
  const face = counterFaceOf({ ...troop.entry, value: null }, styleOf(scenario.sides, troop.side));
  return [...open, { face, words: { code: 'exchange.step.covered' } }];
};

export const exchange: Exchange<Scenario> = {
  grid: () => ({ kind: 'areas' }),
  stepFaces,
  dice: [{ count: 2, sides: 6 }],
  turns: () => Array.from({ length: ROUNDS }, (_, index) => String(index + 1)),
};
