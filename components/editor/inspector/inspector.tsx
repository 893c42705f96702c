'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useCallback, useId } from 'react';
import { hasPlan } from '@/lib/editor/commands/panel-commands';
import { chooseTab, currentTab, INSPECTOR_TABS, type InspectorTab } from '@/lib/editor/session/panels';
import { BattleForms } from '../forms/battle-forms';
import { usePanels, useStudio, useStudioState } from '../session/studio-context';
import { useFocusRequest } from '../session/use-focus-request';
import { HistoryPanel } from './history-panel';
import styles from './inspector.module.css';
import { PlanPanel } from './plan-panel';
import { SelectionPanel } from './selection-panel';
import { useSelectedShape } from './shape-panel';

const PANELS: Readonly<Record<InspectorTab, () => React.ReactNode>> = {
  selection: SelectionPanel,
  battle: BattleForms,
  plan: PlanPanel,
  history: HistoryPanel,
};

/** A system without such rules has no plan to show. */
const useTabs = (): readonly InspectorTab[] => {
  const isPlanShown = useStudioState(hasPlan);
  return isPlanShown ? INSPECTOR_TABS : INSPECTOR_TABS.filter(tab => tab !== 'plan');
};

/** What is chosen has its tab; without anything chosen the battle itself is shown. */
const useTab = (): readonly [InspectorTab, (tab: InspectorTab) => void] => {
  const { store } = useStudio();
  const selection = useStudioState(state => state.selection);
  const chosen = usePanels(({ tab }) => tab);
  const shape = useSelectedShape();
  const hasSelection = selection.pieces.length > 0 || selection.space !== null || shape !== null;
  return [currentTab(chosen, selection, hasSelection), tab => store.update(state => chooseTab(state, tab))];
};

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

export const Inspector = () => {
  const words = useTranslations('studio');
  const id = useId();
  const tabs = useTabs();
  const [tab, setTab] = useTab();
  const Panel = PANELS[tab];
  useFocusRequest(
    tab,
    useCallback(() => document.getElementById(`${id}-${tab}`), [id, tab]),
  );
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = STEPS[event.key];
    const next = step && tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
    if (!next) return;
    setTab(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <aside
      className={styles.inspector}
      aria-label={words('inspector.title')}
      data-pane="inspector"
      tabIndex={-1}
    >
      <div role="tablist" className={styles.tabs} onKeyDown={onKeyDown}>
        {tabs.map(name => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === tab}
            aria-controls={`${id}-panel`}
            tabIndex={name === tab ? 0 : -1}
            onClick={() => setTab(name)}
          >
            {words(`inspector.${name}`)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} className={styles.tabPanel}>
        <Panel />
      </div>
    </aside>
  );
};
