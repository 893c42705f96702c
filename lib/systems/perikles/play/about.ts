import type { About, ActionKind, Target } from '@/lib/game/contract/about';
import { isSameCounter, tileOf } from '../data';
import { listHandCounters, listVisibleTroops } from '../view/played-position';
import { WORDS } from '../view/words';
import { type BattlePlace, type City, isCity, type Power, type Stance } from '../vocabulary';
import type { Action, ActionOf } from './actions';
import { getCurrentTask } from './game';
import type { State } from './state';
import { lossesOf } from './tasks/battles';

const toPlace = (id: City | BattlePlace): Target => ({ type: 'place', id });
const toPiece = (id: string): Target => ({ type: 'piece', id });
const toSide = (id: string): Target => ({ type: 'side', id });

/** The Persians have no city on the board. */
const toCity = (power: Power): readonly Target[] => (isCity(power) ? [toPlace(power)] : []);

/** The markers of a player in the columns of a city are one piece; none where there are no markers. */
const markerPiece = ({ columns }: State, owner: string, city: City): readonly string[] =>
  (columns[city][owner] ?? 0) > 0 ? [`${owner}-${city}`] : [];

const aboutPlaces = (kind: ActionKind, ...targets: readonly Target[]): About => ({
  kind,
  subjects: [],
  targets,
});

const battlePlace = ({ battle }: State): readonly Target[] => (battle ? [toPlace(battle.place)] : []);

const piecesAt = (state: State, place: BattlePlace, stance: Stance): readonly string[] =>
  listVisibleTroops(state, '')
    .filter(troop => troop.place === place && troop.stance === stance)
    .map(({ id }) => id);

/** 7.5 – The attackers throw for a place against its defenders. */
const aboutFight = (state: State): About => {
  if (!state.battle) return aboutPlaces('attack');
  const { place } = state.battle;
  return {
    kind: 'attack',
    subjects: piecesAt(state, place, 'attack'),
    targets: [toPlace(place), ...piecesAt(state, place, 'defend').map(toPiece)],
  };
};

/** 7.6 – The counters of the city that may be the one that is lost. */
const aboutLoss = (state: State, { city }: ActionOf<'lose'>): About => {
  const task = getCurrentTask(state);
  const beaten = task.type === 'loss' ? lossesOf(state, task.beaten).find(lost => lost.city === city) : null;
  const stance = task.type === 'loss' && task.beaten === 'attacker' ? 'attack' : 'defend';
  const subjects = listVisibleTroops(state, 'all').filter(
    troop =>
      beaten &&
      troop.place === state.battle?.place &&
      troop.stance === stance &&
      isSameCounter(beaten, { ...troop, value: troop.value ?? 0 }),
  );
  return {
    kind: 'pick',
    subjects: subjects.map(({ id }) => id),
    targets: [...toCity(city), ...battlePlace(state)],
  };
};

/** 9.3 – A marker goes from its city to the one that was named. */
const aboutShift = (state: State, { city, owner }: ActionOf<'shift'>): About => {
  const task = getCurrentTask(state);
  const to = task.type === 'shift' ? [task.to] : [];
  return {
    kind: 'move',
    subjects: markerPiece(state, owner, city),
    targets: to.map(toPlace),
    path: [city, ...to],
  };
};

/** 6.5 – Whether a player may defend a place. */
const aboutPermission = (state: State): About => {
  const task = getCurrentTask(state);
  return task.type === 'permit'
    ? aboutPlaces('react', toPlace(task.troop.place), toSide(task.troop.side))
    : aboutPlaces('react');
};

/** 9.5 – Spartans at a place, or those that their leader holds. */
const aboutRevolt = ({ leaders }: State, { source }: ActionOf<'slave-revolt'>): About => {
  if (source !== 'stock') return aboutPlaces('pick', toPlace(source));
  return aboutPlaces('pick', ...(leaders.sparta === undefined ? [] : [toSide(leaders.sparta)]));
};

const tileTargets = (tile: string): readonly Target[] => {
  const { city } = tileOf(tile);
  return city === 'any' ? [] : [toPlace(city)];
};

const recoveringCity = (state: State): readonly Target[] => {
  const task = getCurrentTask(state);
  return task.type === 'recover' ? [toPlace(task.city)] : [];
};

/** What an action is about: board, log and list show it by this alone. Tiles are no pieces. */
export const about = (state: State, action: Action): About => {
  switch (action.type) {
    case 'lay':
      return aboutPlaces('place', toPlace(action.city));
    case 'perikles':
      return aboutPlaces('place', toPlace('athens'));
    case 'send':
      return aboutPlaces('place', toPlace(action.place));
    case 'pick':
      return aboutPlaces('pick', ...tileTargets(action.tile));
    case 'nominate':
      return aboutPlaces(
        'pick',
        toPlace(action.city),
        ...markerPiece(state, action.owner, action.city).map(toPiece),
      );
    case 'assassinate':
      return aboutPlaces('pick', toPlace(action.city), ...assassinated(state, action));
    case 'plague':
      return aboutPlaces('pick', toPlace(action.city));
    case 'alkibiades':
      return aboutPlaces('move', toPlace(action.to));
    case 'shift':
      return aboutShift(state, action);
    case 'name-first':
      return aboutPlaces('pick', toSide(action.player));
    case 'recover':
      return aboutPlaces('pick', ...recoveringCity(state));
    case 'take':
      return { ...aboutPlaces('pick', ...toCity(action.city)), subjects: handPiecesLike(state, action) };
    case 'spend':
      return {
        kind: 'pick',
        subjects: markerPiece(state, action.by, action.city),
        targets: [toPlace(action.city)],
        cost: [{ amount: 1, unit: { code: `${WORDS}.markers-paid` }, payer: action.by }],
      };
    case 'slave-revolt':
      return aboutRevolt(state, action);
    case 'allow':
    case 'refuse':
      return aboutPermission(state);
    case 'double':
    case 'token':
      return aboutPlaces('react', ...battlePlace(state));
    case 'fight':
      return aboutFight(state);
    case 'lose':
      return aboutLoss(state, action);
    case 'go-on':
    case 'keep-on':
    case 'hold':
    case 'stop':
    case 'no-further':
      return aboutPlaces('end', ...battlePlace(state));
  }
};

/** 6.1 – Counters behind the shield of the player who takes one: none for anybody else. */
const handPiecesLike = (state: State, action: ActionOf<'take'> & Pick<Action, 'by'>): readonly string[] =>
  listHandCounters(state, action.by)
    .filter(counter => isSameCounter(counter, action))
    .map(({ id }) => id);

/** 4.2 – The marker that goes; a candidate's is no piece of its own. */
const assassinated = (state: State, { owner, city, from }: ActionOf<'assassinate'>): readonly Target[] =>
  from === 'columns' ? markerPiece(state, owner, city).map(toPiece) : [];
