import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import { trackOf } from '../document/authored-game';
import { locationAt, sidesOf, theatreOf } from '../play/game';
import { scoresOf } from '../play/rounds';
import type { State } from '../play/state';
import { computeAttackerShare } from '../rules/battle-odds';
import {
  type BattleRound,
  findAutomaticWinner,
  moveTokens,
  needsIn,
  roundOf,
  type Tokens,
} from '../rules/battle-round';
import { commands, listPersianPlayers, mainOf, type Theatre, troopsAt } from '../rules/relations';
import { computeStatueValue } from '../rules/victory';
import { BATTLE_PLACES, type BattlePlace, CITIES } from '../vocabulary';

const COVERED = 2.2;
const TILE = 0.35;
const SPECIAL = 1.5;

/** How much of a candidate counts while tiles are still to be taken: there are assassins, and rivals to come. */
const EARLY_CANDIDATE = 0.15;
/** How much of a battle counts while others may still send counters to it. */
const OPEN_BATTLE = 0.4;

const NO_TOKENS: Tokens = { attacker: 0, defender: 0 };

/** 7.5 – The odds of one round as a number; there are few columns, and so few answers to remember. */
const roundShares = new Map<string, number>();

const shareOfRound = (round: BattleRound, tokens: Tokens): number => {
  const needs = needsIn(round);
  const key = `${needs.attacker} ${needs.defender} ${tokens.attacker} ${tokens.defender}`;
  const known = roundShares.get(key);
  if (known !== undefined) return known;
  const { ways, total } = computeAttackerShare(needs, tokens);
  const share = Number(ways) / Number(total);
  roundShares.set(key, share);
  return share;
};

/** 7.7 – The odds that the attacker wins the last round; nobody's victory counts for neither. */
const shareOfAttacker = ([round, ...later]: readonly BattleRound[], tokens: Tokens): number => {
  if (!round) return 0;
  const automatic = findAutomaticWinner(round);
  if (automatic !== null)
    return later.length > 0
      ? shareOfAttacker(later, moveTokens(automatic))
      : automatic === 'attacker'
        ? 1
        : 0;
  const share = shareOfRound(round, tokens);
  if (later.length === 0) return share;
  return (
    share * shareOfAttacker(later, moveTokens('attacker')) +
    (1 - share) * shareOfAttacker(later, moveTokens('defender'))
  );
};

/** What a place promises: to whom its points go if it is taken or held, and who fears for it. */
interface PlacePromise {
  /** Null: nobody attacks it. */
  readonly share: number | null;
  readonly points: number;
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
  readonly leader: string | undefined;
}

/** Both Persian players gain where one of them is the main player. */
const gainersAt = (state: State, place: BattlePlace, stance: 'attack' | 'defend'): readonly string[] => {
  const main = mainOf(state, place, stance);
  if (main === null) return [];
  const persians = listPersianPlayers(theatreOf(state));
  return persians.includes(main) ? persians : [main];
};

const promiseOf = (state: State, place: BattlePlace): PlacePromise => {
  const location = locationAt(state, place);
  const defenders = gainersAt(state, place, 'defend');
  if (!location || troopsAt(state, place, 'attack').length === 0)
    return { share: null, points: 0, attackers: [], defenders, leader: undefined };
  const here = troopsAt(state, place);
  const rounds = location.rounds.map(arm => roundOf(here, location, arm));
  return {
    share: shareOfAttacker(rounds, NO_TOKENS),
    points: location.points,
    attackers: gainersAt(state, place, 'attack'),
    defenders,
    leader: state.leaders[location.controller],
  };
};

/** Two markers wait for a main defender whom nobody attacks. */
const UNATTACKED = 1;
/** What a defeat of their city costs its leader. */
const DEFEAT = 1.5;

const placeWorth = ({ share, points, attackers, defenders, leader }: PlacePromise, side: string): number => {
  if (share === null) return defenders.includes(side) ? UNATTACKED : 0;
  return (
    (attackers.includes(side) ? share * points : 0) +
    (defenders.includes(side) ? (1 - share) * points : 0) -
    (leader === side ? DEFEAT * share : 0)
  );
};

/** Cities that the player leads become statues; before the election candidates with a following nearly do. */
const leadershipWorth = (state: State, side: string): number => {
  const certainty = state.agenda.some(({ type }) => type === 'pick') ? EARLY_CANDIDATE : 1;
  return CITIES.reduce((sum, city) => {
    const value = computeStatueValue(trackOf(state.scenario, city), state.defeats[city]);
    if (state.leaders[city] === side) return sum + value;
    const candidates = state.candidates[city];
    if (!candidates.includes(side)) return sum;
    const own = state.columns[city][side] ?? 0;
    const rival = candidates.find(other => other !== side);
    const against = rival === undefined ? 0 : (state.columns[city][rival] ?? 0);
    const chance = own > against ? 0.85 : own === against && candidates[0] === side ? 0.75 : 0.15;
    return sum + (chance * (value + 1) - 0.3 * against) * certainty;
  }, 0);
};

/** What all sides share in one position is worked out once. */
interface Outlook {
  readonly state: State;
  readonly points: ReadonlyMap<string, number>;
  readonly places: readonly PlacePromise[];
  /** How much of what the places promise counts. */
  readonly certainty: number;
}

const outlookOf = (state: State, seat: string): Outlook => ({
  state,
  points: new Map(scoresOf(state).map(({ side, points }) => [side, points])),
  places: promisesOf({ ...state, troops: averageTroops(state, seat) }),
  certainty: Object.values(state.tiles).some(held => held.length > 0) ? OPEN_BATTLE : 1,
});

type Promises = readonly PlacePromise[];

/** What the places promise changes with troops and leaders only. */
const PROMISES = new WeakMap<State['troops'], { readonly theatre: Theatre; readonly places: Promises }>();

const promisesOf = (state: State): Promises => {
  const theatre = theatreOf(state);
  const known = PROMISES.get(state.troops);
  if (known?.theatre === theatre) return known.places;
  const places = BATTLE_PLACES.map(place => promiseOf(state, place));
  PROMISES.set(state.troops, { theatre, places });
  return places;
};

const sideWorth = ({ state, points, places, certainty }: Outlook, side: string): number =>
  (points.get(side) ?? 0) +
  places.reduce((sum, promise) => sum + placeWorth(promise, side), 0) * certainty +
  leadershipWorth(state, side);

/** A player knows only their own reserves. */
const reserveWorth = (state: State, side: string): number => {
  const theatre = theatreOf(state);
  const held = state.homes.filter(({ city }) => commands(theatre, side, city));
  return Object.keys(state.leaders).length === 0 ? 0 : held.reduce((sum, { value }) => sum + value, 0) * 0.02;
};

/** For the computer player: points now and expected, against the best of the others; reads nothing covered. */
export const worth = (state: State, seat: string): number => {
  const others = sidesOf(state).filter(side => side !== seat);
  const seen = outlookOf(state, seat);
  const rivals = others.map(side => sideWorth(seen, side));
  const own = sideWorth(seen, seat) + (state.tiles[seat]?.length ?? 0) * TILE + reserveWorth(state, seat);
  const special = state.specials[seat] ? SPECIAL : 0;
  const mean = rivals.reduce((sum, value) => sum + value, 0) / Math.max(1, rivals.length);
  return own + special - 0.5 * Math.max(...rivals) - 0.5 * mean;
};

const averagesOf = memoizeByIdentity((_troops: State['troops']) => new Map<string, State['troops']>());

/** The troops as the player can judge them: covered counters of others count as average. */
const averageTroops = ({ troops, battle }: State, seat: string): State['troops'] => {
  const known = averagesOf(troops);
  const key = `${seat} ${battle?.place}`;
  const found =
    known.get(key) ??
    troops.map(troop =>
      troop.side === seat || battle?.place === troop.place ? troop : { ...troop, value: COVERED },
    );
  known.set(key, found);
  return found;
};
