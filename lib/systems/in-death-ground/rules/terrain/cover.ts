import type { Point } from '@/lib/geometry/board';
import { isInsideOutline } from '@/lib/geometry/plane/plane';
import type { Scenario } from '../../document/scenario';
import { isArea } from '../../document/table';
import { blockOf, doTouch, type Element, type FieldUnits, troopOf } from '../../play/field';
import type { SideIndex } from '../../play/state';
import { isFoot, isMountedFoot } from '../army/points';
import { insideOf, listWallsHeld } from '../siege/ramparts';
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
export const isInLaager = (field: FieldUnits, side: SideIndex, element: Element): boolean =>
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
  listWallsHeld(scenario, element).some(wall => !isInsideOutline(insideOf(scenario, wall), against));

/** 7.5, 13.4 – Foot among solid houses; they stop shots, and nobody in melee. */
export const isInHouses = (scenario: Scenario, element: Element): boolean =>
  scenario.board.pieces.some(
    piece =>
      isArea(piece) &&
      piece.kind === 'village' &&
      piece.solid === true &&
      isOn(scenario, piece, blockOf(element)),
  );
