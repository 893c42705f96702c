import { gradeOf, troopOf } from '../field';
import { figure } from '../reasons';
import { stratagemNeeds } from '../rules/morale';
import { otherSide, SIDES, type SideIndex, type State, withSide } from '../state';
import { STRATAGEMS, type Stratagem } from '../vocabulary';
import { conceal } from './concealment';
import { change, changeUnit, commander, done, first, type Game, nameOf, tell, throwDice } from './game';
import { callShams } from './shams';

const forceOf = (state: State, side: SideIndex) =>
  state.scenario.forces.find(force => force.side === commander(state, side).seat);

const stakeOf = (state: State, side: SideIndex): number => forceOf(state, side)?.stake ?? 0;

/** 8.4 – Stake times a die; the higher may try a trick, equals cancel out. */
export const compareStakes = (game: Game): Game => {
  const { state } = game;
  const rest = done(game);
  if (state.scenario.kind !== 'open-battle' || SIDES.every(side => stakeOf(state, side) === 0)) return rest;
  const { game: thrown, faces } = throwDice(rest, { count: 2, sides: 6 });
  const points = SIDES.map(side => stakeOf(state, side) * (faces[side] ?? 1));
  const [one = 0, other = 0] = points;
  const told = SIDES.reduce(
    (now, side) =>
      tell(
        now,
        '8.4',
        { type: 'staked', side: commander(state, side).name, points: points[side] ?? 0 },
        { faces: [faces[side] ?? 1], because: [figure('stake', stakeOf(state, side), '8.4')] },
      ),
    thrown,
  );
  return one === other ? told : first(told, { type: 'trick', side: one > other ? 0 : 1 });
};

/** 8.4 – What may be tried: what the document names, or any. */
export const tricksFor = (state: State, side: SideIndex): readonly Stratagem[] => {
  const named = forceOf(state, side)?.stratagem;
  return named ? [named] : STRATAGEMS;
};

/** 8.4 – Each trick has its own least face. */
export const tryTrick = (game: Game, side: SideIndex, stratagem: Stratagem): Game => {
  const { game: thrown, faces } = throwDice(done(game), { count: 1, sides: 6 });
  const works = (faces[0] ?? 1) >= stratagemNeeds(stratagem);
  const because = [figure('needs', stratagemNeeds(stratagem), '8.4')];
  const happening = { type: 'tricked', stratagem, works: works ? 'yes' : 'no' } as const;
  const told = tell(thrown, '8.4', happening, { faces, because });
  if (!works) return told;
  const known = change(told, { stratagems: withSide(told.state.stratagems, side, stratagem) });
  if (stratagem === 'exhausted-enemy') return exhaust(known, otherSide(side));
  if (stratagem === 'concealment') return conceal(known, side);
  return stratagem === 'dummies' ? callShams(known, side) : known;
};

const LOST = 2;

/** 8.4 – Enemy units other than elite and light cavalry stay behind on a one or two. */
const exhaust = (game: Game, side: SideIndex): Game =>
  game.state.units
    .filter(unit => unit.side === side && unit.kind === 'unit')
    .filter(unit => troopOf(unit) !== 'light-cavalry' && gradeOf(unit) !== 'elite')
    .reduce((now, unit) => {
      const { game: thrown, faces } = throwDice(now, { count: 1, sides: 6 });
      if ((faces[0] ?? 1) > LOST) return thrown;
      const absent = changeUnit(thrown, unit.id, { presence: 'absent' });
      const because = [figure('stays-up-to', LOST, '8.4')];
      return tell(absent, '8.4', { type: 'exhausted', unit: nameOf(now.state, unit.id) }, { faces, because });
    }, game);
