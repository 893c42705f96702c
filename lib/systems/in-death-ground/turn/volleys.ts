import type { EventBase } from '@/lib/game/play-rules';
import type { PreviewLine } from '@/lib/game/preview';
import { seenFrom } from '@/lib/geometry/bases';
import { offset } from '@/lib/geometry/plane';
import {
  blockOf,
  type Element,
  type FieldUnit,
  isFighting,
  isInSight,
  knownUnit,
  middleOfUnit,
  shifted,
  troopOf,
} from '../field';
import { figure, shotLines } from '../reasons';
import { isFlameThrower, jetAims } from '../rules/flames';
import { isOrderly } from '../rules/march-objections';
import { totalOf } from '../rules/modifiers';
import { isArtillery, isElephant } from '../rules/points';
import { type ShotResult, shootingModifiers, shotResult } from '../rules/shooting';
import { type Aim, aimOf, aimsOf, isApproaching, shotOf } from '../rules/shots';
import { type Aims, otherSide, type SideIndex, type State, type TaskOf } from '../state';
import { burstBombs } from './bombs';
import { wreckable } from './carriers';
import { isConcealed, mayUnfold, unfold } from './concealment';
import { burnable } from './fires';
import { rocketTargets, scorch, singe } from './fireworks';
import { begin, changeTurn, changeUnit, done, first, type Game, nameOf, tell, throwDice } from './game';
import { kindlable } from './kindling';
import { throwersOf } from './ladders';
import { addMarkers, destroyUnit, loseElement } from './losses';
import { trample } from './trampling';
import { damageShip, isShip } from './vessels';
import { gatesFor } from './walls';

/** 13.3 – One aim for each element that can shoot. */
export const aimsOfSide = (state: State, side: SideIndex, wishes: Aims): readonly Aim[] =>
  state.units
    .filter(unit => unit.side === side && isInSight(unit) && isFighting(unit))
    .flatMap(unit => unit.elements.flatMap(shooter => aimsFrom(state, unit, shooter, wishes[unit.id])));

/** 13.3, 19.12 – One aim, or of a flame-thrower everybody before it; who hides his strength does not shoot. */
const aimsFrom = (state: State, unit: FieldUnit, shooter: Element, wish?: string | null): readonly Aim[] => {
  if (isConcealed(unit) || (wish === null && isFlameThrower(shooter.profile))) return [];
  if (isFlameThrower(shooter.profile)) return jetAims(state, unit, shooter);
  const aim = aimOf(state, unit, shooter, wish);
  return aim ? [aim] : [];
};

/** 13.3 – Where artillery that nobody approaches may shoot. */
export const targetsFor = (state: State, unit: FieldUnit): readonly string[] => {
  const [shooter] = unit.elements;
  if (!shooter || !isArtillery(troopOf(unit)) || isFlameThrower(shooter.profile) || !isInSight(unit))
    return [];
  const enemies = [...new Set(aimsOf(state, unit, shooter).map(({ enemy }) => enemy))];
  return enemies.some(enemy => isApproaching(unit, enemy)) ? [] : enemies.map(({ id }) => id);
};

/** 19.12 – Whose jet would burn somebody may be kept closed. */
export const mayHoldFire = (state: State, unit: FieldUnit): boolean =>
  isInSight(unit) &&
  unit.elements.some(shooter => isFlameThrower(shooter.profile) && jetAims(state, unit, shooter).length > 0);

/** Whether anybody of a side has something to shoot at. */
const hasShots = (state: State, side: SideIndex): boolean =>
  state.units.some(
    unit =>
      unit.side === side &&
      isInSight(unit) &&
      isFighting(unit) &&
      unit.elements.some(shooter => aimsFrom(state, unit, shooter).length > 0),
  );

/** 9.2 – Units in hiding that would have a target. */
export const ambushers = (state: State, side: SideIndex): readonly FieldUnit[] =>
  state.units.filter(
    unit =>
      unit.side === side &&
      unit.presence === 'hidden' &&
      unit.elements.some(shooter => aimOf(state, unit, shooter, undefined) !== null),
  );

/** Nobody is asked who has nothing to shoot with or at, and nothing to burn. */
export const settleShooting = (game: Game, { side, aims }: TaskOf<'shoot'>): Game | null => {
  const { state } = game;
  const own = state.units.filter(unit => unit.side === side && isInSight(unit));
  const isAsked =
    hasShots(state, side) ||
    ambushers(state, side).length > 0 ||
    own.some(
      unit =>
        burnable(state, unit).length > 0 ||
        rocketTargets(state, unit).length > 0 ||
        gatesFor(state, unit).length > 0 ||
        wreckable(state, unit).length > 0 ||
        kindlable(state, unit).length > 0 ||
        throwersOf(state, unit).length > 0 ||
        mayUnfold(state, unit),
    );
  return isAsked ? null : passAims(game, aims);
};

/** What one side has chosen is kept until both shoot. */
export const passAims = (game: Game, aims: Aims): Game => {
  const rest = done(game);
  const [next, ...others] = rest.state.agenda;
  if (next?.type !== 'shoot' && next?.type !== 'volleys') return rest;
  const merged = { ...next, aims: { ...next.aims, ...aims } };
  return { ...rest, state: { ...rest.state, agenda: [merged, ...others] } };
};

interface Hit {
  readonly aim: Aim;
  readonly result: ShotResult;
}

const shotsTaken = (game: Game, { unit, enemy }: Aim): Game => {
  const { shotBy } = knownUnit(game.state.units, enemy.id).turn;
  const marked = changeTurn(game, enemy.id, { shotBy: [...new Set([...shotBy, unit.id])] });
  return changeTurn(marked, unit.id, { hasShot: true });
};

/** 13.3 – Side 1 takes aim first: whom it shoots at answers it in the same turn (F3). */
const allAims = (state: State, wishes: Aims): readonly Aim[] => {
  const opening = aimsOfSide(state, state.first, wishes);
  const known = opening.reduce(shotsTaken, begin(state)).state;
  return [...opening, ...aimsOfSide(known, otherSide(state.first), wishes)];
};

/** 8.4 – Who is shot at shows his strength before the dice fall. */
const shownByShots = (game: Game, aims: Aims): Game => {
  if (!game.state.units.some(isConcealed)) return game;
  const targets = allAims(game.state, aims);
  return [...new Set(targets.map(({ enemy }) => enemy.id))].reduce(unfold, game);
};

/** 11.1, 13.4 – All shoot at once: nobody's shot is spoilt by what he suffers in this phase. */
export const volleys = (begun: Game, { aims }: TaskOf<'volleys'>): Game => {
  const game = shownByShots(begun, aims);
  if (game !== begun) return game;
  const { state } = game;
  const groups = grouped(allAims(state, aims));
  let now = done(game);
  const hits: Hit[] = [];
  for (const group of groups) {
    const [lead] = group;
    if (!lead) continue;
    const { game: thrown, faces } = throwDice(now, { count: group.length, sides: 10 });
    const because: PreviewLine[] = [];
    const results = group.map((aim, index): Hit => {
      const modifiers = shootingModifiers(shotOf(state, aim));
      const final = (faces[index] ?? 1) + totalOf(modifiers);
      because.push(...shotLines(faces[index] ?? 1, modifiers, final));
      return { aim, result: shotResult(final) };
    });
    hits.push(...results);
    now = toldVolley(thrown, lead, { faces, because }, results);
  }
  return suffer(now, hits);
};

const grouped = (aims: readonly Aim[]): readonly (readonly Aim[])[] => {
  const groups = new Map<string, Aim[]>();
  for (const aim of aims) {
    const key = `${aim.unit.id} ${aim.enemy.id}`;
    groups.set(key, [...(groups.get(key) ?? []), aim]);
  }
  return [...groups.values()];
};

const toldVolley = (
  game: Game,
  lead: Aim,
  thrown: Pick<EventBase, 'faces' | 'because'>,
  hits: readonly Hit[],
): Game => {
  const { unit, enemy } = lead;
  const told = tell(
    game,
    '13.4',
    {
      type: 'shot',
      unit: nameOf(game.state, unit.id),
      target: nameOf(game.state, enemy.id),
      markers: hits.filter(({ result }) => result !== 'nothing').length,
      lost: hits.filter(({ result }) => result === 'element').length,
    },
    thrown,
  );
  const marked = shotsTaken(scorchedBy(told, enemy.id, hits), lead);
  return hits.some(({ aim, result }) => result !== 'nothing' && aim.shooter.id === unit.general)
    ? changeTurn(marked, unit.id, { hasHarmed: true })
    : marked;
};

/** 19.12 – Fire lances frighten once, a flame-thrower each time, bombs where they hit. */
const scorchedBy = (game: Game, enemy: string, hits: readonly Hit[]): Game => {
  const has = (arm: 'fire-lance' | 'flame'): boolean =>
    hits.some(({ aim }) => aim.shooter.profile.arm === arm);
  const lanced = has('fire-lance') ? scorch(game, enemy) : game;
  const burnt = has('flame') ? singe(lanced, enemy) : lanced;
  return burstBombs(
    burnt,
    hits.filter(({ result }) => result !== 'nothing').map(({ aim }) => aim),
  );
};

/** 13.4, 17.6 – Ships count their hits; of others markers first, then what is lost: the owner chooses, elephants run. */
const suffer = (game: Game, hits: readonly Hit[]): Game => {
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
  const isBeast = ({ aim, result }: Hit): boolean =>
    result === 'element' && isElephant(aim.target.profile.troop);
  const marked = struck
    .filter(hit => !isBeast(hit))
    .reduce((now, { aim }) => addMarkers(now, aim.enemy.id, 1), holed);
  const run = struck.filter(isBeast).reduce((now, { aim }) => runWild(now, aim.enemy.id, aim.unit), marked);
  const losing = struck.filter(hit => hit.result === 'element' && !isBeast(hit));
  return first(run, ...losing.map(({ aim }): TaskOf<'lose'> => ({ type: 'lose', unit: aim.enemy.id })));
};

/** 13.4 – The beast runs two dice straight away from those who hurt it, over everybody, and is gone. */
const runWild = (game: Game, id: string, from: FieldUnit): Game => {
  const unit = knownUnit(game.state.units, id);
  if (!isInSight(unit)) return game;
  const { game: thrown, faces } = throwDice(game, { count: 2, sides: 6 });
  const inches = (faces[0] ?? 1) + (faces[1] ?? 1);
  const [ux, uy] = middleOfUnit(unit);
  const [fx, fy] = middleOfUnit(from);
  const heading = (Math.atan2(ux - fx, fy - uy) * 180) / Math.PI;
  const [dx, dy] = offset([0, 0], heading, inches, 0);
  const ran = changeUnit(thrown, id, { elements: shifted(unit.elements, [0, 0], [dx, dy], 0) });
  const told = tell(
    ran,
    '13.4',
    { type: 'ran-wild', unit: nameOf(game.state, id), inches },
    { faces, because: [figure('inches', inches, '13.4')] },
  );
  return destroyUnit(trample(told, id, unit.elements), id);
};

const GAP = 100;

/** How well a unit can spare an element: one whose loss leaves no gap, then one far back, then one at the end of the rank. */
const spareness = ({ elements }: FieldUnit, element: Element): number => {
  const [back, aside] = seenFrom({ ...blockOf(element), centre: middleOfUnit({ elements }) }, element.at);
  const isWhole = isOrderly(elements.filter(({ id }) => id !== element.id));
  return (isWhole ? GAP : 0) - back + Math.abs(aside) / GAP;
};

/** 13.4 – Elements among which the owner may choose: of each kind the one that the unit can best spare, the general's own last. */
export const losable = (unit: FieldUnit): readonly string[] => {
  const seen = new Map<string, string>();
  const spare = unit.elements.toSorted((one, other) => spareness(unit, other) - spareness(unit, one));
  for (const { id, profile } of spare) {
    if (id === unit.general && unit.elements.length > 1) continue;
    seen.set(JSON.stringify(profile), seen.get(JSON.stringify(profile)) ?? id);
  }
  return [...seen.values()];
};

/** 13.4 – Without a choice it is carried out at once. */
export const settleLoss = (game: Game, { unit: id }: TaskOf<'lose'>): Game | null => {
  const unit = knownUnit(game.state.units, id);
  if (!isInSight(unit)) return done(game);
  const [only, ...others] = losable(unit);
  if (only === undefined) return done(game);
  return others.length > 0 ? null : loseElement(done(game), id, only);
};
