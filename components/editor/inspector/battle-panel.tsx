'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useRef } from 'react';
import { Tabs } from '@/components/ui/controls/tabs';
import { hasPlan } from '@/lib/editor/commands/panel-commands';
import { BATTLE_TABS, type BattleTab, chooseTab } from '@/lib/editor/session/panels';
import { BattleForms } from '../forms/battle-forms';
import { usePanels, useStudio, useStudioState } from '../session/studio-context';
import { useFocusRequest } from '../session/use-focus-request';
import { CommentsPanel } from '../together/comments-panel';
import { HistoryPanel } from './history-panel';
import styles from './inspector.module.css';
import { PlanPanel } from './plan-panel';

const PANELS: Readonly<Record<BattleTab, () => React.ReactNode>> = {
  battle: BattleForms,
  plan: PlanPanel,
  history: HistoryPanel,
  comments: CommentsPanel,
};

/** A system without such rules has no plan to show. */
const useTabs = (): readonly BattleTab[] => {
  const isPlanShown = useStudioState(hasPlan);
  return isPlanShown ? BATTLE_TABS : BATTLE_TABS.filter(tab => tab !== 'plan');
};

const CHOSEN_TAB = '[role="tab"][aria-selected="true"]';

/** What is true of the whole battle: its form, its plan, its history. */
export const BattlePanel = () => {
  const words = useTranslations('studio');
  const tabs = useTabs();
  const { store } = useStudio();
  const tab = usePanels(panels => panels.tab);
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
      aria-label={words('inspector.battle')}
      data-pane="inspector"
      tabIndex={-1}
    >
      <Tabs
        tabs={tabs.map(id => ({ id, label: words(`inspector.${id}`) }))}
        chosen={tab}
        onChoose={wanted => store.update(state => chooseTab(state, wanted))}
        panelClassName={styles.tabPanel}
      >
        <Panel />
      </Tabs>
    </aside>
  );
};
