import type { PieceOffer } from '@/lib/game/contract/authoring/deployment';
import { SHIPPED_LISTS } from '../data';
import type { Force, Scenario } from '../document/scenario';
import type { Troop } from '../document/troop';
import { listOfForce } from '../document/troop-index';
import { makeTileTemplate } from './palette';

const OWN_TILES = 'own-tiles';

const countTiles = ({ units }: Force, { id }: Troop): number =>
  units.flatMap(({ troops }) => troops).filter(tile => tile === id).length;

/** 2.1, 4.1 – An army takes tiles of its own list, and those that were designed for the battle; each has its points and its number. */
export const offers = (scenario: Scenario, seatId: string): readonly PieceOffer[] => {
  const force = scenario.forces.find(({ side }) => side === seatId);
  if (!force) return [];
  const list = listOfForce(scenario, force);
  const lists = list ? [list] : SHIPPED_LISTS;
  const isShipped = SHIPPED_LISTS.some(({ id }) => id === list?.id) || list === null;
  const offerOf = (troop: Troop, group: string): PieceOffer => ({
    template: makeTileTemplate(troop, group),
    price: troop.deploymentPoints,
    limit: { taken: countTiles(force, troop), most: troop.count },
  });
  return [
    ...lists.flatMap(({ id, troops }) => troops.map(troop => offerOf(troop, isShipped ? id : OWN_TILES))),
    ...(scenario.troops ?? []).map(troop => offerOf(troop, OWN_TILES)),
  ];
};
