'use client';

import { useTranslations } from 'next-intl';
import { isShown, leftSlipOf, rightSlipOf, showPanel } from '@/lib/editor/session/panels';
import { SideArmyPanel } from '../army/side-army-panel';
import { FindingsPanel } from '../findings/findings-panel';
import { BattlePanel } from '../inspector/battle-panel';
import { Inspector } from '../inspector/inspector';
import { TrailingPane, useStudio, useStudioState } from '../session/studio-context';
import { Slip } from '../slips/slip';
import { ToolCard } from '../tool-card/tool-card';
import { Tray } from '../tray/tray';
import styles from './studio-screen.module.css';

/** On the left: what the author takes from. */
const LeftSlips = () => {
  const words = useTranslations('studio');
  const armies = useTranslations('lists.side');
  const { store } = useStudio();
  const left = useStudioState(leftSlipOf);
  return (
    <div className={styles.left}>
      <ToolCard />
      {left === 'side-army' && (
        <Slip
          name="side-army"
          title={armies('title')}
          side="left"
          size="side-army-width"
          onClose={() => store.update(state => showPanel(state, 'side-army', false))}
        >
          <TrailingPane pane="armies">
            <SideArmyPanel />
          </TrailingPane>
        </Slip>
      )}
      {left === 'army' && (
        <Slip name="army" title={words('switch.army')} side="left" size="army-width">
          <TrailingPane pane="armies">
            <Tray />
          </TrailingPane>
        </Slip>
      )}
    </div>
  );
};

/** On the right: the current tool or selection, or the battle itself. */
const RightSlips = () => {
  const words = useTranslations('studio');
  const right = useStudioState(rightSlipOf);
  return (
    <div className={styles.right}>
      {right === 'inspector' && (
        <Slip name="inspector" title={words('switch.inspector')} side="right" size="inspector-width">
          <TrailingPane pane="inspector">
            <Inspector />
          </TrailingPane>
        </Slip>
      )}
      {right === 'battle' && (
        <Slip name="battle" title={words('switch.battle')} side="right" size="battle-width">
          <TrailingPane pane="inspector">
            <BattlePanel />
          </TrailingPane>
        </Slip>
      )}
    </div>
  );
};

/** Above the status bar, unless the source panel contains them. */
const ProblemsSlip = () => {
  const words = useTranslations('studio');
  const { store } = useStudio();
  const isOpen = useStudioState(state => isShown(state, 'problems') && !isShown(state, 'source'));
  if (!isOpen) return null;
  return (
    <div className={styles.foot}>
      <Slip
        name="problems"
        title={words('findings.title')}
        side="bottom"
        size="problems-height"
        onClose={() => store.update(state => showPanel(state, 'problems', false))}
      >
        <TrailingPane pane="findings">
          <FindingsPanel />
        </TrailingPane>
      </Slip>
    </div>
  );
};

/** All panels that lie on the map. */
export const Slips = () => (
  <>
    <LeftSlips />
    <RightSlips />
    <ProblemsSlip />
  </>
);
