import { computeOdds, type DiceRule } from '@/lib/dice/odds';
import type { OddsPreview } from '@/lib/game/contract/odds-preview';
import { formatHexId } from '@/lib/geometry/hex/hex';
import { rosterOf } from '../document/army';
import { ruleDataOf } from '../document/rule-data';
import type { Scenario } from '../document/scenario';
import { cite } from '../rulebook';
import { computeBombardmentStrength, listBombardmentLines, targetsOf } from '../rules/combat/bombardment';
import { balanceOf, type Melee } from '../rules/combat/close-combat';
import { closeCombatLines, type MeleeCircumstances } from '../rules/combat/close-combat-modifiers';
import { closeCombatCell, findBombardmentCell, findBombardmentColumn } from '../rules/combat/combat-charts';
import { findBestGround, findStrongestLead } from '../rules/combat/melee-choices';
import { ONE_DIE } from '../rules/dice';
import { groundIn, hexOfUnit, type Scene, sceneOf, standingUnitOf } from '../rules/field';
import { listAdjacentEnemyHexes } from '../rules/map/engagement';
import { type ModifierLine, sumOfLines } from '../rules/modifier-lines';
import { words } from '../view/words';

/** The throws that await a unit where it stands: its attack on each adjacent hex, its fire at each target. */
export const previews = (scenario: Scenario, pieceId: string): readonly OddsPreview[] => {
  const scene = sceneOf(scenario);
  const unit = rosterOf(scenario).units.get(pieceId);
  const hex = unit ? hexOfUnit(scene.field, pieceId) : null;
  if (!unit || hex === null) return [];
  return unit.arm === 'artillery' ? firePreviews(scene, pieceId, hex) : attackPreviews(scene, unit.side, hex);
};

const NO_CIRCUMSTANCES: Omit<MeleeCircumstances, 'turn'> = {
  spirits: ['steady', 'steady'],
  stackChanged: false,
  momentum: 0,
  momentumTurned: 0,
};

const chartRule = (cell: (total: number) => string): DiceRule<number, string> => ({
  dice: () => ONE_DIE,
  outcome: (modifier, [die = 0]) => cell(die + modifier),
});

const previewOf = (
  id: string,
  against: string,
  title: OddsPreview['title'],
  rule: OddsPreview['rule'],
  cell: (total: number) => string,
  lines: readonly ModifierLine[],
): OddsPreview => {
  const odds = computeOdds(chartRule(cell), sumOfLines(lines));
  return {
    id,
    against,
    title,
    rule,
    odds,
    outcomes: Object.keys(odds.ways).map(result => ({ id: result, label: words('result', { result }) })),
    lines: lines.map(line => ({ label: words(`modifier.${line.id}`), value: line.value, rule: line.rule })),
  };
};

const attackPreviews = (scene: Scene, side: 0 | 1, hex: number): readonly OddsPreview[] =>
  listAdjacentEnemyHexes(scene, hex, side).flatMap(target => {
    const melee: Melee = { attacker: side, attackingHexes: [hex], defendingHexes: [target] };
    const balance = balanceOf(scene, melee);
    const [attackingLead, defendingLead] = [
      findStrongestLead(balance.attackers),
      findStrongestLead(balance.defenders),
    ];
    if (attackingLead === null || defendingLead === null) return [];
    const choices = { attackingLead, defendingLead, ground: findBestGround(scene, melee, balance) };
    const lines = closeCombatLines(scene, melee, balance, choices, {
      ...NO_CIRCUMSTANCES,
      turn: firstTurn(scene),
    });
    const chart = ruleDataOf(scene.scenario).charts['close-combat'];
    const title = words('preview.attack', {
      hex: formatHexId(groundIn(scene).grid, target),
      attacking: balance.attacking,
      defending: balance.defending,
      column: balance.column,
    });
    return previewOf(
      `attack-${target}`,
      formatHexId(groundIn(scene).grid, target),
      title,
      cite('19.6'),
      total => closeCombatCell(chart, balance.column, total),
      lines,
    );
  });

const firstTurn = ({ scenario }: Scene): string => scenario.options.turns[0] ?? '';

const firePreviews = (scene: Scene, gunId: string, from: number): readonly OddsPreview[] => {
  const gun = standingUnitOf(scene, gunId);
  const turn = firstTurn(scene);
  return targetsOf(scene, gun, 'offensive', turn).flatMap(target => {
    const fire = { side: gun.unit.side, target, guns: [gun], groundFrom: from };
    const strength = computeBombardmentStrength(scene, fire);
    const chart = ruleDataOf(scene.scenario).charts.bombardment;
    const column = findBombardmentColumn(chart, strength);
    if (column === null) return [];
    const lines = listBombardmentLines(scene, fire, NO_CIRCUMSTANCES.spirits, turn);
    const title = words('preview.bombardment', {
      hex: formatHexId(groundIn(scene).grid, target),
      strength,
      column,
    });
    return previewOf(
      `fire-${target}`,
      formatHexId(groundIn(scene).grid, target),
      title,
      cite('16.2'),
      total => findBombardmentCell(chart, column, total),
      lines,
    );
  });
};
