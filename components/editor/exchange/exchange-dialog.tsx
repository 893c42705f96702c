'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { Dialog, DialogButtons, DialogTitle } from '@/components/ui/overlays/dialog';
import { EXCHANGE_FORMATS, type ExchangeFormat } from '@/lib/exchange/exchange-formats';
import { useStudio, useStudioState } from '../session/studio-context';
import styles from './exchange.module.css';
import { ImportPreview } from './import-preview';
import { useImport } from './use-import';

/** A file is made from the server's copy, so the draft is saved first. */
const useExport = () => {
  const { saver, store, draftId } = useStudio();
  return async (format: ExchangeFormat): Promise<void> => {
    await saver.saveNow();
    const { variant } = store.getState();
    const query = variant === null ? '' : `?variant=${encodeURIComponent(variant)}`;
    window.location.assign(`/api/drafts/${draftId}/files/${format}${query}`);
  };
};

const ExportList = () => {
  const words = useTranslations('exchange.dialog');
  const makeFile = useExport();
  const isForTiled = useStudioState(
    ({ rules, derived }) =>
      derived.scenario !== null && rules.system.exchange.grid(derived.scenario).kind !== 'areas',
  );
  const offered = EXCHANGE_FORMATS.filter(
    format => format !== 'tiled.tmj' && (isForTiled || format !== 'tiled.zip'),
  );
  return (
    <section className={styles.part}>
      <h3>{words('export')}</h3>
      <ul className={styles.files}>
        {offered.map(format => (
          <li key={format}>
            <Button onClick={() => void makeFile(format)}>
              {words(`format.${format.replace('.', '-')}`)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};

const ImportPart = ({ onDone }: { readonly onDone: () => void }) => {
  const words = useTranslations('exchange.dialog');
  const { state, choose, setMeaning, apply } = useImport(onDone);
  return (
    <section className={styles.part}>
      <h3>{words('import')}</h3>
      <p>{words('import-hint')}</p>
      <label className={styles.file}>
        {words('file')}
        <input
          type="file"
          accept=".vsav,.tmj,.json,.csv"
          onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
        />
      </label>
      {state && <ImportPreview state={state} onMeaning={setMeaning} onApply={apply} />}
    </section>
  );
};

/** Takes the battle to other programs and reads their files back. */
export const ExchangeDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useTranslations('exchange.dialog');
  return (
    <Dialog isOpen onClose={onClose} className={styles.dialog}>
      <DialogTitle>{words('title')}</DialogTitle>
      <ExportList />
      <ImportPart onDone={onClose} />
      <DialogButtons>
        <Button onClick={onClose}>{words('close')}</Button>
      </DialogButtons>
    </Dialog>
  );
};
