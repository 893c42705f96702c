import { describe, expect, test } from 'vitest';
import { BASE_DEPTH, changeUnit, placeElements, startField } from '../../../testing/field';
import { getUnit } from '../../field';
import { beginGame } from '../../game';
import type { State } from '../../state';
import { trampleUnits } from './trample';

/** Elephants “a” have run from the middle of the table, twelve inches aslant. */
const FROM = { x: 30, y: 30 };
const TO = { x: 30 + 8.5, y: 30 - 8.5 };

/** Who has taken how many markers, when “x” stands there. */
const markersAt = (x: number, y: number, more: object = {}): number => {
  const ran: State = placeElements(startField(), 'a', {
    ...TO,
    facing: 45,
    profile: { troop: 'elephant-indian' },
  });
  const met = changeUnit(placeElements(ran, 'x', { x, y, facing: 180 }), 'x', more);
  const before = getUnit(met.units, 'a').elements.map(element => ({
    ...element,
    at: [FROM.x, FROM.y] as const,
  }));
  return getUnit(trampleUnits(beginGame(met), 'a', before).state.units, 'x').markers;
};

describe('12.4 Elephants out of control', () => {
  test('[12.4] everybody on the way takes two markers, at its beginning, in its middle and at its end', () => {
    expect([
      markersAt(FROM.x + 0.8, FROM.y - 0.8),
      markersAt((FROM.x + TO.x) / 2, (FROM.y + TO.y) / 2),
      markersAt(TO.x, TO.y),
    ]).toEqual([2, 2, 2]);
  });

  test('[12.4] nobody beside the way, behind its beginning or beyond its end', () => {
    expect([
      markersAt(FROM.x + 8.5, FROM.y),
      markersAt(FROM.x, FROM.y - 8.5),
      markersAt(FROM.x - 4, FROM.y + 4),
      markersAt(TO.x + 3 + BASE_DEPTH, TO.y - 3 - BASE_DEPTH),
    ]).toEqual([0, 0, 0, 0]);
  });

  test('[12.4, 9.2] nor who lies in ambush or is not on the table', () => {
    expect([
      markersAt(TO.x, TO.y, { presence: 'hidden' }),
      markersAt(TO.x, TO.y, { presence: 'late' }),
    ]).toEqual([0, 0]);
  });
});
