import { type Counter, isSameCounter } from '../data';
import { trackOf } from '../document/authored-game';
import { nameOf, sidesOf, theatreOf } from '../play/game';
import { placesWonBy } from '../play/rounds';
import { decidingSeat } from '../play/sequence';
import { phaseOf } from '../play/stage';
import type { State } from '../play/state';
import { markersOf } from '../rules/election';
import { commands, type Deployed } from '../rules/relations';
import { ARMS, BATTLE_PLACES, CITIES, POWERS, type Power, STANCES } from '../vocabulary';
import type { UnplacedPiece } from './layout';
import {
  counterFaceOf,
  createMarkerFace,
  type PeriklesPosition,
  type PlayerHand,
  type PowerCard,
  positionOf,
  styleOf,
} from './position';
import { describeCounter, describeMarker } from './words';

/** 6.4, 7.1 – Who sees the value of a counter: its player, and everybody once its battle has begun. */
export const isVisibleTo = ({ battle }: State, troop: Deployed, viewer: string | 'all'): boolean =>
  viewer === 'all' || troop.side === viewer || battle?.place === troop.place;

const UNPLACED = { box: null, facing: null, heading: null, paths: [] } as const;

const markerPieces = (state: State): readonly UnplacedPiece[] =>
  CITIES.flatMap(city =>
    sidesOf(state).flatMap((side): readonly UnplacedPiece[] => {
      const count = markersOf(state.columns[city], side);
      if (count === 0) return [];
      return [
        {
          ...UNPLACED,
          id: `${side}-${city}`,
          seat: side,
          name: nameOf(state, side),
          words: describeMarker(count),
          face: createMarkerFace(count, styleOf(state.scenario.sides, side)),
          space: city,
          stance: null,
        },
      ];
    }),
  );

/** A counter as a viewer sees it: named by where it lies, so that the name says nothing of its value. */
interface VisibleTroop extends Omit<Deployed, 'value'> {
  readonly id: string;
  readonly value: number | null;
}

export const listVisibleTroops = (state: State, viewer: string | 'all'): readonly VisibleTroop[] =>
  BATTLE_PLACES.flatMap(place =>
    STANCES.flatMap(stance =>
      state.troops
        .filter(troop => troop.place === place && troop.stance === stance)
        .map((troop, index) => ({
          ...troop,
          id: `${place}-${stance}-${index}`,
          value: isVisibleTo(state, troop, viewer) ? troop.value : null,
        })),
    ),
  );

const troopPieces = (state: State, viewer: string | 'all'): readonly UnplacedPiece[] =>
  listVisibleTroops(state, viewer).map(troop => ({
    ...UNPLACED,
    id: troop.id,
    seat: troop.side,
    name: nameOf(state, troop.side),
    words: describeCounter(troop),
    face: counterFaceOf(troop, styleOf(state.scenario.sides, troop.side)),
    space: troop.place,
    stance: troop.stance,
  }));

/** A counter behind the shield of its commander: only they see it, and its name says what it is. */
export interface HandCounter extends Counter {
  readonly id: string;
  readonly side: string;
}

/** Who is shown with the troops of a power: the leader, or a commander of the Persians. */
const commanderFor = (state: State, power: Power, viewer: string | 'all'): string | null => {
  const commanders = sidesOf(state).filter(side => commands(theatreOf(state), side, power));
  const asked = viewer === 'all' ? (decidingSeat(state) ?? '') : viewer;
  if (commanders.includes(asked)) return asked;
  return viewer === 'all' ? (commanders[0] ?? null) : null;
};

/** 6.1 – Counters that can still be sent, while troops are deployed. */
export const listHandCounters = (state: State, viewer: string | 'all'): readonly HandCounter[] =>
  phaseOf(state) !== 'deployment'
    ? []
    : POWERS.flatMap(power => {
        const side = commanderFor(state, power, viewer);
        if (side === null) return [];
        return sortCounters(state.homes.filter(({ city }) => city === power)).map((counter, index, all) => {
          const number = all.slice(0, index).filter(other => isSameCounter(other, counter)).length;
          return { ...counter, side, id: `hand-${power}-${counter.arm}-${counter.value}-${number}` };
        });
      });

const handPieces = (state: State, viewer: string | 'all'): readonly UnplacedPiece[] =>
  listHandCounters(state, viewer).map(counter => ({
    ...UNPLACED,
    id: counter.id,
    seat: counter.side,
    name: nameOf(state, counter.side),
    words: describeCounter(counter),
    face: counterFaceOf(counter, styleOf(state.scenario.sides, counter.side)),
    space: null,
    stance: null,
  }));

const sortCounters = (counters: readonly Counter[]): readonly Counter[] =>
  ARMS.flatMap(arm =>
    counters
      .filter(counter => counter.arm === arm)
      .map(({ city, value }) => ({ city, arm, value }))
      .toSorted((one, other) => one.value - other.value),
  );

/** 6.1 – A commander sees what is still in hand; the others only what the city has in all, deployed or not. */
const cardOf = (state: State, power: Power, viewer: string | 'all'): PowerCard => {
  const knows = viewer === 'all' || commands(theatreOf(state), viewer, power);
  const away = knows ? [] : state.troops;
  const own = [...state.homes, ...away].filter(({ city }) => city === power);
  const isPersia = power === 'persia';
  return {
    power,
    leader: isPersia ? null : (state.leaders[power] ?? null),
    counters: sortCounters(own),
    track: isPersia ? [] : trackOf(state.scenario, power),
    defeats: isPersia ? 0 : state.defeats[power],
    statues: isPersia ? {} : state.statues[power],
  };
};

/** 2.3 – Everybody sees their own special tile from the beginning, of the others only whether they still have theirs. */
const visibleSpecial = ({ specials }: State, side: string, viewer: string | 'all'): PlayerHand['special'] => {
  const special = specials[side] ?? null;
  return special !== null && viewer !== 'all' && viewer !== side ? 'covered' : special;
};

/** 4.1, 7.7, 9.1 – Influence tiles and places won lie open before their owner; what Persians won together counts for each of them. */
export const handOf = (state: State, side: string, viewer: string | 'all'): PlayerHand => ({
  side,
  tiles: state.tiles[side] ?? [],
  places: placesWonBy(state, side).map(({ id, name, points }) => ({ id, name, points })),
  special: visibleSpecial(state, side, viewer),
});

/** The board as one player may see it. */
export const position = (state: State, viewer: string | 'all'): PeriklesPosition =>
  positionOf(
    state.scenario,
    [...markerPieces(state), ...troopPieces(state, viewer), ...handPieces(state, viewer)],
    {
      locations: theatreOf(state).locations,
      tiles: state.shown,
      candidates: state.candidates,
      cards: POWERS.map(power => cardOf(state, power, viewer)),
      hands: sidesOf(state).map(side => handOf(state, side, viewer)),
    },
  );
