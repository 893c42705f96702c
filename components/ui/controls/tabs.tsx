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
  /** Where the tabs themselves stand, if not above their panel. */
  readonly placeTabs?: (tabs: ReactNode) => ReactNode;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
}

/** One panel at a time; the arrows go from tab to tab and show its panel at once. */
export const Tabs = <Id extends string>({
  tabs,
  chosen,
  onChoose,
  panelClassName,
  placeTabs = list => list,
  children,
}: TabsProps<Id>) => (
  <BaseTabs.Root value={chosen} onValueChange={onChoose} className={styles.root}>
    {placeTabs(
      <BaseTabs.List className={styles.list} activateOnFocus>
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
