import type { Point } from '@/lib/geometry/board';
import { isInside } from '@/lib/geometry/plane';
import { blockOf, doTouch, type Element, type Field, troopOf } from '../field';
import type { Scenario } from '../scenario';
import type { SideIndex } from '../state';
import { isArea } from '../table';
import { isFoot, isMountedFoot } from './points';
import { insideOf, wallsHeld } from './ramparts';
import { isOn, isOnRoad } from './terrain';

const NEAR = 3;

const isOnFoot = ({ profile }: Element): boolean => isFoot(profile.troop) && !isMountedFoot(profile);

/** 7.2, 7.4, 7.5, 7.6, 7.12 – Woods and villages cover except on a road; fields and marshes cover foot that stand, from afar. */
export const isInCover = (scenario: Scenario, element: Element, hasMoved: boolean, range: number): boolean =>
  scenario.board.pieces.some(piece => {
    const { kind } = piece;
    if (isOnRoad(scenario, kind, blockOf(element))) return false;
    if (kind === 'wood' || kind === 'village') return isOn(scenario, piece, blockOf(element));
    if (kind !== 'field' && kind !== 'marsh') return false;
    const isHidden = isOnFoot(element) && !hasMoved && range > NEAR;
    return isHidden && isOn(scenario, piece, blockOf(element));
  });

/** 17.5 – Foot at a wagon of their own stand in a laager, once it is unhitched. */
export const isInLaager = (field: Field, side: SideIndex, element: Element): boolean =>
  isFoot(element.profile.troop) &&
  field.some(
    unit =>
      unit.side === side &&
      unit.presence === 'table' &&
      troopOf(unit) === 'wagon' &&
      !unit.isHitched &&
      unit.elements.some(wagon => doTouch(wagon, element)),
  );

/** 17.1, 17.3 – Who holds a wall against somebody outside it, or is in a siege tower, is behind defences. */
export const isFortifiedAt = (scenario: Scenario, element: Element, against: Point): boolean =>
  element.aboard !== undefined ||
  wallsHeld(scenario, element).some(wall => !isInside(insideOf(scenario, wall), against));

/** 7.5, 13.4 – Foot among solid houses; they stop shots, and nobody in melee. */
export const isInHouses = (scenario: Scenario, element: Element): boolean =>
  scenario.board.pieces.some(
    piece =>
      isArea(piece) &&
      piece.kind === 'village' &&
      piece.solid === true &&
      isOn(scenario, piece, blockOf(element)),
  );
