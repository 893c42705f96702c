'use client';

import { useLocale } from 'next-intl';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Level } from '@/lib/game/computer/levels';
import type { Seat } from '@/lib/game/contract/game-system';
import type { Variant } from '@/lib/game/document/scenario-base';
import type { RunContext } from '@/lib/game/lab/summary';
import type { GameTally } from '@/lib/game/lab/tally-game';
import { languageOf } from '@/lib/game/language';
import {
  contextOf,
  type LabBattle,
  type LabSetup,
  levelForAll,
  readLabBattle,
  type SeatLevels,
} from '@/lib/games/lab/lab-battle';
import {
  createDefaultChoice,
  type LabChoice,
  loadLabChoice,
  saveLabChoice,
  targetOf,
} from '@/lib/games/lab/lab-choice';
import { runKeyOf } from '@/lib/games/lab/run-key';
import { gamesOfPlan, type RunPlan } from '@/lib/games/lab/run-plan';
import { useLabRunner } from './use-lab-runner';

/** Where the lab's battle comes from. */
export interface LabSource {
  readonly document: unknown;
  /** What identifies this version. */
  readonly place: string;
  /** Where its games are opened. */
  readonly playPath: string;
  /** Other versions to compare it with; a version's document is loaded by its number. */
  readonly versions: readonly number[];
  /** The version that the server's workers can measure; null: a draft. */
  readonly published: { readonly slug: string; readonly n: number } | null;
  loadVersion(n: number): Promise<unknown>;
}

export interface OpenedLab {
  readonly battle: LabBattle;
  readonly context: RunContext;
  readonly seats: readonly Seat[];
  readonly variants: readonly Variant[];
}

/** Null: it is read; false: it cannot be played. */
export const useLabBattle = (setup: LabSetup | null): OpenedLab | null | false => {
  const language = languageOf(useLocale());
  const [opened, setOpened] = useState<OpenedLab | null | false>(null);
  useEffect(() => {
    let isOn = true;
    if (setup)
      void readLabBattle(setup, language).then(battle => {
        if (!isOn) return;
        setOpened(
          battle
            ? {
                battle,
                context: contextOf(battle),
                seats: battle.system.seats(battle.scenario),
                variants: battle.scenario.variants,
              }
            : false,
        );
      });
    return () => {
      isOn = false;
    };
  }, [setup, language]);
  return opened;
};

/** The choice of this battle, kept on the device. */
export const useLabChoice = (place: string, seats: readonly Seat[], variant: string | null) => {
  const [choice, setChoice] = useState<LabChoice>(() => {
    const kept = loadLabChoice(place, seats);
    if (!kept) return createDefaultChoice(seats, variant);
    return variant === null ? kept : { ...kept, variant };
  });
  const change = useCallback(
    (changes: Partial<LabChoice>): void =>
      setChoice(before => {
        const next = { ...before, ...changes };
        saveLabChoice(place, next);
        return next;
      }),
    [place],
  );
  return { choice, change };
};

const planOf = (
  place: string,
  setup: LabSetup,
  levels: SeatLevels,
  choice: Pick<LabChoice, 'count' | 'firstSeed'>,
): RunPlan => ({
  key: runKeyOf(place, setup, levels),
  setup,
  levels,
  firstSeed: choice.firstSeed,
  target: targetOf(choice),
});

/** Null: B needs another document, or nothing is compared. */
const setupOfSameDocument = (
  document: unknown,
  variant: string | null,
  rival: LabChoice['rival'],
): LabSetup | null => {
  if (rival?.type === 'variant') return { document, variant: rival.id, without: null };
  return rival?.type === 'option'
    ? { document, variant, without: null, options: { [rival.id]: rival.choice } }
    : null;
};

/** The document that B is played from, once it is there. */
const useRivalSetup = (
  { document, loadVersion }: LabSource,
  { variant, rival }: Pick<LabChoice, 'variant' | 'rival'>,
): LabSetup | null => {
  const [setup, setSetup] = useState<LabSetup | null>(null);
  useEffect(() => {
    let isOn = true;
    setSetup(setupOfSameDocument(document, variant, rival));
    if (rival?.type === 'version')
      void loadVersion(rival.n).then(other => {
        if (isOn && other !== null) setSetup({ document: other, variant: null, without: null });
      });
    return () => {
      isOn = false;
    };
  }, [document, loadVersion, variant, rival]);
  return setup;
};

/** How many pairs say what a unit is worth. */
export const REMOVAL_PAIRS = 60;

/** All runs that the choice asks for, and their games. */
export const useLabRuns = (
  source: LabSource,
  battle: LabBattle,
  choice: LabChoice,
  removed: readonly string[],
) => {
  const { document, place } = source;
  const rivalSetup = useRivalSetup(source, choice);
  const plans = useMemo(() => {
    const setup: LabSetup = { document, variant: choice.variant, without: null };
    const first = planOf(place, setup, choice.levels, choice);
    const second: Level | null = choice.rival === null ? choice.second : null;
    return {
      first,
      second: second === null ? null : planOf(place, setup, levelForAll(battle, second), choice),
      rival: rivalSetup === null ? null : planOf(place, rivalSetup, choice.levels, choice),
      removals: removed.map(without => ({
        unit: without,
        plan: planOf(place, { ...setup, without }, choice.levels, { ...choice, count: REMOVAL_PAIRS }),
      })),
    };
  }, [document, place, battle, choice, rivalSetup, removed]);
  const list = useMemo(
    () =>
      [plans.first, plans.second, plans.rival, ...plans.removals.map(({ plan }) => plan)].filter(
        plan => plan !== null,
      ),
    [plans],
  );
  const controls = useLabRunner(list);
  const { games } = controls.progress;
  const gamesOf = (plan: RunPlan | null): readonly GameTally[] =>
    plan ? gamesOfPlan(games.get(plan.key) ?? [], plan) : [];
  return { plans, list, controls, gamesOf };
};
