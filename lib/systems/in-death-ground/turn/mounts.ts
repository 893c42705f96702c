import { blockOf, type Element, type FieldUnit, isInMelee, isInSight, isOnTable, knownUnit } from '../field';
import { arranged, filesOf, isOverlapping, placeOf } from '../rules/marching';
import { dismounted } from '../rules/movement';
import { isMountedFoot, type Profile } from '../rules/points';
import type { State } from '../state';
import { forcesOf } from '../table';
import { changeTurn, changeUnit, commander, type Game, nameOf, tell } from './game';

/** 6.3 – On foot bowmen keep their bows; lists say which others fight as swordsmen, or leave the choice, and the rest have the spear. */
const armsOnFoot = (
  { scenario }: Pick<State, 'scenario'>,
  unit: FieldUnit,
  { troop, arm }: Profile,
): readonly Profile['arm'][] => {
  if (arm === 'bow' || arm === 'crossbow' || troop === 'light-cavalry') return [arm];
  const { seat } = commander({ scenario }, unit.side);
  const lists = forcesOf(scenario)
    .filter(({ force }) => force.side === seat)
    .flatMap(({ muster }) => muster?.main.list.rules ?? []);
  const rule = lists.find(each => each.type === 'dismount' && each.troops.some(other => other === troop));
  return rule?.type === 'dismount' && rule.as.length > 0 ? rule.as : ['spear'];
};

/** 6.3 – The arms among which a whole unit could choose as it gets down. */
export const feetOf = (state: State, unit: FieldUnit): readonly Profile['arm'][] => [
  ...new Set(unit.elements.flatMap(({ profile }) => armsOnFoot(state, unit, profile))),
];

export const isArmOnFoot = (state: State, unit: FieldUnit, arm: Profile['arm'] | undefined): boolean =>
  arm === undefined || feetOf(state, unit).includes(arm);

const onFoot = (state: State, unit: FieldUnit, profile: Profile, as?: Profile['arm']): Profile | null => {
  if (isMountedFoot(profile)) return { ...profile, mount: 'none' };
  const foot = dismounted(profile);
  if (!foot) return null;
  const arms = armsOnFoot(state, unit, profile);
  return { ...foot, arm: as && arms.includes(as) ? as : (arms[0] ?? 'spear') };
};

/** 6.3 – At the start of its move, when nobody of it is in melee. */
export const mayDismount = (state: State, unit: FieldUnit): boolean =>
  !unit.isDismounted &&
  unit.kind !== 'baggage' &&
  unit.kind !== 'machine' &&
  !unit.turn.isDone &&
  !isInMelee(state.units, unit) &&
  unit.elements.every(({ profile }) => onFoot(state, unit, profile) !== null);

/** 6.3, 6.4 – One element on foot for each in the saddle; it costs nothing. */
export const dismount = (game: Game, id: string, as?: Profile['arm']): Game => {
  const unit = knownUnit(game.state.units, id);
  const elements = unit.elements.map((element): Element => {
    const foot = onFoot(game.state, unit, element.profile, as);
    return foot ? { ...element, profile: foot, ride: element.profile } : element;
  });
  return tell(changeUnit(game, id, { elements, isDismounted: true }), '6.3', {
    type: 'dismounted',
    unit: nameOf(game.state, id),
  });
};

/** 6.4 – Mounted foot who are reached get down at once. */
export const forcedDown = (game: Game, id: string): Game => {
  const unit = knownUnit(game.state.units, id);
  return unit.elements.some(({ profile }) => isMountedFoot(profile)) ? dismount(game, id) : game;
};

export const mayRemount = (state: State, unit: FieldUnit): boolean =>
  unit.isDismounted && !unit.turn.isDone && isInSight(unit) && !isInMelee(state.units, unit);

/** 6.3 – A full turn without moving or shooting. */
export const remount = (game: Game, id: string): Game =>
  changeTurn(game, id, { isDone: true, isBusy: true, isMounting: true });

const seated = ({ elements }: FieldUnit): readonly Element[] => {
  const riders = elements.map(
    ({ ride, ...element }): Element => ({ ...element, profile: ride ?? element.profile }),
  );
  const place = placeOf(riders);
  return arranged({ elements: riders }, { ...place, formation: 'line', files: filesOf(elements) });
};

/** 6.3 – At the end of the turn they are in the saddle, if nobody fell upon them and there is room. */
export const mountUp = (game: Game): Game =>
  game.state.units
    .filter(unit => unit.turn.isMounting && isOnTable(unit) && !isInMelee(game.state.units, unit))
    .reduce((now, unit) => {
      const elements = seated(unit);
      const isRoom = !now.state.units.some(
        other =>
          other.id !== unit.id &&
          isOnTable(other) &&
          other.elements.some(base => elements.some(own => isOverlapping(blockOf(own), blockOf(base)))),
      );
      if (!isRoom) return now;
      return tell(changeUnit(now, unit.id, { elements, isDismounted: false }), '6.3', {
        type: 'remounted',
        unit: nameOf(now.state, unit.id),
      });
    }, game);
