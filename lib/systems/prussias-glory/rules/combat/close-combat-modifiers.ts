import { getOtherSide, type SideIndex } from '../../document/army';
import type { CloseCombatModifier } from '../../document/chart-schemas';
import { hasTerrain } from '../../document/ground';
import { ruleDataOf } from '../../document/rule-data';
import { cite } from '../../rulebook';
import { groundIn, type Scene, type StandingUnit } from '../field';
import { type ModifierLine, toModifierLine } from '../modifier-lines';
import type { Balance, Melee } from './close-combat';
import { fightTerrainOf, terrainEffectOf } from './combat-terrain';
import { shockOf } from './shock';

export type ArmySpirit = 'steady' | 'demoralised' | 'broken';

/** The players' choices and earlier events. */
export interface MeleeChoices {
  /** Lead units by name. */
  readonly attackingLead: string;
  readonly defendingLead: string;
  /** 19.5 – The pair of hexes whose ground counts. */
  readonly ground: { readonly attackingHex: number; readonly defendingHex: number };
}

export interface MeleeCircumstances {
  readonly spirits: readonly [ArmySpirit, ArmySpirit];
  readonly turn: string;
  /** 4.3 – An attacking stack has changed its front under an engaged marker. */
  readonly stackChanged: boolean;
  /** 19.10 – Markers on the defending hexes, and on hexes that are forced to attack. */
  readonly momentum: number;
  readonly momentumTurned: number;
}

/** 19.5 – Everything that changes the throw, one line for each reason. */
export const closeCombatLines = (
  scene: Scene,
  melee: Melee,
  balance: Balance,
  choices: MeleeChoices,
  circumstances: MeleeCircumstances,
): readonly ModifierLine[] => {
  const { modifiers } = ruleDataOf(scene.scenario).charts['close-combat-modifiers'];
  const add = (isSo: boolean, id: CloseCombatModifier, times = 1): ModifierLine[] =>
    isSo ? [toModifierLine(id, modifiers[id], times)] : [];
  const ground = groundModifier(scene, balance, choices);
  return [
    ...leadLines(scene, balance, choices),
    ...ground.lines,
    ...(ground.allowsShock ? shockLines(balance) : []),
    ...add(balance.encirclement === 'flank-attack' && !isTownAttacked(scene, melee), 'flank-attack'),
    ...add(circumstances.stackChanged, 'stack-changed'),
    ...add(circumstances.momentum > 0, 'momentum', circumstances.momentum),
    ...add(circumstances.momentumTurned > 0, 'momentum-turned', circumstances.momentumTurned),
    ...spiritLines(scene, melee.attacker, circumstances.spirits),
    ...conditionLines(scene, balance),
    ...listSurpriseLines(scene, melee.attacker, circumstances.turn),
  ];
};

const isTownAttacked = (scene: Scene, { defendingHexes }: Melee): boolean =>
  defendingHexes.some(hex => hasTerrain(groundIn(scene), hex, 'town'));

/** 19.4, 19.5 – The morale of the lead units: in full when all attack mounted, else no more than the chart allows. */
export const findLeadMoraleModifier = (difference: number, allMounted: boolean, cap: number): number =>
  allMounted ? difference : Math.max(-cap, Math.min(cap, difference));

const leadLines = (scene: Scene, balance: Balance, choices: MeleeChoices): ModifierLine[] => {
  const attacker = balance.attackers.find(({ unit }) => unit.id === choices.attackingLead);
  const defender = balance.defenders.find(({ unit }) => unit.id === choices.defendingLead);
  if (!attacker || !defender) return [];
  const { leadMoraleCap } = ruleDataOf(scene.scenario).charts['close-combat-modifiers'];
  const allMounted = balance.attackers.every(({ unit }) => unit.arm === 'cavalry');
  const difference = attacker.ratings.morale - defender.ratings.morale;
  const value = findLeadMoraleModifier(difference, allMounted, leadMoraleCap.value);
  return value === 0 ? [] : [{ id: 'lead-morale', value, rule: cite('19.4') }];
};

/** 19.5 – With cavalry among those who attack out of the chosen hex, the value for cavalry counts. */
const groundModifier = (
  scene: Scene,
  { attackers }: Balance,
  { ground }: MeleeChoices,
): { readonly lines: ModifierLine[]; readonly allowsShock: boolean } => {
  const isMounted = attackers.some(({ hex, unit }) => hex === ground.attackingHex && unit.arm === 'cavalry');
  const grounds = fightTerrainOf(scene, ground.attackingHex, ground.defendingHex);
  const { value, allowsShock } = terrainEffectOf(scene, grounds, isMounted ? 'cavalry' : 'infantry');
  return { lines: value === 0 ? [] : [{ id: 'ground', value, rule: cite('19.5.1') }], allowsShock };
};

const shockLines = ({ attackers, contributing }: Balance): ModifierLine[] => {
  const value = shockOf(attackers, contributing);
  return value === 0 ? [] : [{ id: 'shock', value, rule: cite('19.5.1') }];
};

/** 10.2, 10.3 – A demoralised or broken army attacks worse and defends worse. */
const spiritLines = (
  scene: Scene,
  attacker: SideIndex,
  spirits: readonly [ArmySpirit, ArmySpirit],
): ModifierLine[] => {
  const { modifiers } = ruleDataOf(scene.scenario).charts['close-combat-modifiers'];
  const [own, others] = [spirits[attacker], spirits[getOtherSide(attacker)]];
  return [
    ...(own === 'steady' ? [] : [toModifierLine(`attacker-${own}`, modifiers[`attacker-${own}`])]),
    ...(others === 'steady' ? [] : [toModifierLine(`defender-${others}`, modifiers[`defender-${others}`])]),
  ];
};

const isEveryUnit = (units: readonly StandingUnit[], isSo: (unit: StandingUnit) => boolean): boolean =>
  units.length > 0 && units.every(isSo);

/** 7.3.1, 8.1, 8.2 – Disorder, rout and column on either side. */
const conditionLines = (scene: Scene, { attackers, contributing }: Balance): ModifierLine[] => {
  const { modifiers } = ruleDataOf(scene.scenario).charts['close-combat-modifiers'];
  const add = (isSo: boolean, id: CloseCombatModifier): ModifierLine[] =>
    isSo ? [toModifierLine(id, modifiers[id])] : [];
  const allRouted = isEveryUnit(contributing, ({ status }) => status === 'routed');
  return [
    ...add(
      attackers.some(({ status }) => status === 'disordered'),
      'attacker-disordered',
    ),
    ...add(allRouted, 'defender-routed'),
    ...add(
      !allRouted && isEveryUnit(contributing, ({ status }) => status !== 'formed'),
      'defender-disordered',
    ),
    ...add(
      attackers.some(({ column }) => column),
      'attacker-in-column',
    ),
    ...add(
      contributing.some(({ column }) => column),
      'defender-in-column',
    ),
  ];
};

/** 23.5.2 – Surprise helps one side and hurts the other in a single turn. */
export const listSurpriseLines = (
  { scenario }: Pick<Scene, 'scenario'>,
  attacker: SideIndex,
  turn: string,
): ModifierLine[] =>
  scenario.traits.flatMap(trait => {
    if (trait.trait !== 'surprise' || trait.turn !== turn) return [];
    const value = scenario.sides[attacker]?.id === trait.side ? trait.modifier : -trait.modifier;
    return { id: 'surprise', value, rule: cite('23.5.2') };
  });
