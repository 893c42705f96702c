'use client';

import { createContext, type ReactNode, useContext, useMemo, useRef } from 'react';
import { kindOf } from '@/components/studio/reading';
import { useStudioState } from '@/components/studio/studio-context';
import type { ArmyLists, ArmyPick, ListEntry } from '@/lib/game/army-list';
import { readShape } from '@/lib/game/check-document';
import type { Finding } from '@/lib/game/finding';

/** The army on the bench, with all that its list says of it. */
export interface BuiltArmy {
  readonly lists: ArmyLists;
  readonly army: unknown;
  readonly list: unknown;
  readonly offers: readonly ListEntry[];
  readonly picks: readonly ArmyPick[];
  readonly judged: readonly Finding[];
}

const ArmyContext = createContext<BuiltArmy | null>(null);

/** The document as its schema reads it; while the source is malformed the last one that could be read. */
export const useReadDocument = (): unknown => {
  const judge = useStudioState(state => state.judge);
  const shown = useStudioState(({ reading }) => reading.shown);
  const last = useRef<unknown>(null);
  return useMemo(() => {
    const { document } = readShape(kindOf(judge), shown);
    if (document !== null) last.current = document;
    return last.current;
  }, [judge, shown]);
};

const useBuiltArmy = (): BuiltArmy | null => {
  const lists = useStudioState(({ judge }) => judge.system.lists);
  const army = useReadDocument();
  return useMemo(() => {
    const list = lists && army !== null ? lists.listOf(army) : null;
    if (!lists || list === null) return null;
    return {
      lists,
      army,
      list,
      offers: lists.offers(army, list),
      picks: lists.picks(army),
      judged: lists.judge(army, list),
    };
  }, [lists, army]);
};

interface ArmyProviderProps {
  readonly children: ReactNode;
  /** Shown when nobody knows the list of the army. */
  readonly otherwise: ReactNode;
}

export const ArmyProvider = ({ children, otherwise }: ArmyProviderProps) => {
  const built = useBuiltArmy();
  return built ? <ArmyContext value={built}>{children}</ArmyContext> : otherwise;
};

export const useArmy = (): BuiltArmy => {
  const army = useContext(ArmyContext);
  if (!army) throw new Error('outside an army');
  return army;
};
