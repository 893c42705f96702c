'use client';

import { createContext, type ReactNode, useContext, useMemo, useRef } from 'react';
import { useStudioState } from '@/components/editor/session/studio-context';
import type { BuiltArmy } from '@/lib/editor/edits/army-edits';
import { documentKindOf } from '@/lib/editor/session/derived-state';
import { parseDocument } from '@/lib/game/check/check-document';

const ArmyContext = createContext<BuiltArmy | null>(null);

/** The document as its schema reads it; while the source is malformed the last one that could be read. */
export const useReadDocument = (): unknown => {
  const rules = useStudioState(state => state.rules);
  const shown = useStudioState(({ derived }) => derived.shownDocument);
  const last = useRef<unknown>(null);
  return useMemo(() => {
    const { document } = parseDocument(documentKindOf(rules), shown);
    if (document !== null) last.current = document;
    return last.current;
  }, [rules, shown]);
};

const useBuiltArmy = (): BuiltArmy | null => {
  const lists = useStudioState(({ rules }) => rules.system.armyLists);
  const army = useReadDocument();
  return useMemo(() => {
    const list = lists && army !== null ? lists.listOf(army) : null;
    if (!lists || list === null) return null;
    return {
      lists,
      army,
      list,
      offers: lists.availableEntries(army, list),
      picks: lists.picks(army),
      findings: lists.check(army, list),
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
