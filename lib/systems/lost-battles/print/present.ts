import type { Scenario } from '../document/scenario';
import { type Army, armiesOf } from '../document/scenario-armies';
import { armOf } from '../rules/combat/combat-table';
import { setUp } from '../view/position';
import type { Arm, GeneralClass, GeneralKind, TerrainKind, UnitClass, UnitType } from '../vocabulary';
import { GENERAL_CLASSES, GENERAL_KINDS, TERRAIN_KINDS, UNIT_CLASSES, UNIT_TYPES } from '../vocabulary';

/** Troops that a sentence names only where somebody has them: yes or no. */
type TroopWords = Readonly<
  Record<
    | 'chariots'
    | 'scythed'
    | 'cataphracts'
    | 'elephants'
    | 'indian'
    | 'legions'
    | 'hoplites'
    | 'levies'
    | 'timid',
    string
  >
>;

/** What takes part in a battle, so that an aid shows no more than it needs. */
export interface Present {
  readonly words: TroopWords;
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

const yes = (is: boolean): string => (is ? 'yes' : 'no');

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
  const arm = (...arms: readonly Arm[]): boolean =>
    UNIT_TYPES.some(type => types(type) && arms.includes(armOf({ type })));
  const unitClass = asks(
    units.map(unit => unit.class),
    UNIT_CLASSES,
  );
  const general = asks(
    generals.map(each => each.class),
    isBook ? GENERAL_CLASSES : [],
  );
  return {
    armies,
    words: {
      chariots: yes(arm('chariot')),
      scythed: yes(types('scythed-chariot')),
      cataphracts: yes(types('cataphract')),
      elephants: yes(arm('elephant')),
      indian: yes(unitClass('indian')),
      legions: yes(types('legion')),
      hoplites: yes(types('hoplite')),
      levies: yes(unitClass('levy')),
      timid: yes(general('timid')),
    },
    type: types,
    arm,
    unitClass,
    general,
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
