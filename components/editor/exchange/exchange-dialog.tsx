'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { MadeFileStatus } from '@/components/ui/controls/made-file-status';
import { useMadeFile } from '@/components/ui/controls/use-made-file';
import { Dialog, DialogButtons, DialogTitle } from '@/components/ui/overlays/dialog';
import { EXCHANGE_FORMATS } from '@/lib/exchange/exchange-formats';
import { useStudio, useStudioState } from '../session/studio-context';
import styles from './exchange.module.css';
import { ImportPreview } from './import-preview';
import { useImport } from './use-import';

/** A file is made from the server's copy, so the draft is saved first. */
const useExport = () => {
  const { saver, store, draftId } = useStudio();
  const { state, make } = useMadeFile();
  const makeFile = async (format: DraftFile): Promise<void> => {
    await saver.saveNow();
    const { variant } = store.getState();
    const query = variant === null ? '' : `?variant=${encodeURIComponent(variant)}`;
    await make(`/api/drafts/${draftId}/files/${format}${query}`);
  };
  return { state, makeFile };
};

const DRAFT_FILES = [...EXCHANGE_FORMATS, 'board.png', 'board.svg'] as const;
type DraftFile = (typeof DRAFT_FILES)[number];

const ExportList = () => {
  const words = useTranslations('exchange.dialog');
  const { state, makeFile } = useExport();
  const isForTiled = useStudioState(
    ({ rules, derived }) =>
      derived.scenario !== null && rules.system.exchange.grid(derived.scenario).kind !== 'areas',
  );
  const offered = DRAFT_FILES.filter(
    format => format !== 'tiled.tmj' && (isForTiled || format !== 'tiled.zip'),
  );
  return (
    <section className={styles.part}>
      <h3>{words('export')}</h3>
      <ul className={styles.files}>
        {offered.map(format => (
          <li key={format}>
            <Button disabled={state.type === 'making'} onClick={() => void makeFile(format)}>
              {words(`format.${format.replace('.', '-')}`)}
            </Button>
          </li>
        ))}
      </ul>
      <MadeFileStatus state={state} words={{ making: words('making'), failed: words('failed') }} />
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
