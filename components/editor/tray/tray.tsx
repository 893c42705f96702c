'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Tabs } from '@/components/ui/controls/tabs';
import { shownSeatOf, showSeat } from '@/lib/editor/deploy/deploy-edits';
import { cardOf, takeRailTool } from '@/lib/editor/tools/rail-tools';
import type { Piece } from '@/lib/game/contract/position';
import { SideArmyButton } from '../army/side-army-button';
import { EstimateButton } from '../army-estimate/estimate-button';
import { ForcesButton } from '../grid/forces-button';
import { useStudio, useStudioState } from '../session/studio-context';
import { SlipHead } from '../slips/slip';
import { ArmyTree } from './army-tree';
import styles from './tray.module.css';
import { TrayFooter } from './tray-footer';

const NO_PIECES: readonly Piece[] = [];

/** A short list is found with the eye. */
const SEARCHED_FROM = 12;

/** Where units come from. */
const ArmyButtons = () => {
  const words = useTranslations('studio.tray');
  const { store } = useStudio();
  const isAdding = useStudioState(state => cardOf(state) === 'units');
  return (
    <div className={styles.trayFoot}>
      <Button aria-expanded={isAdding} onClick={() => store.update(state => takeRailTool(state, 'units'))}>
        {words(isAdding ? 'close-palette' : 'add')}
      </Button>
      <ForcesButton />
      <EstimateButton />
      <SideArmyButton />
    </div>
  );
};

/** The armies, side by side as tabs; units are carried from here to the map, and what leaves it is laid here. */
export const Tray = () => {
  const words = useTranslations('studio.tray');
  const labels = useTranslations('deploy.tray');
  const { store } = useStudio();
  const scenario = useStudioState(({ derived }) => derived.scenario);
  const system = useStudioState(({ rules }) => rules.system);
  const pieces = useStudioState(({ derived }) => derived.position?.pieces ?? NO_PIECES);
  const isReceiving = useStudioState(({ dragging }) => dragging?.origin === 'map');
  const shown = useStudioState(shownSeatOf);
  const [search, setSearch] = useState('');
  const seats = scenario ? system.seats(scenario) : [];
  const seat = seats.find(({ id }) => id === shown);
  const count = pieces.filter(piece => piece.seat === shown).length;
  return (
    <aside
      className={styles.tray}
      aria-label={words('title')}
      data-tray
      data-pane="armies"
      tabIndex={-1}
      data-receiving={isReceiving || undefined}
    >
      {seat && (
        <Tabs
          tabs={seats.map(({ id, name }) => ({
            id,
            label: labels('tab', { side: name, count: pieces.filter(piece => piece.seat === id).length }),
          }))}
          chosen={seat.id}
          onChoose={id => store.update(state => showSeat(state, id))}
          panelClassName={styles.trayList}
          listClassName={styles.sides}
          placeList={list => <SlipHead>{list}</SlipHead>}
        >
          {count > SEARCHED_FROM && (
            <input
              type="search"
              className={styles.search}
              aria-label={labels('search')}
              placeholder={labels('search')}
              value={search}
              onChange={event => setSearch(event.target.value)}
            />
          )}
          <ArmyTree seat={seat} search={search} onClearSearch={() => setSearch('')} />
          <ArmyButtons />
        </Tabs>
      )}
      {seat && <TrayFooter seat={seat.id} />}
    </aside>
  );
};
