import { getTranslations } from 'next-intl/server';
import { BoardSvg } from '@/components/board/board-svg';
import { drawQrCode } from '@/lib/drawing/qr';
import styles from './catalogue.module.css';
import { CopyField } from './copy-field';

interface SharePanelProps {
  /** The whole address of the version. */
  readonly address: string;
  /** What puts its map on a page of another site. */
  readonly embed: string;
}

/** The address for good, to be copied or held before a phone, and the map for another site. */
export const SharePanel = async ({ address, embed }: SharePanelProps) => {
  const t = await getTranslations('share.page');
  const words = { copy: t('copy'), copied: t('copied') };
  return (
    <section>
      <h2>{t('title')}</h2>
      <div className={styles.share}>
        <div>
          <CopyField label={t('address')} text={address} words={words} />
          <div data-screen-only>
            <CopyField label={t('embed')} text={embed} words={words} />
          </div>
          <p className={styles.note}>{t('note')}</p>
        </div>
        <div className={styles.code}>
          <BoardSvg picture={drawQrCode(address)} title={t('code')} idPrefix="code" />
        </div>
      </div>
    </section>
  );
};
