import type { SectionNumber } from '../../../rulebook';
import { objection } from '../../../rules/objection';
import type { Action, Choice } from '../../actions';
import { type FieldUnit, findUnit } from '../../field';
import { type Game, pushTasks, seatOf } from '../../game';
import type { SideIndex, State, TaskOf } from '../../state';
import { revealAmbush } from '../setup/ambushes';
import { askToUnfold, mayUnfold } from '../setup/concealment';
import { listWreckable } from '../siege/carriers';
import { listGateTargets } from '../siege/gates-and-breaches';
import { listThrowers, throwDownLadder } from '../siege/ladders';
import { type Handler, NONE, NOT_NOW, type Objections, offerTo } from '../task-handler';
import { loadBombs, mayBomb } from './bombs';
import { aimEngine } from './engines';
import { listBurnable, planFire } from './fires';
import { fireRocket, listRocketTargets } from './fireworks';
import { listBurnableTowers, planTowerFire } from './tower-fires';
import {
  hasShootingChoice,
  listAimsOfUnit,
  listAmbushers,
  listTargets,
  mayHoldFire,
  storeAims,
} from './volleys';

const listAimChoices = (state: State, { side, aims: chosen }: TaskOf<'shoot'>): readonly Choice[] =>
  state.units
    .filter(unit => unit.side === side && chosen[unit.id] === undefined)
    .flatMap((unit): readonly Choice[] => [
      ...listTargets(state, unit).map((target): Choice => ({ type: 'aim', unit: unit.id, target })),
      ...(mayHoldFire(state, unit) ? [{ type: 'aim', unit: unit.id, target: null } as const] : []),
    ]);

/** What else can be done while others shoot. */
const listShootingActions = (state: State, { side }: TaskOf<'shoot'>): readonly Choice[] =>
  state.units
    .filter(unit => unit.side === side)
    .flatMap((unit): readonly Choice[] => [
      ...listBurnable(state, unit).map((piece): Choice => ({ type: 'set-fire', unit: unit.id, piece })),
      ...listRocketTargets(state, unit).map((target): Choice => ({ type: 'rocket', unit: unit.id, target })),
      ...listGateTargets(state, unit).map((gate): Choice => ({ type: 'batter', unit: unit.id, gate })),
      ...(mayBomb(state, unit) ? [{ type: 'bomb', unit: unit.id } as const] : []),
      ...(mayUnfold(state, unit) ? [{ type: 'unfold', unit: unit.id } as const] : []),
      ...listWreckable(state, unit).map((target): Choice => ({ type: 'wreck', unit: unit.id, target })),
      ...listBurnableTowers(state, unit).map((target): Choice => ({ type: 'burn', unit: unit.id, target })),
      ...listThrowers(state, unit).map(
        ({ ladder: { at } }): Choice => ({ type: 'throw-down', unit: unit.id, at }),
      ),
      ...(unit.presence === 'hidden' ? [{ type: 'spring', unit: unit.id } as const] : []),
    ]);

const allowIf = (isAllowed: boolean, code: string, section: SectionNumber): Objections =>
  isAllowed ? NONE : [objection(code, section, {}, ['unit'])];

const isSamePoint = (one: readonly [number, number], other: readonly [number, number]): boolean =>
  one[0] === other[0] && one[1] === other[1];

/** 13.1, 13.3 – Artillery that nobody approaches chooses among its targets; the others have theirs by priority. */
const findAimObjections = (state: State, unit: FieldUnit, target: string | null): Objections => {
  if (target === null) return allowIf(mayHoldFire(state, unit), 'no-jet', '19.12');
  if (listTargets(state, unit).includes(target)) return NONE;
  const code = listAimsOfUnit(state, unit).length > 0 ? 'no-such-target' : 'no-shot';
  return [objection(code, code === 'no-shot' ? '13.1' : '13.3', {}, ['target'])];
};

/** 13.3 – Artillery that nobody approaches chooses; what else is done has its own section. */
const findShootObjections = (state: State, side: SideIndex, action: Action): Objections => {
  if (action.type === 'shoot') return NONE;
  if (!('unit' in action)) return NOT_NOW;
  const unit = findUnit(state.units, action.unit);
  if (!unit || unit.side !== side) return [objection('not-your-unit', '13.3', {}, ['unit'])];
  switch (action.type) {
    case 'spring':
      return allowIf(listAmbushers(state, side).includes(unit), 'no-ambush', '9.2');
    case 'set-fire':
      return allowIf(listBurnable(state, unit).includes(action.piece), 'no-fire-here', '13.5');
    case 'rocket':
      return allowIf(listRocketTargets(state, unit).includes(action.target), 'no-rocket', '19.12');
    case 'bomb':
      return allowIf(mayBomb(state, unit), 'no-bombs', '19.12');
    case 'unfold':
      return allowIf(mayUnfold(state, unit), 'no-unfolding', '8.4');
    case 'wreck':
      return allowIf(listWreckable(state, unit).includes(action.target), 'no-tower-shot', '17.3');
    case 'burn':
      return allowIf(listBurnableTowers(state, unit).includes(action.target), 'no-tower-fire', '17.3');
    case 'throw-down':
      return allowIf(
        listThrowers(state, unit).some(({ ladder }) => isSamePoint(ladder.at, action.at)),
        'no-ladder-here',
        '17.4',
      );
    case 'batter':
      return allowIf(
        listGateTargets(state, unit).some(gate => isSamePoint(gate, action.gate)),
        'no-gate-shot',
        '17.2',
      );
    case 'aim':
      return findAimObjections(state, unit, action.target);
    default:
      return NOT_NOW;
  }
};

/** What is done beside shooting. */
const doBesideShooting = (game: Game, action: Action): Game => {
  switch (action.type) {
    case 'spring':
      return revealAmbush(game, action.unit);
    case 'set-fire':
      return planFire(game, action.unit, action.piece);
    case 'rocket':
      return fireRocket(game, action.unit, action.target);
    case 'batter':
      return aimEngine(game, { type: 'engine', unit: action.unit, gate: action.gate });
    case 'bomb':
      return loadBombs(game, action.unit);
    case 'unfold':
      return askToUnfold(game, action.unit);
    case 'wreck':
      return aimEngine(game, { type: 'engine', unit: action.unit, target: action.target });
    case 'burn':
      return planTowerFire(game, action.unit, action.target);
    case 'throw-down':
      return throwDownLadder(game, action.unit, action.at);
    default:
      return game;
  }
};

/** 13.3 – A side says at what those shoot who may choose; it is asked again until it shoots. */
export const shootHandler: Handler<'shoot'> = {
  awaits: (state, { side }) => (hasShootingChoice(state, side) ? seatOf(state, side) : null),
  offers: (state, task) =>
    offerTo(state, task.side, [
      { type: 'shoot' },
      ...listAimChoices(state, task),
      ...listShootingActions(state, task),
    ]),
  objections: (state, { side }, action) => findShootObjections(state, side, action),
  choose: (game, task, action) => {
    if (action.type === 'shoot') return storeAims(game, task.aims);
    if (action.type !== 'aim') return doBesideShooting(pushTasks(game, task), action);
    return pushTasks(game, { ...task, aims: { ...task.aims, [action.unit]: action.target } });
  },
  run: (game, { aims }) => storeAims(game, aims),
};
