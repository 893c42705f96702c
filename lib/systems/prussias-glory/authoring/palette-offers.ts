import type { PieceOffer } from '@/lib/game/contract/authoring/deployment';
import { PROFILE_NATIONS } from '../data';
import type { Scenario } from '../document/scenario';
import { NATIONS, type Nation } from '../vocabulary';
import { PIECE_TEMPLATES } from './piece-templates';

type Force = Scenario['forces'][number];

const nationOf = (profile: string): Nation | undefined =>
  NATIONS.find(nation => PROFILE_NATIONS.profiles[nation]?.includes(profile));

/** 1.4 – The army's own nation, its allies, and all nations whose troops it has already. */
const nationsOf = ({ nation, wings }: Force): ReadonlySet<Nation> => {
  const present = wings.flatMap(({ units }) => units.flatMap(({ profile }) => nationOf(profile) ?? []));
  return new Set([nation, ...(PROFILE_NATIONS.allies[nation] ?? []), ...present]);
};

/** Leaders, guns and wagons, and the units of its own nations; a nation without counters of its own takes any. */
export const offers = (scenario: Scenario, seatId: string): readonly PieceOffer[] => {
  const force = scenario.forces.find(({ side }) => side === seatId);
  const nations = force ? nationsOf(force) : new Set<Nation>();
  const hasCounters = [...nations].some(nation => PROFILE_NATIONS.profiles[nation] !== undefined);
  return PIECE_TEMPLATES.filter(({ id }) => {
    const nation = nationOf(id);
    return nation === undefined || !hasCounters || nations.has(nation);
  }).map(template => ({ template }));
};
