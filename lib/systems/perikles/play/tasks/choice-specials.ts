import type { TaskHandler } from '@/lib/game/play/task-runner';
import { lostToPlague, markersOf } from '../../rules/election';
import { objection } from '../../rules/objection';
import { describeCity } from '../../view/words';
import { CITIES, type City } from '../../vocabulary';
import type { Action, ActionOf, Choice } from '../actions';
import { changeColumns, emit, type Game, layMarkers, nameOf, pushTasks, sidesOf } from '../game';
import type { State, TaskOf } from '../state';
import { offersOf, rejectAction } from './offering';
import { spendSpecial } from './special-tiles';

const PERIKLES_MARKERS = 2;

/** 9.7 – Two markers of the player's own into Athens. */
const playPerikles = (game: Game, side: string): Game =>
  emit(
    layMarkers(spendSpecial(game, side), side, 'athens', PERIKLES_MARKERS),
    '9.7',
    'special-played',
    () => ({
      side: nameOf(game.state, side),
      special: { code: 'words.perikles.special.perikles' },
    }),
  );

/** 9.10 – Everybody loses half of their markers in one city. */
const playPlague = (game: Game, side: string, city: City): Game => {
  const struck = sidesOf(game.state).reduce(
    (now, owner) => {
      const { columns, candidates } = now.state;
      const standing = candidates[city].filter(other => other === owner).length;
      return changeColumns(now, city, owner, -lostToPlague(markersOf(columns[city], owner), standing));
    },
    spendSpecial(game, side),
  );
  return emit(struck, '9.10', 'plague-struck', () => ({
    side: nameOf(game.state, side),
    city: describeCity(city),
  }));
};

const ALKIBIADES_MARKERS = 2;

/** 9.3 – Two markers of any players go to one city. */
const playAlkibiades = (game: Game, side: string, to: City): Game =>
  pushTasks(
    emit(spendSpecial(game, side), '9.3', 'special-played', () => ({
      side: nameOf(game.state, side),
      special: { code: 'words.perikles.special.alkibiades' },
    })),
    { type: 'shift', side, to, left: ALKIBIADES_MARKERS },
  );

const listShifts = ({ columns, scenario }: State, to: City): readonly Choice[] =>
  CITIES.filter(city => city !== to).flatMap(city =>
    scenario.sides
      .filter(({ id }) => markersOf(columns[city], id) > 0)
      .map(({ id }): Choice => ({ type: 'shift', city, owner: id })),
  );

const shiftMarker = (game: Game, task: TaskOf<'shift'>, { city, owner }: ActionOf<'shift'>): Game => {
  const moved = changeColumns(changeColumns(game, city, owner, -1), task.to, owner, 1);
  const next = emit(moved, '9.3', 'shifted', () => ({
    owner: nameOf(game.state, owner),
    from: describeCity(city),
    city: describeCity(task.to),
  }));
  return task.left > 1 ? pushTasks(next, { ...task, left: task.left - 1 }) : next;
};

/** 9.2 – The special tiles that belong into a player's own turn of choosing. */
export const listChoiceSpecials = (state: State, side: string): readonly Choice[] => {
  switch (state.specials[side]) {
    case 'perikles':
      return [{ type: 'perikles' }];
    case 'plague':
      return CITIES.map(city => ({ type: 'plague', city }));
    case 'alkibiades':
      return CITIES.filter(to => listShifts(state, to).length > 0).map(to => ({ type: 'alkibiades', to }));
    default:
      return [];
  }
};

type ChoiceSpecial = Extract<Action, { readonly type: 'perikles' | 'plague' | 'alkibiades' }>;

export const isChoiceSpecial = (action: Action): action is ChoiceSpecial =>
  action.type === 'perikles' || action.type === 'plague' || action.type === 'alkibiades';

export const playChoiceSpecial = (game: Game, action: ChoiceSpecial): Game => {
  switch (action.type) {
    case 'perikles':
      return playPerikles(game, action.by);
    case 'plague':
      return playPlague(game, action.by, action.city);
    case 'alkibiades':
      return playAlkibiades(game, action.by, action.to);
  }
};

/** 9.3 – One of the two markers that Alkibiades moves. */
export const shift: TaskHandler<Game, TaskOf<'shift'>, Action> = {
  awaits: (state, { side, to }) => (listShifts(state, to).length > 0 ? side : null),
  offers: (state, { side, to }) => offersOf(side, listShifts(state, to)),
  objections: (_state, { to }, action) =>
    action.type === 'shift'
      ? [
          objection(
            action.city === to ? 'is-there-already' : 'no-marker-there',
            '9.3',
            { city: describeCity(action.city) },
            ['city'],
          ),
        ]
      : [],
  choose: (game, task, action) =>
    action.type === 'shift' ? shiftMarker(game, task, action) : rejectAction(action),
};
