'use client';

import { useEffect, useMemo } from 'react';
import { toOverlayQuery } from '@/lib/editor/check-worker/overlay-query';
import { unwatch, watch } from '@/lib/editor/check-worker/watched-queries';
import type { Overlay, OverlayFocus, OverlayMark } from '@/lib/game/contract/overlay';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { useStudio, useStudioState, useView } from '../../session/studio-context';

const NOTHING: readonly OverlayMark[] = [];

/** What an overlay lies over depends on what is chosen, or does not. */
export const hasFocus = (
  { from }: Pick<Overlay<ScenarioBase>, 'from'>,
  { pieces, space }: OverlayFocus,
): boolean => from === 'board' || (from === 'pieces' ? pieces.length > 0 : space !== null);

export interface ShownOverlay {
  readonly overlay: Overlay<ScenarioBase>;
  readonly marks: readonly OverlayMark[];
}

/** Has the rules asked as long as somebody looks. */
const useWatchedMarks = (names: readonly string[]): void => {
  const { store } = useStudio();
  useEffect(() => {
    for (const name of names) store.update(state => watch(state, 'marks', name));
    return () => {
      for (const name of names) store.update(state => unwatch(state, 'marks', name));
    };
  }, [store, names]);
};

/** The overlays that are switched on, with what they mark, as soon as the rules have told it. */
export const useShownOverlays = (): readonly ShownOverlay[] => {
  const chosen = useView(({ overlays }) => overlays);
  const offered = useStudioState(({ rules }) => rules.system.overlays);
  const selection = useStudioState(state => state.selection);
  const next = useStudioState(({ watched }) => watched.marks.answers);
  const asked = useMemo(
    () =>
      offered
        .filter(({ id }) => chosen.includes(id))
        .map(overlay => ({
          overlay,
          name: hasFocus(overlay, selection) ? toOverlayQuery(overlay, selection) : null,
        })),
    [offered, chosen, selection],
  );
  useWatchedMarks(useMemo(() => asked.flatMap(({ name }) => name ?? []), [asked]));
  return useMemo(
    () => asked.map(({ overlay, name }) => ({ overlay, marks: (name && next[name]?.answer) || NOTHING })),
    [asked, next],
  );
};
