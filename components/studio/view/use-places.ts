'use client';

import { useMemo } from 'react';
import { useStudioState } from '../studio-context';
import { type KnownPlace, knownPlaces, widestPlaces } from './underlay-edits';
import { useView } from './view-context';

/** Every place that a picture can be fitted by. */
export const useAllPlaces = (): readonly KnownPlace[] => {
  const board = useStudioState(({ reading }) => reading.position?.board);
  return useMemo(() => (board ? knownPlaces(board) : []), [board]);
};

/** The three that are asked for: those the author named, else three in the corners. */
export const usePlaces = (): readonly KnownPlace[] => {
  const board = useStudioState(({ reading }) => reading.position?.board);
  const named = useView(({ knownPlaces: names }) => names);
  const all = useAllPlaces();
  return useMemo(() => {
    const widest = board ? widestPlaces(board) : [];
    return widest.map((place, index) => all.find(({ id }) => id === named[index]) ?? place);
  }, [board, all, named]);
};
