import { type Scene, withoutUnits } from '../field';
import { balanceOf, type Melee } from './close-combat';
import type { ArmySpirit } from './close-combat-modifiers';

/**
 * 8.2, 10.2, 10.3, 25.3.5 – Routed units of a demoralised army surrender when they are attacked, before the throw;
 * and so do those who come to the front in their place (ruling A6: captured). The baggage never does.
 */
export const listSurrenderingUnits = (scene: Scene, melee: Melee, spirit: ArmySpirit): readonly string[] => {
  if (spirit === 'steady') return [];
  const captives = balanceOf(scene, melee)
    .contributing.filter(({ status, unit }) => status === 'routed' && !unit.traits.includes('light-baggage'))
    .map(({ unit }) => unit.id);
  if (captives.length === 0) return [];
  return [...captives, ...listSurrenderingUnits(withoutUnits(scene, captives), melee, spirit)];
};
