'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useRef } from 'react';
import { Tabs } from '@/components/ui/controls/tabs';
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

const CHOSEN_TAB = '[role="tab"][aria-selected="true"]';

export const Inspector = () => {
  const words = useTranslations('studio');
  const tabs = useTabs();
  const [tab, setTab] = useTab();
  const Panel = PANELS[tab];
  const pane = useRef<HTMLElement>(null);
  useFocusRequest(
    tab,
    useCallback(() => pane.current?.querySelector<HTMLElement>(CHOSEN_TAB) ?? null, []),
  );
  return (
    <aside
      ref={pane}
      className={styles.inspector}
      aria-label={words('inspector.title')}
      data-pane="inspector"
      tabIndex={-1}
    >
      <Tabs
        tabs={tabs.map(id => ({ id, label: words(`inspector.${id}`) }))}
        chosen={tab}
        onChoose={setTab}
        panelClassName={styles.tabPanel}
      >
        <Panel />
      </Tabs>
    </aside>
  );
};
