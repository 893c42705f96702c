'use client';

import { createContext, type ReactNode, useContext, useMemo, useRef } from 'react';
import { type BuiltArmy, type EditPart, editSideArmy } from '@/lib/editor/edits/army-edits';
import { documentKindOf } from '@/lib/editor/session/derived-state';
import { applyDocumentEdit } from '@/lib/editor/session/state';
import { parseDocument } from '@/lib/game/check/check-document';
import { FieldScopeContext } from '../forms/field-scope';
import { useStudioState } from '../session/studio-context';

const ArmyContext = createContext<BuiltArmy | null>(null);

/** The parsed document; while the source is malformed, the last one that could be parsed. */
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

const useBuiltArmy = (army: unknown, edit: EditPart): BuiltArmy | null => {
  const lists = useStudioState(({ rules }) => rules.system.armyLists);
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
      edit,
    };
  }, [lists, army, edit]);
};

interface ArmyProviderProps {
  readonly children: ReactNode;
  /** Shown when the list of the army is unknown. */
  readonly otherwise: ReactNode;
}

/** The document is an army. */
export const ArmyProvider = ({ children, otherwise }: ArmyProviderProps) => {
  const built = useBuiltArmy(useReadDocument(), applyDocumentEdit);
  return built ? <ArmyContext value={built}>{children}</ArmyContext> : otherwise;
};

interface SideArmyProviderProps extends ArmyProviderProps {
  readonly seat: string;
  /** The side's army as a document. */
  readonly army: unknown;
}

/** The army of one side of the battle that is edited: its fields write into that side. */
export const SideArmyProvider = ({ seat, army, children, otherwise }: SideArmyProviderProps) => {
  const edit = useMemo(() => editSideArmy(seat), [seat]);
  const built = useBuiltArmy(army, edit);
  const scope = useMemo(() => built && { edit, findings: built.findings }, [built, edit]);
  return built ? (
    <FieldScopeContext value={scope}>
      <ArmyContext value={built}>{children}</ArmyContext>
    </FieldScopeContext>
  ) : (
    otherwise
  );
};

export const useArmy = (): BuiltArmy => {
  const army = useContext(ArmyContext);
  if (!army) throw new Error('outside an army');
  return army;
};
