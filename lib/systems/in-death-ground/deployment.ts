import type { Zone } from '@/lib/game/game-system';
import { toUnits } from './position';
import { deploymentArea } from './rules/deployment';
import type { Scenario } from './scenario';
import { standById } from './table';

/** 8.2, 8.3, 8.5, 8.6 – The ground of its side, in board units. */
export const deployment = (scenario: Scenario, pieceId: string): Zone => {
  const side = standById(scenario, pieceId)?.side;
  const force = scenario.forces.find(other => other.side === side);
  const area = force ? deploymentArea(scenario, force) : null;
  return { kind: 'table', areas: area ? [area.map(toUnits)] : [] };
};
