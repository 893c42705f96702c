'use client';

import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

interface TabsProps<Id extends string> {
  readonly tabs: readonly TabItem<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
  readonly panelClassName?: string | undefined;
  /** For tabs that stand elsewhere than above their panel. */
  readonly placeList?: (list: ReactNode) => ReactNode;
  readonly listClassName?: string | undefined;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
}

/** One panel at a time; the arrows go from tab to tab and show its panel at once. */
export const Tabs = <Id extends string>({
  tabs,
  chosen,
  onChoose,
  panelClassName,
  placeList = list => list,
  listClassName = styles.list,
  children,
}: TabsProps<Id>) => (
  <BaseTabs.Root value={chosen} onValueChange={onChoose} className={styles.root}>
    {placeList(
      <BaseTabs.List className={listClassName} activateOnFocus>
        {tabs.map(({ id, label }) => (
          <BaseTabs.Tab key={id} value={id} className={styles.tab}>
            {label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>,
    )}
    <BaseTabs.Panel key={chosen} value={chosen} className={panelClassName}>
      {children}
    </BaseTabs.Panel>
  </BaseTabs.Root>
);
