'use client';

import { useEffect, useState } from 'react';
import { type LabProgress, type LabRunner, openLabRunner } from '@/lib/games/lab/lab-runner';
import { type LabStore, openLabStore } from '@/lib/games/lab/lab-store';
import type { RunPlan } from '@/lib/games/lab/run-plan';
import { type LabWorker, openLabPool } from '@/lib/games/lab/worker-pool';

const makeWorker = (): LabWorker =>
  new Worker(new URL('../../../lib/games/lab/worker.ts', import.meta.url), { type: 'module' });

/** One core stays free for the page. */
export const countWorkers = (): number =>
  Math.max(
    1,
    Math.min(
      8,
      (globalThis.navigator?.hardwareConcurrency ?? 2) - (navigator.hardwareConcurrency > 2 ? 1 : 0),
    ),
  );

export interface LabControls {
  readonly progress: LabProgress;
  readonly workers: number;
  start(): void;
  pause(): void;
  clear(): void;
}

const NOTHING: LabProgress = { games: new Map(), state: 'loading', pace: 0 };

/** Workers while the page is open, and what they have played. */
const useRunner = (): {
  readonly runner: LabRunner | null;
  readonly progress: LabProgress;
  readonly store: LabStore | null;
} => {
  const [opened, setOpened] = useState<{ readonly runner: LabRunner; readonly store: LabStore } | null>(null);
  const [progress, setProgress] = useState(NOTHING);
  useEffect(() => {
    const store = openLabStore();
    const pool = openLabPool(makeWorker, countWorkers());
    const runner = openLabRunner(pool, store, setProgress, () => performance.now());
    setOpened({ runner, store });
    return () => runner.close();
  }, []);
  return { runner: opened?.runner ?? null, store: opened?.store ?? null, progress };
};

/** Plays the games of the plans, once started. */
export const useLabRunner = (plans: readonly RunPlan[]): LabControls => {
  const { runner, store, progress } = useRunner();
  useEffect(() => {
    if (runner) void runner.setPlans(plans);
  }, [runner, plans]);
  return {
    progress,
    workers: countWorkers(),
    start: () => runner?.start(),
    pause: () => runner?.pause(),
    clear: () => {
      runner?.pause();
      void Promise.all(plans.map(({ key }) => store?.clear(key))).then(() => location.reload());
    },
  };
};
