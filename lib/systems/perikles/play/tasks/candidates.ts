import type { Finding } from '@/lib/game/contract/finding';
import type { BreakdownLine } from '@/lib/game/contract/odds-preview';
import type { TaskHandler } from '@/lib/game/play/task-runner';
import { cite } from '../../rulebook';
import { elect as electLeader, findNominationObjection, markersOf, mayNominate } from '../../rules/election';
import { objection } from '../../rules/objection';
import { describeCity, WORDS } from '../../view/words';
import { CITIES, type City } from '../../vocabulary';
import type { Action, ActionOf, Choice } from '../actions';
import {
  changeColumns,
  changeState,
  emit,
  type Game,
  nameOf,
  playerLeftOf,
  pushTasks,
  sidesOf,
} from '../game';
import type { State, TaskOf } from '../state';
import { offersOf, rejectAction } from './offering';

const listNominations = ({ columns, candidates, scenario }: State, by: string): readonly Choice[] =>
  CITIES.flatMap(city =>
    scenario.sides
      .filter(({ id }) => mayNominate(columns[city], candidates[city], by, id))
      .map(({ id }): Choice => ({ type: 'nominate', city, owner: id })),
  );

/** 5.1 – A marker goes from the columns to the first free candidate field. */
const nominateMarker = (game: Game, by: string, { city, owner }: ActionOf<'nominate'>): Game => {
  const moved = changeColumns(game, city, owner, -1);
  const { candidates } = moved.state;
  const standing = changeState(moved, {
    candidates: { ...candidates, [city]: [...candidates[city], owner] },
  });
  return emit(standing, '5.1', 'nominated', () => ({
    side: nameOf(game.state, by),
    owner: nameOf(game.state, owner),
    city: describeCity(city),
  }));
};

/** 5.1 – Why this marker cannot be put up by this player. */
const nominationObjections = (
  state: State,
  by: string,
  { city, owner }: ActionOf<'nominate'>,
): readonly Finding[] => {
  const reason = findNominationObjection(state.columns[city], state.candidates[city], by, owner);
  const values = { city: describeCity(city), owner: nameOf(state, owner) };
  return reason === null ? [] : [objection(reason, '5.1', values, ['city'])];
};

const listVictims = ({ columns, candidates, scenario }: State): readonly Choice[] =>
  CITIES.flatMap(city =>
    scenario.sides.flatMap(({ id }): readonly Choice[] => [
      ...(markersOf(columns[city], id) > 0
        ? [{ type: 'assassinate', city, owner: id, from: 'columns' } as const]
        : []),
      ...(candidates[city].includes(id)
        ? [{ type: 'assassinate', city, owner: id, from: 'candidates' } as const]
        : []),
    ]),
  );

/** 4.2 – One marker goes back to its owner; the second candidate moves up when the first is gone. */
const assassinate = (game: Game, by: string, { city, owner, from }: ActionOf<'assassinate'>): Game => {
  const { candidates } = game.state;
  const struck =
    from === 'columns'
      ? changeColumns(game, city, owner, -1)
      : changeState(game, {
          candidates: { ...candidates, [city]: candidates[city].filter(other => other !== owner) },
        });
  return emit(struck, '4.2', 'assassinated', () => ({
    side: nameOf(game.state, by),
    owner: nameOf(game.state, owner),
    city: describeCity(city),
  }));
};

/** 4.2 – A symbol that can do nothing lapses (K20). */
const listSymbolChoices = (state: State, { side, symbol }: TaskOf<'symbol'>): readonly Choice[] =>
  symbol === 'candidate' ? listNominations(state, side) : listVictims(state);

/** 4.2 – The candidate or the assassin of the tile that was taken. */
export const symbol: TaskHandler<Game, TaskOf<'symbol'>, Action> = {
  awaits: (state, task) => (listSymbolChoices(state, task).length > 0 ? task.side : null),
  offers: (state, task) => offersOf(task.side, listSymbolChoices(state, task)),
  objections: (state, task, action) => {
    if (action.type === 'nominate' && task.symbol === 'candidate')
      return nominationObjections(state, task.side, action);
    return action.type === 'assassinate' && task.symbol === 'assassin'
      ? [objection('no-marker-there', '4.2', { city: describeCity(action.city) }, ['city'])]
      : [];
  },
  choose: (game, { side }, action) => {
    if (action.type === 'nominate') return nominateMarker(game, side, action);
    return action.type === 'assassinate' ? assassinate(game, side, action) : rejectAction(action);
  },
};

/** 5.1 – Clockwise until nobody can nominate; who cannot is passed over. */
const skipNomination = (game: Game, { side }: TaskOf<'nominate'>): Game => {
  const { state } = game;
  const isOver = sidesOf(state).every(other => listNominations(state, other).length === 0);
  return isOver ? game : passNomination(game, side);
};

const passNomination = (game: Game, side: string): Game =>
  pushTasks(game, { type: 'nominate', side: playerLeftOf(game.state, side) });

/** 5.1 – Everybody in turn must put up a candidate who can. */
export const nominate: TaskHandler<Game, TaskOf<'nominate'>, Action> = {
  awaits: (state, { side }) => (listNominations(state, side).length > 0 ? side : null),
  offers: (state, { side }) => offersOf(side, listNominations(state, side)),
  objections: (state, { side }, action) =>
    action.type === 'nominate' ? nominationObjections(state, side, action) : [],
  choose: (game, { side }, action) =>
    action.type === 'nominate'
      ? passNomination(nominateMarker(game, side, action), side)
      : rejectAction(action),
  run: skipNomination,
};

/** 5.2 – Every city elects; candidates go back to their owners. */
const electAll = (game: Game): Game => CITIES.reduce(electIn, game);

const electIn = (game: Game, city: City): Game => {
  const { columns, candidates, leaders } = game.state;
  const election = electLeader(columns[city], candidates[city]);
  if (!election) return emit(game, '5.2', 'no-leader', () => ({ city: describeCity(city) }));
  const elected = changeState(game, {
    columns: { ...columns, [city]: election.columns },
    candidates: { ...candidates, [city]: [] },
    leaders: { ...leaders, [city]: election.leader },
  });
  const values = {
    side: nameOf(game.state, election.leader),
    city: describeCity(city),
    removed: election.removed,
  };
  return emit(
    elected,
    '5.2',
    'elected',
    () => values,
    () => ({ because: voteLines(game.state, city) }),
  );
};

/** 5.2 – The markers behind each candidate. */
const voteLines = (state: State, city: City): readonly BreakdownLine[] =>
  state.candidates[city].map(owner => ({
    label: { code: `${WORDS}.figure.votes`, values: { owner: nameOf(state, owner) } },
    value: markersOf(state.columns[city], owner),
    rule: cite('5.2'),
    isFigure: true,
  }));

/** 6.1 – The leader of Sparta names who deploys first, else the first player of the round (K19). */
const queueNameFirst = (game: Game): Game =>
  pushTasks(changeState(game, { kept: [] }), {
    type: 'name-first',
    side: game.state.leaders.sparta ?? game.state.start,
  });

export const elect: TaskHandler<Game, TaskOf<'elect'>, Action> = {
  run: game => queueNameFirst(electAll(game)),
};
