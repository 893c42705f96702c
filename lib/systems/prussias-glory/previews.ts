import { type DiceRule, exactOdds } from '@/lib/dice/odds';
import type { Preview } from '@/lib/game/preview';
import { hexId } from '@/lib/geometry/hex';
import { rosterOf } from './army';
import { words } from './describe';
import { groundIn, hexOfUnit, type Scene, sceneOf, standing } from './field';
import { kitOf } from './kit';
import { cite } from './rulebook';
import { bombardmentLines, bombardmentStrength, targetsOf } from './rules/bombardment';
import { balanceOf, type Melee } from './rules/close-combat';
import { closeCombatLines, type MeleeCircumstances } from './rules/close-combat-modifiers';
import { ONE_DIE } from './rules/dice';
import { adjacentEnemies } from './rules/engagement';
import { bestGround, strongestLead } from './rules/melee-choices';
import { type ModifierLine, sumOfLines } from './rules/modifier-lines';
import { bombardmentCell, bombardmentColumn, closeCombatCell } from './rules/odds-column';
import type { Scenario } from './scenario';

/** The throws that await a unit where it stands: its attack on each adjacent hex, its fire at each target. */
export const previews = (scenario: Scenario, pieceId: string): readonly Preview[] => {
  const scene = sceneOf(scenario);
  const unit = rosterOf(scenario).units.get(pieceId);
  const hex = unit ? hexOfUnit(scene.field, pieceId) : null;
  if (!unit || hex === null) return [];
  return unit.arm === 'artillery' ? shots(scene, pieceId, hex) : attacks(scene, unit.side, hex);
};

const PEACE: Omit<MeleeCircumstances, 'turn'> = {
  spirits: ['steady', 'steady'],
  stackChanged: false,
  momentum: 0,
  momentumTurned: 0,
};

const chartThrow = (cell: (total: number) => string): DiceRule<number, string> => ({
  dice: () => ONE_DIE,
  outcome: (modifier, [die = 0]) => cell(die + modifier),
});

const previewOf = (
  id: string,
  against: string,
  title: Preview['title'],
  rule: Preview['rule'],
  cell: (total: number) => string,
  lines: readonly ModifierLine[],
): Preview => {
  const odds = exactOdds(chartThrow(cell), sumOfLines(lines));
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

const attacks = (scene: Scene, side: 0 | 1, hex: number): readonly Preview[] =>
  adjacentEnemies(scene, hex, side).flatMap(target => {
    const melee: Melee = { attacker: side, attackingHexes: [hex], defendingHexes: [target] };
    const balance = balanceOf(scene, melee);
    const [attackingLead, defendingLead] = [
      strongestLead(balance.attackers),
      strongestLead(balance.defenders),
    ];
    if (attackingLead === null || defendingLead === null) return [];
    const choices = { attackingLead, defendingLead, ground: bestGround(scene, melee, balance) };
    const lines = closeCombatLines(scene, melee, balance, choices, { ...PEACE, turn: firstTurn(scene) });
    const chart = kitOf(scene.scenario).charts['close-combat'];
    const title = words('preview.attack', {
      hex: hexId(groundIn(scene).grid, target),
      attacking: balance.attacking,
      defending: balance.defending,
      column: balance.column,
    });
    return previewOf(
      `attack-${target}`,
      hexId(groundIn(scene).grid, target),
      title,
      cite('19.6'),
      total => closeCombatCell(chart, balance.column, total),
      lines,
    );
  });

const firstTurn = ({ scenario }: Scene): string => scenario.options.turns[0] ?? '';

const shots = (scene: Scene, gunId: string, from: number): readonly Preview[] => {
  const gun = standing(scene, gunId);
  const turn = firstTurn(scene);
  return targetsOf(scene, gun, 'offensive', turn).flatMap(target => {
    const fire = { side: gun.unit.side, target, guns: [gun], groundFrom: from };
    const strength = bombardmentStrength(scene, fire);
    const chart = kitOf(scene.scenario).charts.bombardment;
    const column = bombardmentColumn(chart, strength);
    if (column === null) return [];
    const lines = bombardmentLines(scene, fire, PEACE.spirits, turn);
    const title = words('preview.bombardment', {
      hex: hexId(groundIn(scene).grid, target),
      strength,
      column,
    });
    return previewOf(
      `fire-${target}`,
      hexId(groundIn(scene).grid, target),
      title,
      cite('16.2'),
      total => bombardmentCell(chart, column, total),
      lines,
    );
  });
};
