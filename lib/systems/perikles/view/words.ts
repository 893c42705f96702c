import type { Sentence } from '@/lib/game/contract/sentence';
import type { Counter } from '../data';
import type { Location } from '../document/location';
import type { Arm, Power, SpaceId } from '../vocabulary';
import { BATTLE_PLACES, isCity } from '../vocabulary';

export const WORDS = 'words.perikles';

export const cityWords = (city: Power): Sentence => ({ code: `${WORDS}.city.${city}` });
export const armWords = (arm: Arm): Sentence => ({ code: `${WORDS}.arm.${arm}` });

/** "Spartan infantry, 3"; without the value where it may not be seen. */
export const counterWords = ({
  city,
  arm,
  value,
}: Omit<Counter, 'value'> & { readonly value: number | null }): Sentence => ({
  code: `${WORDS}.${value === null ? 'covered-counter' : 'counter'}`,
  values: { city: cityWords(city), arm: armWords(arm), value: value ?? 0 },
});

export const markerWords = (count: number): Sentence => ({ code: `${WORDS}.markers`, values: { count } });

/** "Amphipolis (Athens, 6 points): galleys, then infantry; militia: infantry". */
export const locationWords = ({ name, controller, points, rounds, militia, rebels }: Location): Sentence => ({
  code: `${WORDS}.location`,
  values: {
    name,
    city: cityWords(controller),
    points,
    rounds: rounds.map(armWords),
    locals: [
      ...militia.map(arm => ({ code: `${WORDS}.militia`, values: { arm: armWords(arm) } })),
      ...rebels.map(arm => ({ code: `${WORDS}.rebels`, values: { arm: armWords(arm) } })),
    ],
    count: militia.length + rebels.length,
  },
});

export const spaceWords = (space: SpaceId): Sentence =>
  isCity(space)
    ? cityWords(space)
    : { code: `${WORDS}.place`, values: { number: BATTLE_PLACES.indexOf(space) + 1 } };
