import type { Scenario } from '../document/scenario';
import { type Army, armiesOf } from '../document/scenario-armies';
import { armOf } from '../rules/combat/combat-table';
import { setUp } from '../view/position';
import type { Arm, GeneralClass, GeneralKind, TerrainKind, UnitClass, UnitType } from '../vocabulary';
import { GENERAL_CLASSES, GENERAL_KINDS, TERRAIN_KINDS, UNIT_CLASSES, UNIT_TYPES } from '../vocabulary';

/** The contents of a battle, so that an aid shows no more than it needs. */
export interface Present {
  readonly armies: readonly Army[];
  type(...types: readonly UnitType[]): boolean;
  arm(...arms: readonly Arm[]): boolean;
  /** Veteran legions have an activation of their own. */
  readonly hasVeteranLegions: boolean;
  unitClass(...classes: readonly UnitClass[]): boolean;
  general(...classes: readonly GeneralClass[]): boolean;
  kind(kind: GeneralKind): boolean;
  terrain(...kinds: readonly TerrainKind[]): boolean;
  /** Somebody is still to come on. */
  readonly deploys: boolean;
  readonly hasCamps: boolean;
  readonly isFatigued: boolean;
  readonly isSurprised: boolean;
}

const asks =
  <Value>(all: readonly Value[], every: readonly Value[]) =>
  (...wanted: readonly Value[]): boolean =>
    wanted.some(value => (all.length === 0 ? every : all).includes(value));

/** Everything is shown for a battle without units: it represents the book. */
export const presentIn = (scenario: Scenario): Present => {
  const armies = armiesOf(scenario);
  const units = armies.flatMap(army => army.units);
  const generals = armies.flatMap(army => army.generals);
  const isBook = units.length === 0;
  const terrain = scenario.board.terrain.flatMap(row =>
    [...row].flatMap(letter => scenario.board.legend[letter] ?? []),
  );
  const types = asks(
    units.map(({ type }) => type),
    UNIT_TYPES,
  );
  return {
    armies,
    type: types,
    arm: (...arms) => UNIT_TYPES.some(type => types(type) && arms.includes(armOf({ type }))),
    unitClass: asks(
      units.map(unit => unit.class),
      UNIT_CLASSES,
    ),
    general: asks(
      generals.map(general => general.class),
      isBook ? GENERAL_CLASSES : [],
    ),
    kind: asks(
      generals.map(({ kind }) => kind),
      isBook ? GENERAL_KINDS : [],
    ),
    terrain: asks(terrain, isBook ? TERRAIN_KINDS : []),
    deploys:
      isBook || scenario.deployment.kind === 'free' || setUp(scenario).pieces.some(({ box }) => box === null),
    hasVeteranLegions: isBook || units.some(unit => unit.type === 'legion' && unit.class === 'veteran'),
    hasCamps: isBook || scenario.board.camps.length > 0,
    isFatigued: isBook || armies.some(({ fatigued }) => fatigued),
    isSurprised: isBook || armies.some(({ surprised }) => surprised),
  };
};
