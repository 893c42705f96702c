import { cornersOf, gapToLine } from '@/lib/geometry/plane';
import { blockOf, type Element } from '../field';
import type { Scenario } from '../scenario';
import { isArea } from '../table';
import { isFoot } from './points';
import { isOn } from './terrain';

const NEAR = 3;

/** 7.2, 7.4, 7.5, 7.6 – Woods and villages cover; fields and marshes cover foot that stand, from afar. */
export const isInCover = (scenario: Scenario, element: Element, hasMoved: boolean, range: number): boolean =>
  scenario.board.pieces.some(piece => {
    const { kind } = piece;
    if (kind === 'wood' || kind === 'village') return isOn(scenario, piece, blockOf(element));
    if (kind !== 'field' && kind !== 'marsh') return false;
    const isHidden = isFoot(element.profile.troop) && !hasMoved && range > NEAR;
    return isHidden && isOn(scenario, piece, blockOf(element));
  });

const ON_WALL = 0.75;

/** 17.1, 7.5 – Foot and engines at a wall, and foot among solid houses, are behind defences. */
export const isFortifiedAt = (scenario: Scenario, element: Element): boolean => {
  const block = blockOf(element);
  const isInHouses = scenario.board.pieces.some(
    piece =>
      isArea(piece) && piece.kind === 'village' && piece.solid === true && isOn(scenario, piece, block),
  );
  if (isInHouses) return true;
  return (scenario.board.walls ?? []).some(({ line, closed }) => {
    const ring = closed && line[0] ? [...line, line[0]] : line;
    return gapToLine(cornersOf(block), ring) <= ON_WALL;
  });
};
