import type { SideStyle } from '@/lib/drawing/colours/palette';
import type { CounterFace } from '@/lib/drawing/counters/counter';
import type { Piece, Position } from '@/lib/game/contract/position';
import { sideStyleOf } from '@/lib/game/view/side-style';
import type { Counter } from '../data';
import {
  leadersOf,
  listAuthoredTroops,
  listShownLocations,
  livingOf,
  trackOf,
} from '../document/authored-game';
import type { Location } from '../document/location';
import type { Scenario } from '../document/scenario';
import {
  type Arm,
  type BattlePlace,
  type City,
  POWERS,
  type Power,
  type Special,
  type Stance,
} from '../vocabulary';
import { BOARD } from './board';
import { placePieces, type UnplacedPiece } from './layout';
import { describeCounter, describeMarker } from './words';

/** A power's card below the map. */
export interface PowerCard {
  readonly power: Power;
  readonly leader: string | null;
  readonly counters: readonly Counter[];
  /** Points of a statue by the number of defeats; none for the Persians. */
  readonly track: readonly number[];
  readonly defeats: number;
  /** Statues of each player. */
  readonly statues: Readonly<Record<string, number>>;
}

/** What lies before a player: influence tiles and places won, open; the special tile, covered to others. */
export interface PlayerHand {
  readonly side: string;
  readonly tiles: readonly string[];
  readonly places: readonly Pick<Location, 'id' | 'name' | 'points'>[];
  /** Null: it has been played. */
  readonly special: Special | 'covered' | null;
}

export interface PeriklesPosition extends Position {
  readonly title: string;
  readonly sides: Scenario['sides'];
  readonly locations: Readonly<Partial<Record<BattlePlace, Location>>>;
  readonly cards: readonly PowerCard[];
  /** Influence tiles that lie open. */
  readonly tiles: readonly string[];
  readonly candidates: Readonly<Partial<Record<City, readonly string[]>>>;
  /** Before each player in turn; none while the board is only drawn up. */
  readonly hands: readonly PlayerHand[];
  /** How each piece stands at a place. */
  readonly stances: Readonly<Record<string, Stance>>;
}

export const styleOf = (sides: Scenario['sides'], id: string): SideStyle => sideStyleOf(sides, id);

export const ARM_SYMBOLS: Readonly<Record<Arm, CounterFace['symbol']>> = {
  infantry: 'hoplite',
  galleys: 'trireme',
};

export const CITY_TAGS: Readonly<Record<Power, string>> = {
  athens: 'Ath',
  sparta: 'Spa',
  corinth: 'Cor',
  thebes: 'The',
  argos: 'Arg',
  megara: 'Meg',
  persia: 'Per',
};

/** 6.4 – Place, type and city of a counter are open, its value only to those who may see it. */
export const counterFaceOf = (
  { city, arm, value }: Omit<Counter, 'value'> & { readonly value: number | null },
  style: SideStyle,
): CounterFace => ({ style, symbol: ARM_SYMBOLS[arm], band: `${CITY_TAGS[city]} ${value ?? '?'}` });

/** A cube with the number of markers. */
export const createMarkerFace = (count: number, style: SideStyle): CounterFace => ({
  style,
  symbol: 'general',
  numeral: String(count),
});

const UNPLACED: Pick<Piece, 'facing' | 'heading' | 'box'> = { facing: null, heading: null, box: null };

const markerPieces = ({ players, sides }: Scenario): readonly UnplacedPiece[] =>
  players.flatMap(({ side, influence }, player) =>
    influence.map(({ id, count, at }, index) => ({
      ...UNPLACED,
      id,
      seat: side,
      name: sides.find(other => other.id === side)?.name ?? side,
      words: describeMarker(count),
      face: createMarkerFace(count, styleOf(sides, side)),
      space: at ?? null,
      stance: null,
      paths: [
        ['players', player, 'influence', index, 'at'],
        ['players', player, 'influence', index],
      ],
    })),
  );

const troopPieces = (scenario: Scenario): readonly UnplacedPiece[] =>
  listAuthoredTroops(scenario).map(({ entry, side, player, index }) => ({
    ...UNPLACED,
    id: entry.id,
    seat: side,
    name: scenario.sides.find(other => other.id === side)?.name ?? side,
    words: describeCounter(entry),
    face: counterFaceOf(entry, styleOf(scenario.sides, side)),
    space: entry.at ?? null,
    stance: entry.stance,
    paths: [
      ['players', player, 'troops', index, 'at'],
      ['players', player, 'troops', index],
    ],
  }));

/** The board as authored, mistakes and all. */
export const setUp = (scenario: Scenario): PeriklesPosition => {
  const leaders = leadersOf(scenario);
  return positionOf(scenario, [...markerPieces(scenario), ...troopPieces(scenario)], {
    locations: listShownLocations(scenario),
    tiles: scenario.tiles ?? [],
    candidates: {},
    hands: [],
    cards: POWERS.map(power => ({
      power,
      leader: power === 'persia' ? null : (leaders[power] ?? null),
      counters: livingOf(scenario, power),
      track: power === 'persia' ? [] : trackOf(scenario, power),
      defeats: scenario.cities.find(({ city }) => city === power)?.defeats ?? 0,
      statues: {},
    })),
  });
};

export const positionOf = (
  { title, sides }: Scenario,
  pieces: readonly UnplacedPiece[],
  shown: Pick<PeriklesPosition, 'locations' | 'tiles' | 'candidates' | 'cards' | 'hands'>,
): PeriklesPosition => ({
  ...shown,
  title,
  sides,
  board: BOARD,
  north: 0,
  stances: Object.fromEntries(pieces.flatMap(({ id, stance }) => (stance === null ? [] : [[id, stance]]))),
  pieces: placePieces(pieces),
});
