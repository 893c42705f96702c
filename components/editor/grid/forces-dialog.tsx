'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Dialog, DialogTitle } from '@/components/ui/overlays/dialog';
import { useSay } from '@/components/words/use-say';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { useDialogKeys } from '../commands/use-dialog-keys';
import { MalformedNotice } from '../forms/malformed-notice';
import { useStudioState } from '../session/studio-context';
import { EntryGrid } from './entry-grid';
import styles from './grid.module.css';
import { ArmyFacts } from './grid-totals';

interface SheetsProps {
  readonly scenario: ScenarioBase;
  readonly seat: string;
}

const TablesOfSide = ({ scenario, seat }: SheetsProps) => {
  const say = useSay();
  const words = useTranslations('forms.grid');
  const forms = useStudioState(({ rules }) => rules.system.forms);
  const sheets = useMemo(() => forms.tables(scenario), [forms, scenario]);
  const side = scenario.sides.find(({ id }) => id === seat)?.name ?? '';
  return sheets
    .filter(sheet => sheet.seat === seat)
    .map(sheet => (
      <EntryGrid key={sheet.id} sheet={sheet} title={words('title', { side, list: say(sheet.title) })} />
    ));
};

interface ForcesDialogProps {
  readonly scenario: ScenarioBase;
  readonly onClose: () => void;
}

/** The armies as tables, over the whole width. */
export const ForcesDialog = ({ scenario, onClose }: ForcesDialogProps) => {
  const words = useTranslations('forms.grid');
  const [request, setSeat] = useState(scenario.sides[0]?.id ?? '');
  const seat = scenario.sides.some(({ id }) => id === request) ? request : (scenario.sides[0]?.id ?? '');
  const onKeyDown = useDialogKeys();
  return (
    <Dialog isOpen onClose={onClose} className={styles.dialog} onKeyDown={onKeyDown}>
      <header className={styles.head}>
        <DialogTitle>{words('forces')}</DialogTitle>
        <fieldset className={styles.sides} aria-label={words('side')}>
          {scenario.sides.map(({ id, name }) => (
            <Button key={id} look="quiet" aria-pressed={id === seat} onClick={() => setSeat(id)}>
              {name}
            </Button>
          ))}
        </fieldset>
        <Button onClick={onClose}>{words('close')}</Button>
      </header>
      <MalformedNotice />
      <ArmyFacts seat={seat} />
      <TablesOfSide key={seat} scenario={scenario} seat={seat} />
      <p className={styles.hint}>{words('hint')}</p>
    </Dialog>
  );
};
