import type { TaskHandler } from '@/lib/game/play/task-runner';
import { listRoundLines } from '../../authoring/previews';
import { type Counter, withoutOne } from '../../data';
import type { Location } from '../../document/location';
import { applyThrow, findAutomaticWinner, moveTokens, needsIn } from '../../rules/battle-round';
import { columnOf, type Fighter } from '../../rules/combat-table';
import { lossesToChooseFrom } from '../../rules/losses';
import { objection } from '../../rules/objection';
import { listPersianPlayers, mainOf, troopsAt } from '../../rules/relations';
import { describeCity, describeCounter, nameFight } from '../../view/words';
import type { BattlePlace, Power, Stance } from '../../vocabulary';
import { type Action, BATTLE_SPECIALS, type Names } from '../actions';
import {
  changeState,
  clockwiseFrom,
  emit,
  type Game,
  layMarkers,
  locationAt,
  nameOf,
  pushTasks,
  theatreOf,
  throwDice,
} from '../game';
import type { Battle, State, TaskOf } from '../state';
import { battleOf, findCurrentRound } from './battle-rounds';
import { offersOf, rejectAction } from './offering';
import {
  isAskedAbout,
  keepOnChoices,
  keepSpecial,
  listFittingSpecials,
  listSpecialChoices,
  spendSpecial,
} from './special-tiles';

const STANCE_OF: Readonly<Record<Fighter, Stance>> = { attacker: 'attack', defender: 'defend' };

/** 7.1, 7.3 – The next place from the top: a battle where somebody attacks. */
const beginBattle = (game: Game, { place }: TaskOf<'battle'>): Game => {
  const { state } = game;
  const location = locationAt(state, place);
  if (!location) return game;
  const mains = { attack: mainOf(state, place, 'attack'), defend: mainOf(state, place, 'defend') };
  const { attack, defend } = mains;
  if (attack === null) return settleUnattacked(game, place, location, defend);
  const battle: Battle = { place, index: 0, tokens: { attacker: 0, defender: 0 }, doubled: [], mains };
  const next = emit(changeState(game, { battle }), '7.1', 'battle-began', () => ({
    place: location.name,
    side: nameOf(state, attack),
    defender: defend === null ? { code: 'words.perikles.militia-alone' } : nameOf(state, defend),
  }));
  return pushTasks(next, { type: 'battle-round' });
};

const MARKERS_FOR_DEFENDER = 2;

/** 7.3, 9.1 – Nobody came: the tile leaves the game, the main defender lays two markers, or every Persian player. */
const settleUnattacked = (
  game: Game,
  place: BattlePlace,
  location: Location,
  defender: string | null,
): Game => {
  const gone = removeLocation(game, place);
  if (defender === null) return emit(gone, '7.3', 'tile-gone', () => ({ place: location.name }));
  const rewarded = sharersOf(game.state, defender);
  const laid = rewarded.reduce(
    (now, side) => layMarkers(now, side, location.controller, MARKERS_FOR_DEFENDER),
    gone,
  );
  return emit(laid, '7.3', 'not-attacked', () => ({
    place: location.name,
    sides: rewarded.map(side => ({
      code: 'words.perikles.side',
      values: { name: nameOf(game.state, side) },
    })),
    city: describeCity(location.controller),
  }));
};

/** 9.1 – The players who share what a main player wins: all Persian players, or that player alone. */
const sharersOf = (state: State, side: string): readonly string[] => {
  const persians = listPersianPlayers(theatreOf(state));
  return persians.includes(side) ? persians : [side];
};

const removeLocation = (game: Game, place: BattlePlace): Game => {
  const { [place]: _gone, ...locations } = game.state.locations;
  const here = troopsAt(game.state, place);
  const back = here.map(({ city, arm, value }) => ({ city, arm, value }));
  return changeState(game, {
    locations,
    battle: null,
    troops: game.state.troops.filter(troop => troop.place !== place),
    homes: [...game.state.homes, ...back],
  });
};

/** 7.7, 9.2 – A round that only one side can fight is won at once; else each player who may hold a fitting tile is asked (K23), then it is thrown. */
const beginRound = (game: Game): Game => {
  const { state } = game;
  const round = findCurrentRound(state);
  const { battle } = battleOf(state);
  if (!round) return game;
  const automatic = findAutomaticWinner(round);
  if (automatic !== null) {
    const values = {
      ...nameRound(state, automatic === 'nobody' ? null : automatic),
      fight: nameFight(round.arm),
      winner: automatic,
    };
    const next = emit(
      game,
      '7.7',
      'round-without-throw',
      () => values,
      () => ({ because: listRoundLines(round) }),
    );
    return pushTasks(next, { type: 'finish', winner: automatic });
  }
  const attacker = battle.mains.attack ?? state.start;
  const fitting = listFittingSpecials(state);
  const asked = clockwiseFrom(state, attacker).filter(side => isAskedAbout(state, side, fitting));
  return pushTasks(game, ...asked.map(side => ({ type: 'special', side }) as const), {
    type: 'fight',
    side: attacker,
  });
};

/** The winner of a round, and the place. */
const nameRound = (state: State, winner: Fighter | null): Names => {
  const { battle, location } = battleOf(state);
  const main = winner === null ? null : battle.mains[STANCE_OF[winner]];
  return {
    place: location.name,
    side:
      main === null
        ? { code: 'words.perikles.militia-of', values: { place: location.name } }
        : nameOf(state, main),
  };
};

const playBattleSpecial = (game: Game, side: string, battle: Battle): Game => {
  const special = game.state.specials[side];
  const played = changeState(spendSpecial(game, side), { battle });
  return emit(played, '9.2', 'special-played', () => ({
    side: nameOf(game.state, side),
    special: { code: `words.perikles.special.${special}` },
  }));
};

/** 9.4, 9.9 – The counters of one city count double in this round. */
export const double = (game: Game, side: string): Game => {
  const { battle } = battleOf(game.state);
  const special = game.state.specials[side];
  const effect = special && BATTLE_SPECIALS[special];
  if (!effect?.double) return game;
  const doubled = [...battle.doubled, { city: effect.double, arm: effect.arm }];
  return playBattleSpecial(game, side, { ...battle, doubled });
};

/** 9.6, 9.8 – A side begins this round with a token. */
export const giveToken = (game: Game, side: string, fighter: Fighter): Game => {
  const { battle } = battleOf(game.state);
  return playBattleSpecial(game, side, { ...battle, tokens: { ...battle.tokens, [fighter]: 1 } });
};

const FOUR_DICE = { count: 4, sides: 6 } as const;

/** 7.5 – Both throw until the round is won; then the beaten side gives up a counter. */
const fightRound = (game: Game): Game => {
  let now = game;
  const round = findCurrentRound(now.state);
  const { battle } = battleOf(now.state);
  if (!round) return now;
  const needs = needsIn(round);
  let { tokens } = battle;
  let winner: Fighter | null = null;
  while (winner === null) {
    const rolled = throwDice(now, FOUR_DICE);
    const [a = 0, b = 0, c = 0, d = 0] = rolled.faces;
    const after = applyThrow(tokens, needs, { attacker: a + b, defender: c + d });
    ({ tokens, winner } = after);
    now = emit(
      rolled.game,
      '7.5',
      'thrown',
      () => ({
        column: columnOf(round.attacker, round.defender),
        attacker: a + b,
        defender: c + d,
        attackerNeeds: needs.attacker,
        defenderNeeds: needs.defender,
        attackerTokens: tokens.attacker,
        defenderTokens: tokens.defender,
      }),
      () => ({ faces: rolled.faces, because: listRoundLines(round) }),
    );
  }
  const won = emit(now, '7.5', 'round-won', () => ({
    ...nameRound(now.state, winner),
    fight: nameFight(round.arm),
    winner,
  }));
  return resolveLoss(
    pushTasks(won, { type: 'finish', winner }),
    winner === 'attacker' ? 'defender' : 'attacker',
  );
};

/** 7.6 – The counters of which one is lost, as they stand in this battle. */
export const lossesOf = (state: State, beaten: Fighter): readonly Counter[] => {
  const { battle, location } = battleOf(state);
  const stance = STANCE_OF[beaten];
  const main = battle.mains[stance];
  const persians = listPersianPlayers(theatreOf(state));
  const isMain = (side: string, city: Power): boolean =>
    side === main || (city === 'persia' && main !== null && persians.includes(main));
  const troops = troopsAt(state, battle.place, stance).map(troop => ({
    ...troop,
    isMain: isMain(troop.side, troop.city),
  }));
  const arm = location.rounds[battle.index];
  return arm === undefined ? [] : lossesToChooseFrom(troops, arm);
};

const resolveLoss = (game: Game, beaten: Fighter): Game => {
  const [one, other] = lossesOf(game.state, beaten);
  if (one === undefined) return game;
  const { battle } = battleOf(game.state);
  const side = battle.mains[STANCE_OF[beaten]];
  return other === undefined || side === null
    ? loseCounter(game, one)
    : pushTasks(game, { type: 'loss', side, beaten });
};

/** 7.6 – A counter is laid beside the board; a Persian one returns to the shield unharmed (9.1). */
const loseCounter = (game: Game, counter: Counter): Game => {
  const { state } = game;
  if (counter.city === 'persia') return emit(game, '9.1', 'persians-lose-none', () => ({}));
  const { battle } = battleOf(state);
  const here = troopsAt(state, battle.place);
  const elsewhere = state.troops.filter(({ place }) => place !== battle.place);
  const dead: Counter = { city: counter.city, arm: counter.arm, value: counter.value };
  const lost = changeState(game, {
    troops: [...elsewhere, ...withoutOne(here, counter)],
    dead: [...state.dead, dead],
  });
  return emit(lost, '7.6', 'lost-counter', () => ({ counter: describeCounter(dead) }));
};

/** 7.7 – After the first round the second, its winner with a token; after the last the place is decided. */
const finishRound = (game: Game, { winner }: TaskOf<'finish'>): Game => {
  const { battle, location } = battleOf(game.state);
  const isLast = battle.index >= location.rounds.length - 1;
  if (isLast) return awardLocation(game, winner);
  const next: Battle = { ...battle, index: battle.index + 1, tokens: moveTokens(winner), doubled: [] };
  return pushTasks(changeState(game, { battle: next }), { type: 'battle-round' });
};

/** 7.7, 7.8 – The main player of the winning side takes the tile; a place that is lost is a defeat of its city. */
const awardLocation = (game: Game, winner: Fighter | 'nobody'): Game => {
  const { state } = game;
  const { battle, location } = battleOf(state);
  const side = winner === 'nobody' ? null : battle.mains[STANCE_OF[winner]];
  const gone = removeLocation(game, battle.place);
  if (side === null) return emit(gone, '7.7', 'tile-gone', () => ({ place: location.name }));
  const taken = withTile(gone, side, location.id);
  const { defeats } = taken.state;
  const beaten =
    winner === 'attacker'
      ? changeState(taken, {
          defeats: { ...defeats, [location.controller]: defeats[location.controller] + 1 },
        })
      : taken;
  return emit(
    beaten,
    winner === 'attacker' ? '7.8' : '7.7',
    winner === 'attacker' ? 'place-taken' : 'place-held',
    () => ({
      side: nameOf(state, side),
      place: location.name,
      city: describeCity(location.controller),
      points: location.points,
    }),
  );
};

const withTile = (game: Game, side: string, location: string): Game => {
  const { state } = game;
  const sides = sharersOf(state, side);
  const isPersian = listPersianPlayers(theatreOf(state)).includes(side);
  return isPersian
    ? changeState(game, { persianWon: [...state.persianWon, { location, sides }] })
    : changeState(game, { won: { ...state.won, [side]: [...(state.won[side] ?? []), location] } });
};

export const battle: TaskHandler<Game, TaskOf<'battle'>, Action> = { run: beginBattle };
export const battleRound: TaskHandler<Game, TaskOf<'battle-round'>, Action> = { run: beginRound };
export const finish: TaskHandler<Game, TaskOf<'finish'>, Action> = { run: finishRound };

/** 9.2 – Before each thrown round everybody is asked who could hold a fitting special tile (K23). */
export const special: TaskHandler<Game, TaskOf<'special'>, Action> = {
  awaits: (state, { side }) => (isAskedAbout(state, side, listFittingSpecials(state)) ? side : null),
  offers: (state, { side }) =>
    offersOf(side, [...listSpecialChoices(state, side), { type: 'hold' }, ...keepOnChoices(state)]),
  choose: (game, { side }, action) => {
    switch (action.type) {
      case 'double':
        return double(game, side);
      case 'token':
        return giveToken(game, side, action.fighter);
      case 'keep-on':
        return keepSpecial(game, side);
      default:
        return action.type === 'hold' ? game : rejectAction(action);
    }
  },
};

/** 7.5 – The main attacker has the dice thrown. */
export const fight: TaskHandler<Game, TaskOf<'fight'>, Action> = {
  awaits: (_state, { side }) => side,
  offers: (_state, { side }) => offersOf(side, [{ type: 'fight' }]),
  choose: (game, _task, action) => (action.type === 'fight' ? fightRound(game) : rejectAction(action)),
};

/** 7.6 – The main player names which of several lowest counters is lost. */
export const loss: TaskHandler<Game, TaskOf<'loss'>, Action> = {
  awaits: (_state, { side }) => side,
  offers: (state, { side, beaten }) =>
    offersOf(
      side,
      lossesOf(state, beaten).map(({ city }) => ({ type: 'lose', city })),
    ),
  objections: (_state, _task, action) =>
    action.type === 'lose'
      ? [objection('not-lowest', '7.6', { city: describeCity(action.city) }, ['city'])]
      : [],
  choose: (game, { beaten }, action) => {
    if (action.type !== 'lose') return rejectAction(action);
    const counter = lossesOf(game.state, beaten).find(({ city }) => city === action.city);
    return counter ? loseCounter(game, counter) : game;
  },
};
