import type { Weather } from '../../vocabulary';
import { type Field, type FieldGeneral, hasLeft } from '../battlefield/field';
import type { SideIndex, TileId } from '../battlefield/tiles';

const DEPLOYMENT_ROUND = 1;

export interface FlipSituation {
  readonly side: SideIndex;
  readonly round: number;
  readonly weather: Weather;
  /** Whether this side has flipped the order before. */
  readonly hasFlipped: boolean;
  /** Generals who had a near miss at any time of the battle. */
  readonly nearMissed: readonly string[];
}

/** 8.7 – Why a side may not change the order of turns now. */
export const FLIP_BANS = [
  'deployment-round',
  'already-flipped',
  'dust',
  'no-brilliant-general',
  'both-brilliant',
  'general-gone',
  'near-miss',
] as const;
export type FlipBan = (typeof FLIP_BANS)[number];

const BANS: Readonly<Record<FlipBan, (field: Field, question: FlipSituation) => boolean>> = {
  'deployment-round': (_, { round }) => round <= DEPLOYMENT_ROUND,
  'already-flipped': (_, { hasFlipped }) => hasFlipped,
  dust: (_, { weather }) => weather === 'dry-and-dusty',
  'no-brilliant-general': (field, { side }) => listBrilliantGenerals(field, side).length === 0,
  'both-brilliant': field =>
    listBrilliantGenerals(field, 0).length > 0 && listBrilliantGenerals(field, 1).length > 0,
  'general-gone': (field, { side }) => areAll(listBrilliantGenerals(field, side), hasLeft),
  'near-miss': (field, { side, nearMissed }) =>
    areAll(
      listBrilliantGenerals(field, side).filter(general => !hasLeft(general)),
      ({ id }) => nearMissed.includes(id),
    ),
};

/** 8.7 – All reasons at once; none means that the flip may be declared, before the weather roll. */
export const flipBans = (field: Field, question: FlipSituation): readonly FlipBan[] =>
  FLIP_BANS.filter(ban => BANS[ban](field, question));

/** Those the army began with: lost generals stay in the field's list. */
export const listBrilliantGenerals = (field: Field, side: SideIndex): readonly FieldGeneral[] =>
  field.generals.filter(general => general.side === side && general.class === 'brilliant');

const areAll = <Item>(items: readonly Item[], holds: (item: Item) => boolean): boolean =>
  items.length > 0 && items.every(holds);

export interface PastTurn {
  readonly side: SideIndex;
  /** The tiles that side attacked from. */
  readonly attackedFrom: readonly TileId[];
}

/** 8.7, 9.4 – A side with two turns running attacks from no tile twice. */
export const listBarredTiles = (previous: PastTurn | null, side: SideIndex): readonly TileId[] =>
  previous?.side === side ? previous.attackedFrom : [];
