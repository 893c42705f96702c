'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import print from '@/components/print/print.module.css';
import { PrintChoices } from '@/components/print/print-choices';
import { Button } from '@/components/ui/controls/button';
import { Dialog, DialogTitle } from '@/components/ui/overlays/dialog';
import { useSay } from '@/components/words/use-say';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { offerBattlePrint } from '@/lib/print/battle-offer';
import { createDefaultPrintRequest, toPrintQuery } from '@/lib/print/print-query';
import { useStudioState } from '../session/studio-context';
import styles from './print-draft.module.css';
import { SheetsOfPaper } from './sheets-of-paper';
import { type DraftPage, useDraftPages } from './use-draft-pages';

/** Pictures that were drawn here from plain data, every text in them escaped. */
const PageList = ({ pages, label }: { readonly pages: readonly DraftPage[]; readonly label: string }) => {
  const words = useTranslations('print.dialog');
  return (
    <ol className={print.pages} aria-label={label}>
      {pages.map(({ svg, title }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page has no other name than its number.
        <li key={index}>
          <div
            className={styles.page}
            role="img"
            aria-label={words('page', { title, page: index + 1, count: pages.length })}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: written by `toSvg`, which escapes.
            dangerouslySetInnerHTML={{ __html: svg }}
          />
          <span aria-hidden="true">{index + 1}</span>
        </li>
      ))}
    </ol>
  );
};

interface PrintDraftDialogProps {
  readonly scenario: ScenarioBase;
  readonly onClose: () => void;
}

/** Chooses what is printed and how, shows every page, and hands them to the browser: without a network too. */
export const PrintDraftDialog = ({ scenario, onClose }: PrintDraftDialogProps) => {
  const words = useTranslations('print.dialog');
  const say = useSay();
  const system = useStudioState(({ rules }) => rules.system);
  const offer = useMemo(
    () => ({ ...offerBattlePrint(system.printing, system.seats(scenario), say), address: '', query: '' }),
    [system, scenario, say],
  );
  const [request, setRequest] = useState(() => createDefaultPrintRequest(offer));
  const [isPrinting, setPrinting] = useState(false);
  const laid = useDraftPages(toPrintQuery(request, offer));
  const pages = laid.type === 'laid' ? laid.pages : [];
  return (
    <Dialog isOpen onClose={onClose} className={print.dialog}>
      <DialogTitle>{words('title')}</DialogTitle>
      <PrintChoices
        offer={offer}
        request={request}
        onChange={change => setRequest(now => ({ ...now, ...change }))}
      />
      {laid.type === 'laid' && <PageList pages={pages} label={words('preview')} />}
      {laid.type === 'asking' && <p className={print.quiet}>{words('looking')}</p>}
      {laid.type === 'failed' && <p className={print.bad}>{words('preview-failed')}</p>}
      <div className={print.buttons}>
        <span className={styles.hint}>{words('print-hint')}</span>
        <Button look="main" disabled={pages.length === 0} onClick={() => setPrinting(true)}>
          {words('print', { pages: pages.length })}
        </Button>
        <Button onClick={onClose}>{words('close')}</Button>
      </div>
      {isPrinting && <SheetsOfPaper pages={pages} onDone={() => setPrinting(false)} />}
    </Dialog>
  );
};
