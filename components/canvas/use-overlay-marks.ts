'use client';

import { useEffect, useMemo } from 'react';
import { questionOf } from '@/components/studio/overlay-question';
import { useStudio, useStudioState } from '@/components/studio/studio-context';
import { useView } from '@/components/studio/view/view-context';
import { wished, wishLeft } from '@/components/studio/wished';
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

/** Has the rules asked as long as somebody looks. */
const useWish = (names: readonly string[]): void => {
  const { store } = useStudio();
  useEffect(() => {
    for (const name of names) store.update(state => wished(state, 'marks', name));
    return () => {
      for (const name of names) store.update(state => wishLeft(state, 'marks', name));
    };
  }, [store, names]);
};

/** The overlays that are switched on, with what they mark, as soon as the rules have told it. */
export const useShownOverlays = (): readonly ShownOverlay[] => {
  const chosen = useView(({ overlays }) => overlays);
  const offered = useStudioState(({ judge }) => judge.system.overlays);
  const selection = useStudioState(state => state.selection);
  const told = useStudioState(({ wishes }) => wishes.marks.told);
  const asked = useMemo(
    () =>
      offered
        .filter(({ id }) => chosen.includes(id))
        .map(overlay => ({
          overlay,
          name: hasFocus(overlay, selection) ? questionOf(overlay, selection) : null,
        })),
    [offered, chosen, selection],
  );
  useWish(useMemo(() => asked.flatMap(({ name }) => name ?? []), [asked]));
  return useMemo(
    () => asked.map(({ overlay, name }) => ({ overlay, marks: (name && told[name]?.answer) || NOTHING })),
    [asked, told],
  );
};
