import type { BreakdownLine } from '@/lib/game/contract/odds-preview';
import type { EventBase } from '@/lib/game/contract/play-rules';
import { toBaseCoordinates } from '@/lib/geometry/plane/bases';
import { offsetPoint } from '@/lib/geometry/plane/plane';
import { isArtillery, isElephant } from '../../../rules/army/points';
import { isFlameThrower, listJetAims } from '../../../rules/combat/flame-throwers';
import { sumModifiers } from '../../../rules/combat/modifiers';
import { listShootingModifiers, resultOfShot, type ShotResult } from '../../../rules/combat/shooting';
import { type Aim, chooseAim, isApproaching, listAims, toShot } from '../../../rules/combat/shots';
import { isOrderly } from '../../../rules/movement/march-objections';
import {
  blockOf,
  type Element,
  type FieldUnit,
  getUnit,
  isFighting,
  isInSight,
  middleOfUnit,
  shiftElements,
  troopOf,
} from '../../field';
import { createStatLine, listShotLines } from '../../figures/breakdown-lines';
import {
  beginGame,
  changeState,
  changeTurn,
  changeUnit,
  emit,
  type Game,
  nameOf,
  pushTasks,
  throwDice,
} from '../../game';
import { getOtherSide, type SideIndex, type State, type TargetChoices, type TaskOf } from '../../state';
import { addMarkers, destroyUnit, loseElement } from '../morale/losses';
import { trampleUnits } from '../morale/trample';
import { askToUnfold, isConcealed, mayUnfold } from '../setup/concealment';
import { listWreckable } from '../siege/carriers';
import { listGateTargets } from '../siege/gates-and-breaches';
import { listThrowers } from '../siege/ladders';
import { damageShip, isShip } from '../siege/ships';
import { burstBombs } from './bombs';
import { listBurnable } from './fires';
import { listRocketTargets, testForFlames, testForLances } from './fireworks';
import { listBurnableTowers } from './tower-fires';

/** 13.3 – One aim for each element that can shoot. */
export const listAimsOfSide = (state: State, side: SideIndex, requests: TargetChoices): readonly Aim[] =>
  state.units
    .filter(unit => unit.side === side)
    .flatMap(unit => listAimsOfUnit(state, unit, requests[unit.id]));

/** 13.1 – What the elements of one unit shoot at. */
export const listAimsOfUnit = (state: State, unit: FieldUnit, request?: string | null): readonly Aim[] =>
  isInSight(unit) && isFighting(unit)
    ? unit.elements.flatMap(shooter => listAimsFrom(state, unit, shooter, request))
    : [];

/** 13.3, 19.12 – One aim, or of a flame-thrower everybody before it; a unit that hides its strength does not shoot. */
const listAimsFrom = (
  state: State,
  unit: FieldUnit,
  shooter: Element,
  request?: string | null,
): readonly Aim[] => {
  if (isConcealed(unit) || (request === null && isFlameThrower(shooter.profile))) return [];
  if (isFlameThrower(shooter.profile)) return listJetAims(state, unit, shooter);
  const aim = chooseAim(state, unit, shooter, request);
  return aim ? [aim] : [];
};

/** 13.3 – Where artillery that nobody approaches may shoot. */
export const listTargets = (state: State, unit: FieldUnit): readonly string[] => {
  const [shooter] = unit.elements;
  if (!shooter || !isArtillery(troopOf(unit)) || isFlameThrower(shooter.profile) || !isInSight(unit))
    return [];
  const enemies = [...new Set(listAims(state, unit, shooter).map(({ enemy }) => enemy))];
  return enemies.some(enemy => isApproaching(unit, enemy)) ? [] : enemies.map(({ id }) => id);
};

/** 19.12 – A jet that would burn somebody may be kept closed. */
export const mayHoldFire = (state: State, unit: FieldUnit): boolean =>
  isInSight(unit) &&
  unit.elements.some(
    shooter => isFlameThrower(shooter.profile) && listJetAims(state, unit, shooter).length > 0,
  );

/** Whether any unit of a side has something to shoot at. */
const hasShots = (state: State, side: SideIndex): boolean =>
  state.units.some(unit => unit.side === side && listAimsOfUnit(state, unit).length > 0);

/** 9.2 – Units in hiding that would have a target. */
export const listAmbushers = (state: State, side: SideIndex): readonly FieldUnit[] =>
  state.units.filter(
    unit =>
      unit.side === side &&
      unit.presence === 'hidden' &&
      unit.elements.some(shooter => chooseAim(state, unit, shooter, undefined) !== null),
  );

/** Whether a side has anything to shoot with or at, to burn or to show. */
export const hasShootingChoice = (state: State, side: SideIndex): boolean => {
  const own = state.units.filter(unit => unit.side === side && isInSight(unit));
  return (
    hasShots(state, side) ||
    listAmbushers(state, side).length > 0 ||
    own.some(
      unit =>
        listBurnable(state, unit).length > 0 ||
        listRocketTargets(state, unit).length > 0 ||
        listGateTargets(state, unit).length > 0 ||
        listWreckable(state, unit).length > 0 ||
        listBurnableTowers(state, unit).length > 0 ||
        listThrowers(state, unit).length > 0 ||
        mayUnfold(state, unit),
    )
  );
};

/** One side's choices are kept until both shoot. */
export const storeAims = (game: Game, aims: TargetChoices): Game => {
  const [next, ...others] = game.state.agenda;
  if (next?.type !== 'shoot' && next?.type !== 'volleys') return game;
  const merged = { ...next, aims: { ...next.aims, ...aims } };
  return changeState(game, { agenda: [merged, ...others] });
};

interface ShotHit {
  readonly aim: Aim;
  readonly result: ShotResult;
}

const recordShot = (game: Game, { unit, enemy }: Aim): Game => {
  const { shotBy } = getUnit(game.state.units, enemy.id).turn;
  const marked = changeTurn(game, enemy.id, { shotBy: [...new Set([...shotBy, unit.id])] });
  return changeTurn(marked, unit.id, { hasShot: true });
};

/** 13.3 – Side 1 takes aim first: whom it shoots at answers it in the same turn (F3). */
const listAllAims = (state: State, requests: TargetChoices): readonly Aim[] => {
  const opening = listAimsOfSide(state, state.first, requests);
  const known = opening.reduce(recordShot, beginGame(state)).state;
  return [...opening, ...listAimsOfSide(known, getOtherSide(state.first), requests)];
};

/** 8.4 – A unit that is shot at shows its strength before the dice fall. */
const revealTargets = (game: Game, aims: TargetChoices): Game => {
  if (!game.state.units.some(isConcealed)) return game;
  const targets = listAllAims(game.state, aims);
  return [...new Set(targets.map(({ enemy }) => enemy.id))].reduce(askToUnfold, game);
};

/** 11.1, 13.4 – All shoot at once: losses in this phase do not reduce the shooter's own shots. */
export const shootVolleys = (game: Game, task: TaskOf<'volleys'>): Game => {
  const waiting = pushTasks(game, task);
  const revealed = revealTargets(waiting, task.aims);
  if (revealed !== waiting) return revealed;
  const { state } = game;
  const groups = groupAims(listAllAims(state, task.aims));
  let now = game;
  const hits: ShotHit[] = [];
  for (const group of groups) {
    const [lead] = group;
    if (!lead) continue;
    const { game: thrown, faces } = throwDice(now, { count: group.length, sides: 10 });
    const because: BreakdownLine[] = [];
    const results = group.map((aim, index): ShotHit => {
      const modifiers = listShootingModifiers(toShot(state, aim));
      const final = (faces[index] ?? 1) + sumModifiers(modifiers);
      because.push(...listShotLines(faces[index] ?? 1, modifiers, final));
      return { aim, result: resultOfShot(final) };
    });
    hits.push(...results);
    now = emitVolley(thrown, lead, { faces, because }, results);
  }
  return applyHits(now, hits);
};

const groupAims = (aims: readonly Aim[]): readonly (readonly Aim[])[] => {
  const groups = new Map<string, Aim[]>();
  for (const aim of aims) {
    const key = `${aim.unit.id} ${aim.enemy.id}`;
    groups.set(key, [...(groups.get(key) ?? []), aim]);
  }
  return [...groups.values()];
};

const emitVolley = (
  game: Game,
  lead: Aim,
  thrown: Pick<EventBase, 'faces' | 'because'>,
  hits: readonly ShotHit[],
): Game => {
  const { unit, enemy } = lead;
  const next = emit(
    game,
    '13.4',
    () => ({
      type: 'shot',
      unit: nameOf(game.state, unit.id),
      target: nameOf(game.state, enemy.id),
      markers: hits.filter(({ result }) => result !== 'nothing').length,
      lost: hits.filter(({ result }) => result === 'element').length,
    }),
    () => ({ ...thrown, pieces: [unit.id, enemy.id] }),
  );
  const marked = recordShot(applyFireEffects(next, enemy.id, hits), lead);
  return hits.some(({ aim, result }) => result !== 'nothing' && aim.shooter.id === unit.general)
    ? changeTurn(marked, unit.id, { hasHarmed: true })
    : marked;
};

/** 19.12 – Fire lances frighten once, a flame-thrower each time, bombs where they hit. */
const applyFireEffects = (game: Game, enemy: string, hits: readonly ShotHit[]): Game => {
  const has = (arm: 'fire-lance' | 'flame'): boolean =>
    hits.some(({ aim }) => aim.shooter.profile.arm === arm);
  const lanced = has('fire-lance') ? testForLances(game, enemy) : game;
  const burnt = has('flame') ? testForFlames(lanced, enemy) : lanced;
  return burstBombs(
    burnt,
    hits.filter(({ result }) => result !== 'nothing').map(({ aim }) => aim),
  );
};

/** 13.4, 17.6 – Ships count their hits; of others markers first, then what is lost: the owner chooses, elephants run. */
const applyHits = (game: Game, hits: readonly ShotHit[]): Game => {
  const hit = hits.filter(({ result }) => result !== 'nothing');
  const struck = hit.filter(({ aim }) => !isShip(aim.enemy));
  const ships = [...new Set(hit.map(({ aim }) => aim.enemy).filter(isShip))];
  const holed = ships.reduce(
    (now, { id }) =>
      damageShip(
        now,
        id,
        hit.map(({ aim }) => aim).filter(({ enemy }) => enemy.id === id),
      ),
    game,
  );
  const isBeast = ({ aim, result }: ShotHit): boolean =>
    result === 'element' && isElephant(aim.target.profile.troop);
  const marked = struck
    .filter(hit => !isBeast(hit))
    .reduce((now, { aim }) => addMarkers(now, aim.enemy.id, 1), holed);
  const run = struck
    .filter(isBeast)
    .reduce((now, { aim }) => runElephant(now, aim.enemy.id, aim.unit), marked);
  const losing = struck.filter(hit => hit.result === 'element' && !isBeast(hit));
  return pushTasks(run, ...losing.map(({ aim }): TaskOf<'lose'> => ({ type: 'lose', unit: aim.enemy.id })));
};

/** 13.4 – The beast runs two dice straight away from those who hurt it, over everybody, and is gone. */
const runElephant = (game: Game, id: string, from: FieldUnit): Game => {
  const unit = getUnit(game.state.units, id);
  if (!isInSight(unit)) return game;
  const { game: thrown, faces } = throwDice(game, { count: 2, sides: 6 });
  const inches = (faces[0] ?? 1) + (faces[1] ?? 1);
  const [ux, uy] = middleOfUnit(unit);
  const [fx, fy] = middleOfUnit(from);
  const heading = (Math.atan2(ux - fx, fy - uy) * 180) / Math.PI;
  const [dx, dy] = offsetPoint([0, 0], heading, inches, 0);
  const ran = changeUnit(thrown, id, { elements: shiftElements(unit.elements, [0, 0], [dx, dy], 0) });
  const next = emit(
    ran,
    '13.4',
    () => ({ type: 'ran-wild', unit: nameOf(game.state, id), inches }),
    () => ({ faces, because: [createStatLine('inches', inches, '13.4')], pieces: [id] }),
  );
  return destroyUnit(trampleUnits(next, id, unit.elements), id);
};

const GAP = 100;

/**
 * How easily a unit can lose an element: one that leaves no gap, then one far back, then one at the end of the rank.
 */
const scoreSpareness = ({ elements }: FieldUnit, element: Element): number => {
  const [back, aside] = toBaseCoordinates(
    { ...blockOf(element), centre: middleOfUnit({ elements }) },
    element.at,
  );
  const isWhole = isOrderly(elements.filter(({ id }) => id !== element.id));
  return (isWhole ? GAP : 0) - back + Math.abs(aside) / GAP;
};

/** 13.4 – Elements among which the owner may choose: of each kind the one that the unit can best spare, the general's own last. */
export const listLosable = (unit: FieldUnit): readonly string[] => {
  const seen = new Map<string, string>();
  const spare = unit.elements.toSorted(
    (one, other) => scoreSpareness(unit, other) - scoreSpareness(unit, one),
  );
  for (const { id, profile } of spare) {
    if (id === unit.general && unit.elements.length > 1) continue;
    seen.set(JSON.stringify(profile), seen.get(JSON.stringify(profile)) ?? id);
  }
  return [...seen.values()];
};

/** 13.4 – The only element that can go is lost at once. */
export const loseOnlyChoice = (game: Game, { unit: id }: TaskOf<'lose'>): Game => {
  const unit = getUnit(game.state.units, id);
  const [only] = isInSight(unit) ? listLosable(unit) : [];
  return only === undefined ? game : loseElement(game, id, only);
};
