import type { AnySystem } from '../contract/game-system';
import type { ScenarioBase } from '../document/scenario-base';

/** How long a game of a battle takes; null: it cannot be played here. */
export const estimateMinutes = (system: AnySystem, scenario: ScenarioBase): number | null => {
  const [seat] = system.seats(scenario);
  return system.play && seat ? system.play.brief(scenario, seat.id).minutes : null;
};
