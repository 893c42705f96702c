import type { BreakdownLine } from '@/lib/game/contract/odds-preview';
import type { Profile } from '../../../rules/army/points';
import { findFaceTouched } from '../../../rules/combat/contact';
import {
  chooserOf,
  countFlankSupports,
  type Duel,
  type FightingElement,
  findOpenPairing,
  findOpenSupport,
  flankersOf,
  isHelpless,
  isHindered,
  isOnFoot,
  listRearSupports,
  type MeleePairing,
  pairFighters,
} from '../../../rules/combat/duels';
import { effectOnLoser, type Fighter, listMeleeModifiers } from '../../../rules/combat/melee';
import { sumModifiers } from '../../../rules/combat/modifiers';
import { isFortifiedAt, isInLaager } from '../../../rules/terrain/cover';
import {
  contactsOf,
  doTouch,
  type FieldUnit,
  getUnit,
  hasMovedItself,
  isFighting,
  isInSight,
  isNewContact,
} from '../../field';
import { listDuelLines } from '../../figures/breakdown-lines';
import {
  changeState,
  changeTurn,
  changeUnit,
  commandOf,
  emit,
  type Game,
  nameOf,
  pushTasks,
  throwDice,
} from '../../game';
import type { State, Task, TaskOf } from '../../state';
import { supportOfGeneral } from '../generals';
import { addMarkers, loseElement } from '../morale/losses';
import { isBaggageReached } from '../movement/wagons';

const ENRAGED_TURNS = 5;

/** 8.4 – Enraged troops are wild for five turns. */
const currentProfileOf = ({ stratagems, round }: State, { unit, element }: FightingElement): Profile =>
  stratagems[unit.side] === 'enraged' && round <= ENRAGED_TURNS
    ? { ...element.profile, wild: true }
    : element.profile;

/** 14.5, 17.3, 17.5 – Behind a wall or wagons, save against who stepped over from a siege tower. */
const isDefended = (
  { scenario, units }: State,
  { unit, element }: FightingElement,
  enemy: FightingElement,
): boolean =>
  isInLaager(units, unit.side, element) ||
  (!enemy.element.isBridged && isFortifiedAt(scenario, element, enemy.element.at));

/** 14.5 – All that the throw asks about one of two who fight. */
export const toFighter = (
  state: State,
  melee: MeleePairing,
  own: FightingElement,
  enemy: FightingElement,
): Fighter => {
  const behind = listRearSupports(state, melee, own);
  const { unit, element } = own;
  const isOld = unit.contacts.includes(enemy.unit.id);
  const hasMoved = hasMovedItself(unit, element);
  const flankers = flankersOf(melee, own, enemy);
  const pikes = behind.filter(
    helper =>
      element.profile.arm === 'pike' && helper.element.profile.arm === 'pike' && helper.unit.id === unit.id,
  );
  const isLed = unit.general === element.id;
  return {
    profile: currentProfileOf(state, own),
    markers: unit.markers,
    hasEntered: unit.turn.entered.length > 0 || (isOld && hasMoved),
    hasMoved,
    hasTurned: unit.turn.hasTurned,
    isFrontal: findFaceTouched(element, enemy.element) === 'front',
    isInDifficultGround: isHindered(state, element),
    isFortified: isDefended(state, own, enemy),
    hasImpetuousGeneral: isLed && commandOf(state, unit.side).command === 'impetuous',
    general: supportOfGeneral(state, unit),
    supports: behind.length + countFlankSupports(state, melee, own, enemy),
    pikeSupport: pikes.length === 0 ? 'none' : unit.turn.entered.length > 0 ? 'charging' : 'standing',
    isOldContact: !isNewContact(own, enemy),
    footOnFlank: flankers.filter(isOnFoot).length,
    mountedOnFlank: flankers.filter(flanker => !isOnFoot(flanker)).length,
  };
};

/** 14.5 – Artillery that is reached is destroyed. */
const overrunArtillery = (game: Game): Game =>
  game.state.units
    .filter(unit => isInSight(unit) && unit.elements.some(isHelpless))
    .reduce((now, unit) => {
      const [attacker] = contactsOf(now.state.units, unit).filter(
        enemy => isFighting(enemy) && !enemy.elements.every(isHelpless),
      );
      if (!attacker) return now;
      const names = { unit: nameOf(now.state, attacker.id), target: nameOf(now.state, unit.id) };
      const next = emit(
        now,
        '14.5',
        () => ({ type: 'overrun', ...names }),
        () => ({ pieces: [attacker.id, unit.id] }),
      );
      return unit.elements
        .filter(isHelpless)
        .filter(gun => attacker.elements.some(enemy => doTouch(gun, enemy)))
        .reduce((then, gun) => loseElement(then, unit.id, gun.id), next);
    }, game);

interface MeleeTally {
  readonly one: FieldUnit;
  readonly other: FieldUnit;
  faces: number[];
  because: BreakdownLine[];
  markers: [number, number];
  lost: [string[], string[]];
  /** Elements that disordered or destroyed somebody. */
  harmers: string[];
}

const tallyFor = (tallies: Map<string, MeleeTally>, { one, other }: Duel): MeleeTally => {
  const key = `${one.unit.id} ${other.unit.id}`;
  const found: MeleeTally = tallies.get(key) ?? {
    one: one.unit,
    other: other.unit,
    faces: [],
    because: [],
    markers: [0, 0],
    lost: [[], []],
    harmers: [],
  };
  tallies.set(key, found);
  return found;
};

/** 14.5, 14.6 – One duel: both throw, the difference decides. */
const resolveDuel = (
  state: State,
  melee: MeleePairing,
  duel: Duel,
  faces: readonly number[],
  tally: MeleeTally,
): void => {
  const own = toFighter(state, melee, duel.one, duel.other);
  const enemy = toFighter(state, melee, duel.other, duel.one);
  const [first = 1, second = 1] = faces;
  const [ours, theirs] = [listMeleeModifiers(own, enemy), listMeleeModifiers(enemy, own)];
  const difference = first + sumModifiers(ours) - second - sumModifiers(theirs);
  tally.faces.push(first, second);
  tally.because.push(...listDuelLines(faces, ours, theirs, difference));
  if (difference === 0) {
    tally.markers = [tally.markers[0] + 1, tally.markers[1] + 1];
    tally.harmers.push(duel.one.element.id, duel.other.element.id);
    return;
  }
  const loser = difference > 0 ? 1 : 0;
  const [beaten, winner] = loser === 1 ? [enemy, own] : [own, enemy];
  const { markers, isLost } = effectOnLoser(Math.abs(difference), beaten.profile, winner.profile);
  tally.markers[loser] += markers;
  if (markers > 0 || isLost) tally.harmers.push((loser === 1 ? duel.one : duel.other).element.id);
  if (isLost) tally.lost[loser].push(loser === 1 ? duel.other.element.id : duel.one.element.id);
};

/** 14.1, 14.3 – Who fights whom and who helps whom is said first, where the ground leaves it open. */
const findOpenChoice = (state: State): Task | null => {
  const tie = findOpenPairing(state);
  const help = tie ? null : findOpenSupport(state, pairFighters(state));
  const ids = ({ among }: { readonly among: readonly FightingElement[] }) =>
    among.map(({ element }) => element.id);
  if (tie) return { type: 'pair', side: chooserOf(tie), element: tie.who.element.id, among: ids(tie) };
  return help && { type: 'back', side: help.who.unit.side, element: help.who.element.id, among: ids(help) };
};

/** 14.1 – Who fights whom is decided before any duel is thrown. */
export const runMelee = (game: Game, task: TaskOf<'melee'>): Game => {
  const begun = overrunArtillery(game);
  const open = findOpenChoice(begun.state);
  return open ? pushTasks(begun, open, task) : resolveDuels(begun);
};

export const choosePair = (game: Game, element: string, enemy: string): Game =>
  changeState(game, { pairings: { ...game.state.pairings, [element]: enemy } });

export const chooseHelp = (game: Game, element: string, friend: string): Game =>
  changeState(game, { helps: { ...game.state.helps, [element]: friend } });

/** 14.6 – All duels are fought before any of their markers counts. */
const resolveDuels = (begun: Game): Game => {
  const melee = pairFighters(begun.state);
  const tallies = new Map<string, MeleeTally>();
  let now = begun;
  for (const duel of melee.duels) {
    const { game: thrown, faces } = throwDice(now, { count: 2, sides: 10 });
    now = thrown;
    resolveDuel(begun.state, melee, duel, faces, tallyFor(tallies, duel));
  }
  return [...tallies.values()].reduce(applyMelee, emitMelee(now, [...tallies.values()]));
};

const emitMelee = (game: Game, tallies: readonly MeleeTally[]): Game =>
  tallies.reduce(
    (now, { one, other, faces, because, markers, lost }) =>
      emit(
        now,
        '14.6',
        () => ({
          type: 'fought',
          unit: nameOf(now.state, one.id),
          target: nameOf(now.state, other.id),
          duels: faces.length / 2,
          ownMarkers: markers[0],
          ownLost: lost[0].length,
          markers: markers[1],
          lost: lost[1].length,
        }),
        () => ({ faces, because, pieces: [one.id, other.id] }),
      ),
    game,
  );

/** 5.4, 14.6 – What the melee did to both; whether a general's own element did it is remembered. */
const applyMelee = (game: Game, { one, other, markers, lost, harmers }: MeleeTally): Game => {
  const pairs = [
    { unit: one, by: other, count: markers[0], gone: lost[0] },
    { unit: other, by: one, count: markers[1], gone: lost[1] },
  ];
  return pairs.reduce((now, { unit, by, count, gone }) => {
    if (!isInSight(getUnit(now.state.units, unit.id))) return now;
    const fewer = gone.reduce((then, id) => loseElement(then, unit.id, id), now);
    const marked = addMarkers(fewer, unit.id, count);
    return by.general !== null && harmers.includes(by.general)
      ? changeTurn(marked, by.id, { hasHarmed: true })
      : marked;
  }, game);
};

/** 9.3 – Baggage that an enemy touches at the end of a turn is taken, all of it. */
export const takeBaggage = (game: Game): Game =>
  game.state.units
    .filter(unit => unit.kind === 'baggage' && isBaggageReached(game.state, unit))
    .reduce((now, baggage) => {
      const gone = changeUnit(now, baggage.id, { presence: 'destroyed' });
      const side = commandOf(now.state, baggage.side).name;
      const said = emit(
        gone,
        '9.3',
        () => ({ type: 'baggage-taken', side }),
        () => ({ pieces: [baggage.id] }),
      );
      const tests = said.state.units
        .filter(unit => unit.side === baggage.side && unit.kind === 'unit')
        .map(({ id }) => ({ unit: id, cause: 'baggage-lost' as const }));
      return { ...said, state: { ...said.state, tests: [...said.state.tests, ...tests] } };
    }, game);
