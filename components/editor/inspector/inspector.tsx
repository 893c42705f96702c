'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Tabs } from '@/components/ui/tabs';
import { BattleForms } from '../forms/battle-forms';
import { useStudioState } from '../session/studio-context';
import { HistoryPanel } from './history-panel';
import styles from './inspector.module.css';
import { PlanPanel } from './plan-panel';
import { SelectionPanel } from './selection-panel';
import { useSelectedShape } from './shape-panel';

const TABS = ['selection', 'battle', 'plan', 'history'] as const;
type Tab = (typeof TABS)[number];

const PANELS: Readonly<Record<Tab, () => React.ReactNode>> = {
  selection: SelectionPanel,
  battle: BattleForms,
  plan: PlanPanel,
  history: HistoryPanel,
};

/** These stay open while something else is chosen on the map. */
const STANDING: readonly Tab[] = ['plan', 'history'];

/** A system without such rules has no plan to show. */
const useTabs = (): readonly Tab[] => {
  const hasPlan = useStudioState(
    ({ rules }) => rules.format === 'scenario' && rules.system.planning !== undefined,
  );
  return hasPlan ? TABS : TABS.filter(tab => tab !== 'plan');
};

/** What is chosen has its tab; without anything chosen the battle itself is shown. */
const useTab = (): readonly [Tab, (tab: Tab) => void] => {
  const selection = useStudioState(state => state.selection);
  const shape = useSelectedShape();
  const hasSelection = selection.pieces.length > 0 || selection.space !== null || shape !== null;
  const [request, setWish] = useState<{ readonly tab: Tab; readonly at: unknown } | null>(null);
  const own: Tab = hasSelection ? 'selection' : 'battle';
  const isKept = request !== null && (STANDING.includes(request.tab) || request.at === selection);
  return [isKept ? request.tab : own, tab => setWish({ tab, at: selection })];
};

export const Inspector = () => {
  const words = useTranslations('studio');
  const tabs = useTabs();
  const [tab, setTab] = useTab();
  const Panel = PANELS[tab];
  return (
    <aside
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
