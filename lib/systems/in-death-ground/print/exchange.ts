import type { Exchange, StepFace } from '@/lib/game/contract/exchange';
import type { Scenario } from '../document/scenario';
import { findStand, forcesOf, type Stand } from '../document/table';
import { blocksOf } from '../rules/movement/formation';
import { lastTurnOf } from '../rules/setup/duration';
import { faceOfStand, isLed, styleOf } from '../view/position';

/** A stand facing the top, with this many of its elements. */
const shrink = (stand: Stand, elements: number): Stand => {
  const profiles = stand.profiles.slice(0, elements);
  const place = stand.place && { ...stand.place, facing: 0 };
  return { ...stand, profiles, place, blocks: place ? blocksOf(profiles, place) : [] };
};

/** A unit loses element after element. */
const stepFaces = (scenario: Scenario, pieceId: string): readonly StepFace[] => {
  const stand = findStand(scenario, pieceId);
  const force = forcesOf(scenario).find(({ stands }) => stands.some(({ id }) => id === pieceId));
  if (!stand || !force) return [];
  const style = styleOf(scenario, stand.side);
  const { length } = stand.profiles;
  return Array.from({ length }, (_, lost) => ({
    face: faceOfStand(shrink(stand, length - lost), style, isLed(force, stand)),
    words: lost === 0 ? null : { code: 'exchange.step.elements', values: { elements: length - lost } },
  }));
};

export const exchange: Exchange<Scenario> = {
  grid: () => ({ kind: 'open' }),
  stepFaces,
  dice: [
    { count: 2, sides: 6 },
    { count: 1, sides: 6 },
    { count: 6, sides: 6 },
  ],
  turns: scenario => Array.from({ length: lastTurnOf(scenario) }, (_, index) => String(index + 1)),
};
