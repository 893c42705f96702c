import type { Sentence } from '@/lib/game/contract/sentence';
import type { Counter } from '../data';
import type { Location } from '../document/location';
import type { Arm, Power, SpaceId } from '../vocabulary';
import { BATTLE_PLACES, isCity } from '../vocabulary';

export const WORDS = 'words.perikles';

export const describeCity = (city: Power): Sentence => ({ code: `${WORDS}.city.${city}` });
export const describeArm = (arm: Arm): Sentence => ({ code: `${WORDS}.arm.${arm}` });

/** 7.1 – What a round of one arm is called. */
export const nameFight = (arm: Arm): Sentence => ({ code: `${WORDS}.fight.${arm}` });

/** "Spartan infantry, 3"; without the value where it may not be seen. */
export const describeCounter = ({
  city,
  arm,
  value,
}: Omit<Counter, 'value'> & { readonly value: number | null }): Sentence => ({
  code: `${WORDS}.${value === null ? 'covered-counter' : 'counter'}`,
  values: { city: describeCity(city), arm: describeArm(arm), value: value ?? 0 },
});

export const describeMarker = (count: number): Sentence => ({ code: `${WORDS}.markers`, values: { count } });

/** 7.1 – "galleys, then infantry": which arm fights first. */
const describeRounds = ([first = 'infantry', second]: Location['rounds']): Sentence =>
  second === undefined
    ? describeArm(first)
    : {
        code: `${WORDS}.rounds-in-order`,
        values: { first: describeArm(first), second: describeArm(second) },
      };

/** "Amphipolis (Athens, 6 points): galleys, then infantry; militia: infantry". */
export const describeLocation = ({
  name,
  controller,
  points,
  rounds,
  militia,
  rebels,
}: Location): Sentence => ({
  code: `${WORDS}.location`,
  values: {
    name,
    city: describeCity(controller),
    points,
    rounds: describeRounds(rounds),
    locals: [
      ...militia.map(arm => ({ code: `${WORDS}.militia`, values: { arm: describeArm(arm) } })),
      ...rebels.map(arm => ({ code: `${WORDS}.rebels`, values: { arm: describeArm(arm) } })),
    ],
    count: militia.length + rebels.length,
  },
});

export const describeSpace = (space: SpaceId): Sentence =>
  isCity(space)
    ? describeCity(space)
    : { code: `${WORDS}.place`, values: { number: BATTLE_PLACES.indexOf(space) + 1 } };
