'use client';

import { useEffect, useMemo } from 'react';
import { toOverlayQuery } from '@/lib/editor/check-worker/overlay-query';
import { unwatch, watch } from '@/lib/editor/check-worker/watched-queries';
import type { Overlay, OverlayFocus, OverlayMark } from '@/lib/game/contract/authoring/overlay';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { useStudio, useStudioState, useView } from '../../session/studio-context';

const NOTHING: readonly OverlayMark[] = [];

/** Whether an overlay depends on the selection. */
export const hasFocus = (
  { from }: Pick<Overlay<ScenarioBase>, 'from'>,
  { pieces, space }: OverlayFocus,
): boolean => from === 'board' || (from === 'pieces' ? pieces.length > 0 : space !== null);

/** The focus of overlays: what is pinned, or else what is selected. A selected piece includes its space. */
export const useOverlayFocus = (): OverlayFocus => {
  const pinned = useView(({ overlayFocus }) => overlayFocus);
  const { pieces, space } = useStudioState(({ selection }) => selection);
  const stand = useStudioState(
    ({ derived }) => derived.position?.pieces.find(({ id }) => id === pieces[0])?.space ?? null,
  );
  return useMemo(() => pinned ?? { pieces, space: space ?? stand }, [pinned, pieces, space, stand]);
};

export interface ShownOverlay {
  readonly overlay: Overlay<ScenarioBase>;
  readonly marks: readonly OverlayMark[];
}

/** Keeps the rules running for these overlays as long as they are shown. */
const useWatchedMarks = (names: readonly string[]): void => {
  const { store } = useStudio();
  useEffect(() => {
    for (const name of names) store.update(state => watch(state, 'marks', name));
    return () => {
      for (const name of names) store.update(state => unwatch(state, 'marks', name));
    };
  }, [store, names]);
};

/** The overlays that are switched on, with what they mark, as soon as the rules have answered. */
export const useShownOverlays = (): readonly ShownOverlay[] => {
  const chosen = useView(({ overlays }) => overlays);
  const offered = useStudioState(({ rules }) => rules.system.overlays);
  const focus = useOverlayFocus();
  const next = useStudioState(({ watched }) => watched.marks.answers);
  const asked = useMemo(
    () =>
      offered
        .filter(({ id }) => chosen.includes(id))
        .map(overlay => ({
          overlay,
          name: hasFocus(overlay, focus) ? toOverlayQuery(overlay, focus) : null,
        })),
    [offered, chosen, focus],
  );
  useWatchedMarks(useMemo(() => asked.flatMap(({ name }) => name ?? []), [asked]));
  return useMemo(
    () => asked.map(({ overlay, name }) => ({ overlay, marks: (name && next[name]?.answer) || NOTHING })),
    [asked, next],
  );
};
