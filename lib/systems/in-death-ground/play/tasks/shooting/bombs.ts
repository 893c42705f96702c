import { forcesOf } from '../../../document/table';
import { type Aim, chooseAim } from '../../../rules/combat/shots';
import { areWithin, type FieldUnit, getUnit, isInSight, troopOf } from '../../field';
import { changeState, changeTurn, commandOf, emit, type Game, nameOf } from '../../game';
import type { MoraleTest, State } from '../../state';

const BLAST = 2;

/** 19.12 – Turns of shooting with bombs that were paid for and are left. */
export const countBombsLeft = (state: State, { side }: Pick<FieldUnit, 'side'>): number => {
  const { seat } = commandOf(state, side);
  const force = forcesOf(state.scenario).find(each => each.force.side === seat);
  const shots = (force?.resolved?.main.list.extras ?? []).filter(({ per }) => per === 'shot-turn');
  const bought = (force?.force.extras ?? [])
    .filter(({ id }) => shots.some(shot => shot.id === id))
    .reduce((sum, { count }) => sum + count, 0);
  return bought - state.marks.filter(mark => mark.startsWith(`bomb:${side}:`)).length;
};

/** 19.12 – An engine of the siege that could shoot with bombs in this turn. */
export const mayBomb = (state: State, unit: FieldUnit): boolean =>
  troopOf(unit) === 'artillery-heavy' &&
  isInSight(unit) &&
  !unit.turn.isBombing &&
  !unit.turn.isBusy &&
  countBombsLeft(state, unit) > 0 &&
  unit.elements.some(engine => chooseAim(state, unit, engine, undefined) !== null);

export const loadBombs = (game: Game, id: string): Game => {
  const { side } = getUnit(game.state.units, id);
  const next = emit(game, '19.12', () => ({ type: 'bombs-loaded', unit: nameOf(game.state, id) }));
  const marks = [...next.state.marks, `bomb:${side}:${id}:${game.state.round}`];
  return changeTurn(changeState(next, { marks }), id, { isBombing: true });
};

/** 19.12 – A bomb that hits makes the unit that was hit and everybody within two inches test. */
export const burstBombs = (game: Game, hits: readonly Aim[]): Game => {
  const tests = hits
    .filter(({ unit }) => getUnit(game.state.units, unit.id).turn.isBombing)
    .flatMap(({ enemy, target }) =>
      game.state.units
        .filter(other => other.kind === 'unit' && isInSight(other))
        .filter(other => other.id === enemy.id || areWithin(other, { elements: [target] }, BLAST))
        .map(({ id }): MoraleTest => ({ unit: id, cause: 'fireworks' })),
    );
  return changeState(game, { tests: [...game.state.tests, ...tests] });
};
