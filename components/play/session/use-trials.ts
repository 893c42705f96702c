'use client';

import { useEffect, useRef, useState } from 'react';
import type { AnyOrder } from '@/lib/game/play/board/lit-targets';
import { canTry, type TrialRequest } from '@/lib/games/trials/run-trial';
import type { TrialTally } from '@/lib/games/trials/tally';
import type { TrialAnswer, TrialQuestion } from '@/lib/games/trials/worker';
import { usePlay } from './play-model';

const makeWorker = () =>
  new Worker(new URL('../../../lib/games/trials/worker.ts', import.meta.url), { type: 'module' });

/** A pointer that only passes over an order starts no trials. */
const RESTING = 250;

interface Known {
  readonly order: AnyOrder;
  readonly tally: TrialTally | null;
}

/**
 * The result of the whole order in many trial runs, computed beside the page; null: not known yet, or it throws only
 * once.
 */
export const useTrials = (order: AnyOrder | undefined): TrialTally | null => {
  const { system, rules, state, seat } = usePlay();
  const worker = useRef<Worker | null>(null);
  const last = useRef(0);
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => () => worker.current?.terminate(), []);
  useEffect(() => {
    last.current += 1;
    const id = last.current;
    const ask = (asked: TrialRequest | null): void =>
      worker.current?.postMessage({ id, system: system.id, order: asked } satisfies TrialQuestion);
    const request = order && seat !== null ? { state, seat, actions: order.actions } : null;
    if (!order || !request || !canTry(rules, request)) {
      ask(null);
      return;
    }
    const timer = setTimeout(() => {
      worker.current ??= makeWorker();
      worker.current.onmessage = ({ data }: MessageEvent<TrialAnswer>) => {
        if (data.id === id) setKnown({ order, tally: data.tally });
      };
      ask(request);
    }, RESTING);
    return () => clearTimeout(timer);
  }, [order, system, rules, state, seat]);
  return known !== null && known.order === order ? known.tally : null;
};
