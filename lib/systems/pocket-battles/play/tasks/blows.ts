import type { BreakdownLine } from '@/lib/game/contract/odds-preview';
import type { TaskHandler } from '@/lib/game/play/task-runner';
import { listBlowLines } from '../../authoring/previews';
import { formatSeatId } from '../../document/army-units';
import { unitsInFight } from '../../rules/contact';
import { type Blow, type BlowRole, blow, hitsOf, shareOf, shot } from '../../rules/engagement';
import { isOverwhelming } from '../../rules/traits';
import type { Action } from '../actions';
import { type FieldUnit, isOnBoard, listEngagementFaces, listShootingFaces, unitById } from '../field';
import { createStatLine, listMatchLines } from '../figures/breakdown-lines';
import { emit, type Game, pushTasks, throwDice, wordsOf } from '../game';
import type { State, Task, TaskOf } from '../state';
import { carrierOf } from './losses';

/** A scenario may take the extra die from a side's attacks in its first rounds. */
const isWithoutCharge = ({ scenario, round }: State, { side }: FieldUnit): boolean =>
  (scenario.options.withoutCharge ?? []).some(
    option => option.side === formatSeatId(scenario, side) && round <= option.rounds,
  );

export const blowOf = (state: State, striker: FieldUnit, target: FieldUnit, role: BlowRole): Blow => ({
  striker,
  target,
  role,
  withoutCharge: isWithoutCharge(state, striker),
});

const isOwnTurn = (role: BlowRole): boolean => role === 'attack' || role === 'continue';

/** 6.7, 6.9 – What each die is thrown for. */
const thrownDiceLines = (situation: Blow): readonly BreakdownLine[] =>
  listBlowLines(situation).map(line => ({ ...line, isFigure: true }));

/** 6.7, 6.9 – Dice against black faces; who has none, or is gone, throws nothing. */
const strike = (game: Game, { by, at, role }: TaskOf<'blow'>): Game => {
  const striker = unitById(game.state.field, by);
  const target = unitById(game.state.field, at);
  if (!striker || !target || listEngagementFaces(striker).length === 0) return game;
  const situation = blowOf(game.state, striker, target, role);
  const { game: rolled, faces } = throwDice(game, blow.dice(situation));
  const printed = listEngagementFaces(striker);
  const hits = hitsOf(printed, faces);
  const next = emit(
    rolled,
    role === 'strike-back' ? '6.9' : role === 'parting' ? '6.11' : '6.7',
    () => ({ type: 'struck', unit: wordsOf(striker), target: wordsOf(target), role, faces, hits }),
    () => ({ because: [...thrownDiceLines(situation), ...listMatchLines('black', printed, faces)] }),
  );
  const carrier = isOwnTurn(role) && isOverwhelming(striker) ? carrierOf(target, 'engagement') : null;
  return pushTasks(next, { type: 'wounds', unit: at, hits, carrier });
};

export const blowTask: TaskHandler<Game, TaskOf<'blow'>, Action> = { run: strike };

/** 6.13 – Into an engagement the hits are divided. */
const sharedLines = (units: number): readonly BreakdownLine[] =>
  units > 1 ? [createStatLine('shared-by', units, '6.13')] : [];

/** 6.12, 6.13 – One die against white faces; in an engagement all its units share the hits. */
export const shoot = (game: Game, shooter: FieldUnit, target: FieldUnit, isReaction: boolean): Game => {
  const involved = target.fight === null ? [target] : unitsInFight(game.state.field, target.fight);
  const { game: rolled, faces } = throwDice(game, shot.dice({ shooter, target, shared: involved.length }));
  const printed = listShootingFaces(shooter);
  const hits = hitsOf(printed, faces);
  const shared = involved.length;
  const next = emit(
    rolled,
    shared > 1 ? '6.13' : '6.12',
    () => ({ type: 'shot', unit: wordsOf(shooter), target: wordsOf(target), faces, hits, shared }),
    () => ({ because: [...listMatchLines('white', printed, faces), ...sharedLines(shared)] }),
  );
  const mayCarry = !isReaction && involved.length === 1 && isOverwhelming(shooter) && isOnBoard(target.at);
  const wounds = involved.map(
    ({ id }): Task => ({
      type: 'wounds',
      unit: id,
      hits: shareOf(hits, involved.length),
      carrier: mayCarry ? carrierOf(target, 'shot') : null,
    }),
  );
  return pushTasks(next, ...wounds);
};
