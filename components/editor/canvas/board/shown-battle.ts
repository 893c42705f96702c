import type { TransformGhost } from '@/lib/editor/session/interaction-state';
import type { Position } from '@/lib/game/contract/position';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { useInteraction, useStudioState } from '../../session/studio-context';

/** A board that would be mirrored as a whole is shown so before it is done. */
const useWholeGhost = (): TransformGhost | null =>
  useInteraction(({ ghost }) => (ghost?.pieces.length === 0 ? ghost : null));

export const useShownPosition = (): Position | null => {
  const standing = useStudioState(({ derived }) => derived.position);
  return useWholeGhost()?.position ?? standing;
};

export const useShownScenario = (): ScenarioBase | null => {
  const standing = useStudioState(({ derived }) => derived.scenario);
  return useWholeGhost()?.scenario ?? standing;
};
