import type { DeploymentZone } from '@/lib/game/contract/game-system';
import type { Scenario } from '../document/scenario';
import { findStand } from '../document/table';
import { deploymentArea } from '../rules/setup/deployment';
import { toUnits } from '../view/position';

/** 8.2, 8.3, 8.5, 8.6 – The ground of its side, in board units. */
export const deployment = (scenario: Scenario, pieceId: string): DeploymentZone => {
  const side = findStand(scenario, pieceId)?.side;
  const force = scenario.forces.find(other => other.side === side);
  const area = force ? deploymentArea(scenario, force) : null;
  return { kind: 'table', areas: area ? [area.map(toUnits)] : [] };
};
