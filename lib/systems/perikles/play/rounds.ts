import { type Seed, seedRng } from '@/lib/dice/rng';
import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import { type Counter, TILE_IDS, withoutOne } from '../data';
import {
  leadersOf,
  listAuthoredTroops,
  livingOf,
  locationsOf,
  lossesOf,
  readAuthoredTheatre,
  toDeployed,
  trackOf,
} from '../document/authored-game';
import type { Location } from '../document/location';
import type { Scenario } from '../document/scenario';
import { markersOf, withMarkers } from '../rules/election';
import { countTilesPerPlayer } from '../rules/tiles';
import { computeStatueValue, isOver, LAST_ROUND, rankScores, type Score } from '../rules/victory';
import { BATTLE_PLACES, CITIES, type City, POWERS, SPECIALS, type Special } from '../vocabulary';
import {
  beginGame,
  changeState,
  clockwiseFrom,
  emit,
  type Game,
  nameOf,
  pushTasks,
  shuffle,
  sidesOf,
  throwDice,
} from './game';
import type { State, Task } from './state';
import { layOutTiles } from './tasks/influence';

const perCity = <Value>(make: (city: City) => Value): Readonly<Record<City, Value>> => ({
  athens: make('athens'),
  sparta: make('sparta'),
  corinth: make('corinth'),
  thebes: make('thebes'),
  argos: make('argos'),
  megara: make('megara'),
});

const perSide = <Value>(
  { sides }: Scenario,
  make: (side: string) => Value,
): Readonly<Record<string, Value>> => Object.fromEntries(sides.map(({ id }) => [id, make(id)]));

const countMarkersAt = ({ players }: Scenario, side: string, city: City): number =>
  players
    .filter(player => player.side === side)
    .flatMap(({ influence }) => influence)
    .filter(({ at }) => at === city)
    .reduce((sum, { count }) => sum + count, 0);

/** The game as the document gives it, before anything is shuffled. */
const openingState = (scenario: Scenario, seed: Seed): State => {
  const isDrawn = scenario.options.begin === 'battles';
  const troops = isDrawn ? listAuthoredTroops(scenario).flatMap(troop => toDeployed(troop) ?? []) : [];
  const living = POWERS.flatMap(power => livingOf(scenario, power));
  return {
    scenario,
    rng: seedRng(seed),
    round: scenario.round,
    start: scenario.startPlayer ?? scenario.sides[0]?.id ?? '',
    columns: perCity(city => perSide(scenario, side => countMarkersAt(scenario, side, city))),
    candidates: perCity(() => []),
    leaders: isDrawn ? leadersOf(scenario) : {},
    statues: perCity(() => ({})),
    defeats: perCity(city => scenario.cities.find(entry => entry.city === city)?.defeats ?? 0),
    dead: CITIES.flatMap(city => lossesOf(scenario, city)),
    homes: troops.reduce<readonly Counter[]>(withoutOne, living),
    resting: [],
    troops,
    relations: isDrawn ? readAuthoredTheatre(scenario).relations : [],
    permissions: [],
    shown: [],
    deck: [],
    tiles: perSide(scenario, () => []),
    locations: Object.fromEntries(
      BATTLE_PLACES.flatMap((place, index) => {
        const id = scenario.locations.shown[index];
        return id && locationsOf(scenario).has(id) ? [[place, id]] : [];
      }),
    ),
    later: scenario.locations.later.filter(id => locationsOf(scenario).has(id)),
    won: perSide(scenario, () => []),
    persianWon: [],
    specials: perSide(scenario, () => null),
    played: [],
    kept: [],
    asksAll: typeof seed === 'number',
    battle: null,
    agenda: [],
  };
};

/** 2.1, 2.2, 2.3 – Shuffles what is shuffled, deals special tiles, and throws for the first player. */
export const startGame = (scenario: Scenario, seed: Seed): Game => {
  const started = throwForFirstPlayer(beginGame(openingState(scenario, seed)));
  const tiled = layOutTiles(dealSpecials(shuffleLater(started)), TILE_IDS, scenario.tiles ?? []);
  return pushTasks(tiled, ...tasksAtStart(tiled.state));
};

const throwForFirstPlayer = (game: Game): Game => {
  const { scenario } = game.state;
  if (scenario.startPlayer !== undefined) return game;
  const rolled = throwDice(game, { count: 1, sides: scenario.sides.length });
  return changeState(rolled.game, { start: scenario.sides[(rolled.faces[0] ?? 1) - 1]?.id ?? '' });
};

const shuffleLater = (game: Game): Game => {
  if (game.state.scenario.locations.order === 'listed') return game;
  const shuffled = shuffle(game, game.state.later);
  return changeState(shuffled.game, { later: shuffled.items });
};

/** 2.3 – One special tile for everybody: the one that the scenario gives them, else one of the rest unseen. */
const dealSpecials = (game: Game): Game => {
  const { players, sides } = game.state.scenario;
  const given = new Map(players.flatMap(({ side, special }) => (special ? [[side, special] as const] : [])));
  const rest = shuffle(
    game,
    SPECIALS.filter(special => ![...given.values()].includes(special)),
  );
  const dealt = [...rest.items];
  const specials: Record<string, Special | null> = {};
  for (const { id } of sides) specials[id] = given.get(id) ?? dealt.shift() ?? null;
  return changeState(rest.game, { specials });
};

const battleTasks: readonly Task[] = [
  ...BATTLE_PLACES.map(place => ({ type: 'battle', place }) as const),
  { type: 'end-round' },
];

const tasksAtStart = (state: State): readonly Task[] => {
  const { begin: beginning } = state.scenario.options;
  if (beginning === 'battles') return battleTasks;
  const around = clockwiseFrom(state, state.start).map(side => ({ type: 'free-marker', side }) as const);
  return [...(beginning === 'markers' ? [...around, ...around] : []), ...tasksOfRound(state)];
};

/** 3.1 – The phases of a round; who deploys first is named once there are leaders. */
const tasksOfRound = (state: State): readonly Task[] => {
  const picks = clockwiseFrom(state, state.start).map(side => ({ type: 'pick', side }) as const);
  return [
    ...Array.from({ length: countTilesPerPlayer(picks.length) }, () => picks).flat(),
    { type: 'nominate', side: state.start },
    { type: 'elect' },
    ...battleTasks,
  ];
};

/** 8.1 – Leaders become statues, tiles are put away, counters go home, war and alliance end. */
export const endRound = (game: Game): Game => {
  const { state } = game;
  const statues = perCity(city => {
    const leader = state.leaders[city];
    return leader === undefined ? state.statues[city] : withMarkers(state.statues[city], leader, 1);
  });
  const ended = changeState(game, {
    statues,
    start: state.leaders.athens ?? state.start,
    leaders: {},
    tiles: perSide(state.scenario, () => []),
    homes: [
      ...state.homes,
      ...state.resting,
      ...state.troops.map(({ city, arm, value }) => ({ city, arm, value })),
    ],
    resting: [],
    troops: [],
    relations: [],
    permissions: [],
    kept: [],
  });
  const next = emit(ended, '8.1', 'round-ended', () => ({ round: state.round }));
  return isOver(state.round, state.defeats)
    ? pushTasks(
        emit(next, '8.2', 'game-ended', () => ({ cause: state.round >= LAST_ROUND ? 'rounds' : 'defeats' })),
        { type: 'over' },
      )
    : startNextRound(next);
};

/** 3.2 – Seven new places, and all influence tiles shuffled again. */
const startNextRound = (game: Game): Game => {
  const { later, round, start } = game.state;
  const locations = Object.fromEntries(
    BATTLE_PLACES.flatMap((place, index) => (later[index] === undefined ? [] : [[place, later[index]]])),
  );
  const laid = changeState(game, { round: round + 1, locations, later: later.slice(BATTLE_PLACES.length) });
  const tiled = layOutTiles(laid, TILE_IDS, []);
  const next = emit(tiled, '3.2', 'round-began', () => ({
    round: round + 1,
    side: nameOf(game.state, start),
  }));
  return pushTasks(next, ...tasksOfRound(next.state));
};

/** 8.3 – Markers, tiles and statues of everybody. */
export const scoresOf: (state: State) => readonly Score[] = memoizeByIdentity((state: State) =>
  sidesOf(state).map(side => {
    const markers = CITIES.reduce((sum, city) => sum + markersOf(state.columns[city], side), 0);
    const fromLocations = pointsOfTiles(state, side);
    const built = CITIES.map(city => ({ city, count: markersOf(state.statues[city], side) }));
    const fromStatues = built.reduce(
      (sum, { city, count }) =>
        sum + count * computeStatueValue(trackOf(state.scenario, city), state.defeats[city]),
      0,
    );
    return {
      side,
      points: markers + fromLocations + fromStatues,
      fromLocations,
      statues: built.reduce((sum, { count }) => sum + count, 0),
    };
  }),
);

/** 7.7, 9.1 – The places that a player has won, alone or with other Persians. */
export const placesWonBy = ({ scenario, won, persianWon }: State, side: string): readonly Location[] => {
  const shared = persianWon.filter(({ sides }) => sides.includes(side)).map(({ location }) => location);
  const locations = locationsOf(scenario);
  return [...(won[side] ?? []), ...shared].flatMap(id => locations.get(id) ?? []);
};

const pointsOfTiles = (state: State, side: string): number =>
  placesWonBy(state, side).reduce((sum, { points }) => sum + points, 0);

export const rankingOf = (state: State): readonly (readonly string[])[] => rankScores(scoresOf(state));
