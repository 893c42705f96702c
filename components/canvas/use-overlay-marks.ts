'use client';

import { useMemo } from 'react';
import { useStudioState } from '@/components/studio/studio-context';
import { useView } from '@/components/studio/view/view-context';
import type { Focus, Overlay, OverlayMark } from '@/lib/game/overlay';
import type { ScenarioBase } from '@/lib/game/scenario-base';

const NOTHING: readonly OverlayMark[] = [];

/** What an overlay lies over depends on what is chosen, or does not. */
export const hasFocus = ({ from }: Pick<Overlay<ScenarioBase>, 'from'>, { pieces, space }: Focus): boolean =>
  from === 'board' || (from === 'pieces' ? pieces.length > 0 : space !== null);

export interface ShownOverlay {
  readonly overlay: Overlay<ScenarioBase>;
  readonly marks: readonly OverlayMark[];
}

/** The overlays that are switched on, with what they mark as the battle stands now. */
export const useShownOverlays = (): readonly ShownOverlay[] => {
  const chosen = useView(({ overlays }) => overlays);
  const offered = useStudioState(({ judge }) => judge.system.overlays);
  const scenario = useStudioState(({ reading }) => reading.scenario);
  const selection = useStudioState(state => state.selection);
  return useMemo(
    () =>
      offered
        .filter(({ id }) => chosen.includes(id))
        .map(overlay => ({
          overlay,
          marks: scenario && hasFocus(overlay, selection) ? overlay.marks(scenario, selection) : NOTHING,
        })),
    [offered, chosen, scenario, selection],
  );
};
