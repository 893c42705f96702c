import { forcesOf } from '../../../document/table';
import { isFoot, isMountedFoot, type Profile } from '../../../rules/army/points';
import { isMounted } from '../../../rules/combat/ranges';
import { arrangeElements, filesOf, isOverlapping, placeOf } from '../../../rules/movement/marching';
import { toDismounted } from '../../../rules/movement/movement';
import { blockOf, type Element, type FieldUnit, getUnit, isInMelee, isInSight, isOnTable } from '../../field';
import { changeTurn, changeUnit, commandOf, emit, type Game, nameOf, readersOf } from '../../game';
import type { State } from '../../state';

type FootArm = Profile['arm'];

/** 6.3 – Riders with bows are archers on foot; lists say which others are swordsmen, the rest have the spear. */
const listArmsOnFoot = (
  { scenario }: State,
  unit: FieldUnit,
  { troop, arm }: Profile,
): readonly FootArm[] => {
  if (arm === 'bow' || arm === 'crossbow' || troop === 'light-cavalry') return [arm];
  const { seat } = commandOf({ scenario }, unit.side);
  const rules = forcesOf(scenario)
    .filter(({ force }) => force.side === seat)
    .flatMap(({ resolved }) => resolved?.main.list.rules ?? []);
  const rule = rules.find(each => each.type === 'dismount' && each.troops.some(other => other === troop));
  return rule?.type === 'dismount' ? rule.as : ['spear'];
};

/** 6.3 – The arms between which its list lets a unit choose when it dismounts; none: there is nothing to choose. */
export const listArmChoices = (state: State, unit: FieldUnit): readonly FootArm[] => {
  const arms = [...new Set(unit.elements.flatMap(({ profile }) => listArmsOnFoot(state, unit, profile)))];
  return unit.elements.some(({ profile }) => listArmsOnFoot(state, unit, profile).length > 1) ? arms : [];
};

const toFootProfile = (
  state: State,
  unit: FieldUnit,
  profile: Profile,
  request?: FootArm,
): Profile | null => {
  if (isFoot(profile.troop)) return { ...profile, mount: 'none' };
  const foot = toDismounted(profile);
  if (!foot) return null;
  const arms = listArmsOnFoot(state, unit, profile);
  return { ...foot, arm: arms.find(arm => arm === request) ?? arms[0] ?? 'spear' };
};

/** 6.3 – Everybody in it gets down who is in the saddle; a general among them may be on foot already. */
export const canDismount = (state: State, unit: FieldUnit): boolean =>
  !unit.isDismounted &&
  unit.elements.some(({ profile }) => isMounted(profile) || isMountedFoot(profile)) &&
  unit.elements.every(({ profile }) => toFootProfile(state, unit, profile) !== null);

/** 6.3 – At the beginning of the moves of its side (F4), when nobody of it is in melee. */
export const mayDismount = (state: State, unit: FieldUnit): boolean =>
  canDismount(state, unit) &&
  !state.sides[unit.side].hasBegun &&
  unit.kind !== 'baggage' &&
  unit.kind !== 'machine' &&
  !unit.turn.isDone &&
  !isInMelee(state.units, unit);

/** 6.3, 6.4 – One element on foot for each in the saddle; it costs nothing. */
export const dismountUnit = (game: Game, id: string, request?: FootArm): Game => {
  const unit = getUnit(game.state.units, id);
  const elements = unit.elements.map((element): Element => {
    const foot = toFootProfile(game.state, unit, element.profile, request);
    return foot ? { ...element, profile: foot, ride: element.profile } : element;
  });
  const turn = { ...unit.turn, hasDismounted: true };
  return emit(
    changeUnit(game, id, { elements, isDismounted: true, turn }),
    '6.3',
    () => ({ type: 'dismounted', unit: nameOf(game.state, id) }),
    () => readersOf(game.state, id),
  );
};

/** 6.4 – Mounted foot who are reached get down at once. */
export const forceDismount = (game: Game, id: string): Game => {
  const unit = getUnit(game.state.units, id);
  return unit.elements.some(({ profile }) => isMountedFoot(profile)) ? dismountUnit(game, id) : game;
};

/** 6.3 – Who has dismounted is on foot for the whole turn. */
export const mayRemount = (state: State, unit: FieldUnit): boolean =>
  unit.isDismounted &&
  !unit.turn.hasDismounted &&
  !unit.turn.isDone &&
  isInSight(unit) &&
  !isInMelee(state.units, unit);

/** 6.3 – A full turn without moving or shooting. */
export const startMounting = (game: Game, id: string): Game =>
  changeTurn(game, id, { isDone: true, isBusy: true, isMounting: true });

const toMounted = ({ elements }: FieldUnit): readonly Element[] => {
  const riders = elements.map(
    ({ ride, ...element }): Element => ({ ...element, profile: ride ?? element.profile }),
  );
  const place = placeOf(riders);
  return arrangeElements({ elements: riders }, { ...place, formation: 'line', files: filesOf(elements) });
};

/** 6.3, 14.1 – At the end of the turn they are in the saddle, if no enemy charged them and there is room, also between them and an enemy (R19). */
export const finishMounting = (game: Game): Game =>
  game.state.units
    .filter(unit => unit.turn.isMounting && isOnTable(unit) && !isInMelee(game.state.units, unit))
    .reduce((now, unit) => {
      const elements = toMounted(unit);
      const isRoom = !now.state.units.some(
        other =>
          other.id !== unit.id &&
          isOnTable(other) &&
          other.elements.some(base => elements.some(own => isOverlapping(blockOf(own), blockOf(base)))),
      );
      if (!isRoom || isInMelee(now.state.units, { ...unit, elements })) return now;
      return emit(changeUnit(now, unit.id, { elements, isDismounted: false }), '6.3', () => ({
        type: 'remounted',
        unit: nameOf(now.state, unit.id),
      }));
    }, game);
