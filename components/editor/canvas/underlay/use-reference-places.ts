'use client';

import { useMemo } from 'react';
import {
  listReferencePlaces,
  pickWidestPlaces,
  type ReferencePlace,
} from '@/lib/editor/edits/map/underlay-edits';
import { useStudioState, useView } from '../../session/studio-context';

/** Every place that a picture can be fitted by. */
export const useReferencePlaces = (): readonly ReferencePlace[] => {
  const board = useStudioState(({ derived }) => derived.position?.board);
  return useMemo(() => (board ? listReferencePlaces(board) : []), [board]);
};

/** The three that are asked for: those the author named, else three in the corners. */
export const useFitPlaces = (): readonly ReferencePlace[] => {
  const board = useStudioState(({ derived }) => derived.position?.board);
  const named = useView(({ referencePlaces: names }) => names);
  const all = useReferencePlaces();
  return useMemo(() => {
    const widest = board ? pickWidestPlaces(board) : [];
    return widest.map((place, index) => all.find(({ id }) => id === named[index]) ?? place);
  }, [board, all, named]);
};
