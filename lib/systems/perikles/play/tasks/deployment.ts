import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import type { Finding } from '@/lib/game/contract/finding';
import type { TaskHandler } from '@/lib/game/play/task-runner';
import { type Counter, isSameCounter, withoutOne } from '../../data';
import type { SectionNumber } from '../../rulebook';
import { deployObjections, mayDeploy, permissionFrom } from '../../rules/deploying';
import { markersOf } from '../../rules/election';
import { objection } from '../../rules/objection';
import { commands, type Deployed, leads, type Theatre, withTroop } from '../../rules/relations';
import { MAX_COUNTERS_PER_TILE } from '../../rules/tiles';
import { describeArm, describeCity, describeCounter, describeSpace } from '../../view/words';
import {
  BATTLE_PLACES,
  type BattlePlace,
  CITIES,
  type City,
  POWERS,
  type Power,
  STANCES,
} from '../../vocabulary';
import type { Action, ActionOf, Choice } from '../actions';
import {
  changeColumns,
  changeState,
  emit,
  finishTask,
  type Game,
  getCurrentTask,
  locationAt,
  nameOf,
  pushTasks,
  theatreOf,
} from '../game';
import type { DeployTask, State, TaskOf } from '../state';
import { offersOf, rejectAction } from './offering';
import { startRevolt } from './revolt';
import { isAskedToRevolt, keepOnChoices, keepSpecial, listRevolts } from './special-tiles';

const toDeployedCounter = (
  side: string,
  { city, arm, value }: Counter,
  place: BattlePlace,
  stance: Deployed['stance'],
): Deployed => ({
  side,
  city,
  arm,
  value,
  place,
  stance,
});

/** The places a counter can go to; a place whose defence was refused in this turn is not asked for again (K9). */
const listSends = (
  state: State,
  side: string,
  counter: Counter,
  refused: readonly BattlePlace[],
): readonly ActionOf<'send'>[] => {
  const known = destinationsOf(theatreOf(state));
  const key = `${side} ${counter.city} ${counter.arm}`;
  const all = known.get(key) ?? listDestinations(theatreOf(state), side, counter);
  known.set(key, all);
  return all.filter(({ place, stance }) => !(stance === 'defend' && refused.includes(place)));
};

/** A theatre never changes, and no ban looks at a counter's value: what was found out for it is kept. */
const destinationsOf = memoizeByIdentity(
  (_theatre: Theatre) => new Map<string, readonly ActionOf<'send'>[]>(),
);

const listDestinations = (theatre: Theatre, side: string, counter: Counter): readonly ActionOf<'send'>[] =>
  BATTLE_PLACES.flatMap(place =>
    STANCES.filter(stance => mayDeploy(theatre, toDeployedCounter(side, counter, place, stance))).map(
      stance => ({ type: 'send', place, stance }) as const,
    ),
  );

/** Counters that the player commands and that have somewhere to go; equal ones once. */
export const listTakes = (
  state: State,
  { side, only, refused }: Pick<DeployTask, 'side' | 'only' | 'refused'>,
): readonly ActionOf<'take'>[] => {
  const theatre = theatreOf(state);
  const powers = POWERS.filter(power => commands(theatre, side, power) && (only === null || power === only));
  const distinct = state.homes.filter(
    (counter, index) =>
      powers.includes(counter.city) &&
      state.homes.findIndex(other => isSameCounter(other, counter)) === index,
  );
  const canGo = new Map<string, boolean>();
  return distinct
    .filter(counter => {
      const key = `${counter.city} ${counter.arm}`;
      const known = canGo.get(key) ?? listSends(state, side, counter, refused).length > 0;
      canGo.set(key, known);
      return known;
    })
    .toSorted((one, other) => one.value - other.value)
    .map(({ city, arm, value }) => ({ type: 'take', city, arm, value }) as const);
};

const requireDeployTask = (state: State): DeployTask => {
  const head = getCurrentTask(state);
  if (head.type !== 'deploy') throw new Error('nobody is deploying');
  return head;
};

/** 6.3, 6.6 – A counter comes to a side of a place, with the war or the alliance that follows. */
const arrive = (game: Game, troop: Deployed): Game => {
  const { state } = game;
  const { troops, relations } = withTroop(theatreOf(state), troop);
  const task = requireDeployTask(state);
  const come = changeState(game, {
    troops,
    relations,
    homes: withoutOne(state.homes, troop),
    agenda: [{ ...task, left: task.left - 1, brought: task.brought + 1 }, ...state.agenda.slice(1)],
  });
  return emit(come, '6.4', 'deployed', () => ({
    side: nameOf(state, troop.side),
    counter: describeCounter({ ...troop, value: null }),
    place: placeName(state, troop.place),
    stance: troop.stance,
  }));
};

const placeName = (state: State, place: BattlePlace) =>
  locationAt(state, place)?.name ?? describeSpace(place);

/** 6.5 – A player who defends another's place asks its leader, once for each place and round. */
const sendCounter = (
  game: Game,
  { side, counter }: TaskOf<'send'>,
  { place, stance }: ActionOf<'send'>,
): Game => {
  const troop = toDeployedCounter(side, counter, place, stance);
  const leader = permissionFrom(theatreOf(game.state), troop);
  const isPermitted = game.state.permissions.some(other => other.side === side && other.place === place);
  return leader === null || isPermitted
    ? arrive(game, troop)
    : pushTasks(game, { type: 'permit', side: leader, troop });
};

const answerPermission = (game: Game, { side, troop }: TaskOf<'permit'>, isAllowed: boolean): Game => {
  const { state } = game;
  const values = {
    side: nameOf(state, side),
    player: nameOf(state, troop.side),
    place: placeName(state, troop.place),
  };
  if (!isAllowed) {
    const task = requireDeployTask(state);
    const refused = pushTasks(finishTask(game), {
      ...task,
      refused: [...task.refused, troop.place],
    });
    return emit(refused, '6.5', 'refused', () => values);
  }
  const permissions = [...state.permissions, { side: troop.side, place: troop.place }];
  return arrive(
    emit(changeState(game, { permissions }), '6.5', 'allowed', () => values),
    troop,
  );
};

/** 6.8 – After a tile that brought counters a marker may bring two more of its city; Persians take it from anywhere. */
export const listSpends = (state: State, side: string): readonly ActionOf<'spend'>[] =>
  CITIES.filter(city => {
    const power = powerFor(state, side, city);
    return (
      power !== null &&
      markersOf(state.columns[city], side) > 0 &&
      listTakes(state, { side, only: power, refused: [] }).length > 0
    );
  }).map(city => ({ type: 'spend', city }) as const);

const powerFor = (state: State, side: string, city: City): Power | null => {
  const theatre = theatreOf(state);
  if (commands(theatre, side, 'persia')) return 'persia';
  return leads(theatre, side, city) ? city : null;
};

const spend = (game: Game, side: string, city: City): Game => {
  const only = powerFor(game.state, side, city);
  const paid = emit(changeColumns(game, city, side, -1), '6.8', 'spent', () => ({
    side: nameOf(game.state, side),
    city: describeCity(city),
  }));
  return pushTasks(paid, {
    type: 'deploy',
    side,
    left: MAX_COUNTERS_PER_TILE,
    brought: 0,
    only,
    refused: [],
  });
};

/**
 * A turn of deployment continues while something can be chosen. A player who could have a revolt to play is asked
 * once more, as all are: after counters together with the question for further ones (K23).
 */
const isAskedToDeploy = (state: State, task: DeployTask): boolean => {
  const { side, left, only, brought } = task;
  if (left > 0 && listTakes(state, task).length > 0) return true;
  if (only !== null) return false;
  return state.asksAll ? brought === 0 && isAskedToRevolt(state, side) : listRevolts(state, side).length > 0;
};

/** 6.8 – A tile that brought counters allows further ones. */
const endDeploy = (game: Game, { side, brought, only }: DeployTask): Game =>
  only === null && brought > 0 && isAskedFurther(game.state, side)
    ? pushTasks(game, { type: 'further', side })
    : game;

const isAskedFurther = (state: State, side: string): boolean =>
  listSpends(state, side).length > 0 || (state.asksAll && isAskedToRevolt(state, side));

/** 6.2, 9.5 – A counter, the revolt for its holder, or nothing more. */
const listDeployChoices = (state: State, task: DeployTask): readonly Choice[] => {
  const takes = task.left > 0 ? listTakes(state, task) : [];
  return [
    ...takes,
    ...(task.only === null || state.asksAll ? listRevolts(state, task.side) : []),
    { type: 'stop' },
    ...(takes.length === 0 ? keepOnChoices(state) : []),
  ];
};

/** 6.1, 6.2, 6.8 – Why this counter cannot be taken in hand. */
const takeObjections = (state: State, task: DeployTask, action: ActionOf<'take'>): readonly Finding[] => {
  const { city, arm } = action;
  const values = { city: describeCity(city), arm: describeArm(arm) };
  const because = (code: string, section: SectionNumber) => [objection(code, section, values, ['city'])];
  if (task.left === 0) return because('no-counters-left', '6.2');
  if (!commands(theatreOf(state), task.side, city)) return because('not-your-troops', '6.1');
  if (task.only !== null && task.only !== city) return because('only-its-city', '6.8');
  return state.homes.some(counter => isSameCounter(counter, action))
    ? because('nowhere-to-go', '6.4')
    : because('not-in-stock', '6.1');
};

/** 6.2 – A turn of deployment: counters are taken in hand one by one. */
export const deploy: TaskHandler<Game, DeployTask, Action> = {
  awaits: (state, task) => (isAskedToDeploy(state, task) ? task.side : null),
  offers: (state, task) => offersOf(task.side, listDeployChoices(state, task)),
  objections: (state, task, action) => (action.type === 'take' ? takeObjections(state, task, action) : []),
  choose: (game, task, action) => {
    switch (action.type) {
      case 'take': {
        const { city, arm, value } = action;
        return pushTasks(game, { type: 'send', side: task.side, counter: { city, arm, value } }, task);
      }
      case 'slave-revolt':
        return startRevolt(pushTasks(game, task), task.side, action.source);
      case 'keep-on':
        return endDeploy(keepSpecial(game, task.side), task);
      default:
        return action.type === 'stop' ? endDeploy(game, task) : rejectAction(action);
    }
  },
  run: endDeploy,
};

/** The places that were refused in the turn of deployment that waits below the counter in hand. */
const refusedPlaces = ({ agenda }: State): readonly BattlePlace[] => {
  const waiting = agenda.find(task => task.type === 'deploy');
  return waiting?.type === 'deploy' ? waiting.refused : [];
};

/** 6.4 to 6.7 – Why the counter in hand cannot go there. */
const sendObjections = (
  state: State,
  { side, counter }: TaskOf<'send'>,
  { place, stance }: ActionOf<'send'>,
): readonly Finding[] => {
  const found = deployObjections(theatreOf(state), toDeployedCounter(side, counter, place, stance));
  if (found.length > 0) return found.map(finding => ({ ...finding, path: ['place'] }));
  const isRefused = stance === 'defend' && refusedPlaces(state).includes(place);
  return isRefused ? [objection('was-refused', '6.5', {}, ['place'])] : [];
};

/** 6.4 – The counter in hand goes to a side of a place. */
export const send: TaskHandler<Game, TaskOf<'send'>, Action> = {
  awaits: (_state, { side }) => side,
  offers: (state, { side, counter }) => offersOf(side, listSends(state, side, counter, refusedPlaces(state))),
  objections: (state, task, action) => (action.type === 'send' ? sendObjections(state, task, action) : []),
  choose: (game, task, action) =>
    action.type === 'send' ? sendCounter(game, task, action) : rejectAction(action),
};

/** 6.5 – The leader of the city allows its defence or refuses. */
export const permit: TaskHandler<Game, TaskOf<'permit'>, Action> = {
  awaits: (_state, { side }) => side,
  offers: (_state, { side }) => offersOf(side, [{ type: 'allow' }, { type: 'refuse' }]),
  choose: (game, task, action) =>
    action.type === 'allow' || action.type === 'refuse'
      ? answerPermission(game, task, action.type === 'allow')
      : rejectAction(action),
};

/** 6.8, 9.5 – Further counters for a marker, the revolt for its holder, or neither. */
const listFurtherChoices = (state: State, side: string): readonly Choice[] => {
  const spending = listSpends(state, side);
  return [
    ...spending,
    ...(state.asksAll ? listRevolts(state, side) : []),
    { type: 'no-further' },
    ...(spending.length === 0 ? keepOnChoices(state) : []),
  ];
};

/** 6.8 – Why a marker of this city brings nothing. */
const spendObjections = (state: State, side: string, { city }: ActionOf<'spend'>): readonly Finding[] => {
  const values = { city: describeCity(city) };
  if (powerFor(state, side, city) === null) return [objection('not-your-city', '6.8', values, ['city'])];
  return markersOf(state.columns[city], side) > 0
    ? [objection('nothing-to-bring', '6.8', values, ['city'])]
    : [objection('no-marker-there', '6.8', values, ['city'])];
};

/** 6.8 – After a tile that brought counters, once. */
export const further: TaskHandler<Game, TaskOf<'further'>, Action> = {
  awaits: (state, { side }) => (isAskedFurther(state, side) ? side : null),
  offers: (state, { side }) => offersOf(side, listFurtherChoices(state, side)),
  objections: (state, { side }, action) =>
    action.type === 'spend' ? spendObjections(state, side, action) : [],
  choose: (game, task, action) => {
    switch (action.type) {
      case 'spend':
        return spend(game, task.side, action.city);
      case 'slave-revolt':
        return startRevolt(pushTasks(game, task), task.side, action.source);
      case 'keep-on':
        return keepSpecial(game, task.side);
      default:
        return action.type === 'no-further' ? game : rejectAction(action);
    }
  },
};
