'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import controls from '@/components/ui/controls.module.css';
import { UndoButtons } from '../commands/undo-buttons';
import { useStudio, useStudioState } from '../session/studio-context';
import { VariantSwitch } from '../variants/variant-banner';
import { SaveIndicator } from './save-indicator';
import styles from './studio-bar.module.css';

const Title = () => {
  const title = useStudioState(({ derived }) => derived.scenario?.title ?? '');
  const system = useStudioState(({ rules }) => rules.system.title);
  return (
    <>
      <h1>{title}</h1>
      <span className={styles.system}>{system}</span>
    </>
  );
};

/** Saves first: the game is played from what the server has. */
const TryButton = () => {
  const words = useTranslations('studio');
  const router = useRouter();
  const { saver, draftId } = useStudio();
  const isPlayable = useStudioState(
    ({ rules, derived }) => rules.system.play !== null && derived.scenario !== null,
  );
  const variant = useStudioState(state => state.variant);
  if (!isPlayable) return null;
  const query = variant === null ? '' : `?variant=${encodeURIComponent(variant)}`;
  const tryIt = async (): Promise<void> => {
    if (await saver.saveNow()) router.push(`/studio/${draftId}/play${query}`);
  };
  return (
    <button type="button" className={controls.button} onClick={() => void tryIt()}>
      {words('bar.try')}
    </button>
  );
};

interface StudioBarProps {
  readonly isSourceShown: boolean;
  readonly onSource: (isShown: boolean) => void;
  readonly onPublish: () => void;
  readonly onPalette: () => void;
  readonly onKeys: () => void;
}

export const StudioBar = ({ isSourceShown, onSource, onPublish, onPalette, onKeys }: StudioBarProps) => {
  const words = useTranslations('studio');
  const commands = useTranslations('commands');
  const site = useTranslations('site');
  const slug = useStudioState(state => state.slug);
  return (
    <header className={styles.bar}>
      <Link href="/" className={styles.name}>
        {site('name')}
      </Link>
      <Title />
      <VariantSwitch />
      <SaveIndicator />
      <div className={styles.barTools}>
        <UndoButtons />
        <button
          type="button"
          className={controls.quiet}
          aria-pressed={isSourceShown}
          title={words('bar.source-key')}
          onClick={() => onSource(!isSourceShown)}
        >
          {words('bar.source')}
        </button>
        <button type="button" className={controls.quiet} title={commands('palette.open')} onClick={onPalette}>
          {commands('palette.button')}
        </button>
        <button
          type="button"
          className={controls.quiet}
          aria-label={commands('keys.open')}
          title={commands('keys.open')}
          onClick={onKeys}
        >
          ?
        </button>
        {slug && (
          <a className={controls.button} href={`/s/${slug}/sheet.pdf`} target="_blank" rel="noreferrer">
            {words('bar.sheet')}
          </a>
        )}
        <TryButton />
        <button type="button" className={controls.primary} onClick={onPublish}>
          {words('bar.publish')}
        </button>
      </div>
    </header>
  );
};
