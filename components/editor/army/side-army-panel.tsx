'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import controls from '@/components/ui/controls/controls.module.css';
import { Tabs } from '@/components/ui/controls/tabs';
import type { Seat } from '@/lib/game/contract/game-system';
import { useStudioState } from '../session/studio-context';
import { SideArmyProvider, useArmy } from './army-context';
import { ArmyStatus } from './army-status';
import { ChooseArmy } from './choose-army';
import { DesignFieldRow } from './design-field';
import fields from './fields.module.css';
import styles from './side-army.module.css';
import { TroopRows } from './troop-rows';
import { UnitsPanel } from './units-panel';

/** The army of one side as a document; null: the game has none. */
const useSideArmy = (seat: string): unknown => {
  const sideArmies = useStudioState(({ rules }) => rules.system.sideArmies);
  const scenario = useStudioState(({ derived }) => derived.scenario);
  return useMemo(
    () => (sideArmies && scenario ? sideArmies.read(scenario, seat) : null),
    [sideArmies, scenario, seat],
  );
};

/** Year, region and general; what the battle sets for both sides is not asked again. */
const Settings = () => {
  const { lists, army, list } = useArmy();
  const common = useStudioState(({ rules }) => rules.system.sideArmies?.common);
  const asked = useMemo(
    () => (lists.fields?.(army, list) ?? []).filter(({ path }) => !common?.includes(String(path[0]))),
    [lists, army, list, common],
  );
  if (asked.length === 0) return null;
  return (
    <div className={fields.fields}>
      {asked.map(field => (
        <DesignFieldRow key={field.path.join('/')} field={field} within={army} />
      ))}
    </div>
  );
};

const PAGES = ['offers', 'units', 'settings'] as const;
type Page = (typeof PAGES)[number];

/** The army builder, in the narrow. */
const Builder = ({ seat }: { readonly seat: string }) => {
  const words = useTranslations('lists.side');
  const side = useStudioState(({ derived }) => derived.scenario?.sides.find(({ id }) => id === seat));
  const [page, setPage] = useState<Page>('offers');
  return (
    <>
      <div className={styles.status}>
        <ArmyStatus />
      </div>
      <Tabs
        tabs={PAGES.map(id => ({ id, label: words(`page.${id}`) }))}
        chosen={page}
        onChoose={setPage}
        panelClassName={styles.page}
      >
        {page === 'offers' && side && <TroopRows colours={side} />}
        {page === 'units' && <UnitsPanel />}
        {page === 'settings' && <Settings />}
      </Tabs>
    </>
  );
};

/** An army without a list, or of a game without lists, is chosen as a whole. */
const NoList = () => {
  const words = useTranslations('lists.side');
  const hasLists = useStudioState(({ rules }) => rules.system.armyLists !== undefined);
  return hasLists ? <p className={controls.hint}>{words('no-list')}</p> : null;
};

const OneSide = ({ seat }: { readonly seat: Seat }) => {
  const army = useSideArmy(seat.id);
  return (
    <div className={styles.panel}>
      <ChooseArmy seat={seat} army={army} />
      <SideArmyProvider seat={seat.id} army={army} otherwise={<NoList />}>
        <Builder seat={seat.id} />
      </SideArmyProvider>
    </div>
  );
};

/** For each side its list and its army: chosen, changed unit by unit, loaded and saved. */
export const SideArmyPanel = () => {
  const scenario = useStudioState(({ derived }) => derived.scenario);
  const system = useStudioState(({ rules }) => rules.system);
  const [chosen, setChosen] = useState<string | null>(null);
  const seats = useMemo(() => (scenario ? system.seats(scenario) : []), [scenario, system]);
  const seat = seats.find(({ id }) => id === chosen) ?? seats[0];
  if (!seat || !system.sideArmies) return null;
  return (
    <Tabs tabs={seats.map(({ id, name }) => ({ id, label: name }))} chosen={seat.id} onChoose={setChosen}>
      <OneSide key={seat.id} seat={seat} />
    </Tabs>
  );
};
