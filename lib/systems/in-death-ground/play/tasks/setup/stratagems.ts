import { stratagemNeedOf } from '../../../rules/combat/morale';
import { STRATAGEMS, type Stratagem } from '../../../vocabulary';
import { gradeOf, troopOf } from '../../field';
import { createStatLine } from '../../figures/breakdown-lines';
import {
  changeState,
  changeUnit,
  commandOf,
  emit,
  type Game,
  nameOf,
  pushTasks,
  throwDice,
} from '../../game';
import { getOtherSide, SIDES, type SideIndex, type State, withSide } from '../../state';
import { conceal } from './concealment';
import { startDummies } from './dummy-units';

const forceOf = (state: State, side: SideIndex) =>
  state.scenario.forces.find(force => force.side === commandOf(state, side).seat);

const stakeOf = (state: State, side: SideIndex): number => forceOf(state, side)?.stake ?? 0;

/** 8.4 – Stake times a die; the higher may try a trick, equals cancel out. */
export const compareStakes = (game: Game): Game => {
  const { state } = game;
  if (state.scenario.kind !== 'open-battle' || SIDES.every(side => stakeOf(state, side) === 0)) return game;
  const { game: thrown, faces } = throwDice(game, { count: 2, sides: 6 });
  const points = SIDES.map(side => stakeOf(state, side) * (faces[side] ?? 1));
  const [one = 0, other = 0] = points;
  const next = SIDES.reduce(
    (now, side) =>
      emit(
        now,
        '8.4',
        () => ({ type: 'staked', side: commandOf(state, side).name, points: points[side] ?? 0 }),
        () => ({
          faces: [faces[side] ?? 1],
          because: [createStatLine('stake', stakeOf(state, side), '8.4')],
        }),
      ),
    thrown,
  );
  return one === other ? next : pushTasks(next, { type: 'trick', side: one > other ? 0 : 1 });
};

/** 8.4 – The stratagems that may be tried: those of the document, or any. */
export const listStratagems = (state: State, side: SideIndex): readonly Stratagem[] => {
  const named = forceOf(state, side)?.stratagem;
  return named ? [named] : STRATAGEMS;
};

/** 8.4 – Each trick has its own least face. */
export const tryStratagem = (game: Game, side: SideIndex, stratagem: Stratagem): Game => {
  const { game: thrown, faces } = throwDice(game, { count: 1, sides: 6 });
  const works = (faces[0] ?? 1) >= stratagemNeedOf(stratagem);
  const because = [createStatLine('needs', stratagemNeedOf(stratagem), '8.4')];
  const data = { type: 'tricked', stratagem, works: works ? 'yes' : 'no' } as const;
  const next = emit(
    thrown,
    '8.4',
    () => data,
    () => ({ faces, because }),
  );
  if (!works) return next;
  const known = changeState(next, { stratagems: withSide(next.state.stratagems, side, stratagem) });
  if (stratagem === 'exhausted-enemy') return exhaustEnemy(known, getOtherSide(side));
  if (stratagem === 'concealment') return conceal(known, side);
  return stratagem === 'dummies' ? startDummies(known, side) : known;
};

const LOST = 2;

/** 8.4 – Enemy units other than elite and light cavalry stay behind on a one or two. */
const exhaustEnemy = (game: Game, side: SideIndex): Game =>
  game.state.units
    .filter(unit => unit.side === side && unit.kind === 'unit')
    .filter(unit => troopOf(unit) !== 'light-cavalry' && gradeOf(unit) !== 'elite')
    .reduce((now, unit) => {
      const { game: thrown, faces } = throwDice(now, { count: 1, sides: 6 });
      if ((faces[0] ?? 1) > LOST) return thrown;
      const absent = changeUnit(thrown, unit.id, { presence: 'absent' });
      const because = [createStatLine('stays-up-to', LOST, '8.4')];
      return emit(
        absent,
        '8.4',
        () => ({ type: 'exhausted', unit: nameOf(now.state, unit.id) }),
        () => ({ faces, because }),
      );
    }, game);
