import type { PieceOffer } from '@/lib/game/contract/authoring/deployment';
import { livingOf } from '../document/authored-game';
import type { Scenario } from '../document/scenario';
import type { Power } from '../vocabulary';
import { palette } from './palette';
import { findTemplate } from './piece-templates';

/** 6.1 – Whoever leads a city has its troops; before leaders are named, and for the Persians, nobody is left out. */
const mayTake = ({ cities }: Scenario, seatId: string, power: Power): boolean => {
  const leader = cities.find(({ city }) => city === power)?.leader;
  return leader === undefined || leader === seatId;
};

/** Influence for everybody, and the counters of a city for its leader, as many as are alive. */
export const offers = (scenario: Scenario, seatId: string): readonly PieceOffer[] =>
  palette.pieces.flatMap((template): readonly PieceOffer[] => {
    const found = findTemplate(template.id);
    if (!found) return [];
    if (found.type === 'marker') return [{ template }];
    const { city, arm, value } = found.counter;
    if (!mayTake(scenario, seatId, city)) return [];
    const isSame = (other: { readonly city: Power; readonly arm: string; readonly value: number }): boolean =>
      other.city === city && other.arm === arm && other.value === value;
    const taken = scenario.players.flatMap(({ troops }) => troops).filter(isSame).length;
    return [{ template, limit: { taken, most: livingOf(scenario, city).filter(isSame).length } }];
  });
