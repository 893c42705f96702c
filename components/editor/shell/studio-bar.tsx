'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Button, buttonClass } from '@/components/ui/controls/button';
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
  return <Button onClick={() => void tryIt()}>{words('bar.try')}</Button>;
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
        <Button
          look="quiet"
          aria-pressed={isSourceShown}
          title={words('bar.source-key')}
          onClick={() => onSource(!isSourceShown)}
        >
          {words('bar.source')}
        </Button>
        <Button look="quiet" title={commands('palette.open')} onClick={onPalette}>
          {commands('palette.button')}
        </Button>
        <Button
          look="quiet"
          aria-label={commands('keys.open')}
          title={commands('keys.open')}
          onClick={onKeys}
        >
          ?
        </Button>
        {slug && (
          <a className={buttonClass()} href={`/s/${slug}/sheet.pdf`} target="_blank" rel="noreferrer">
            {words('bar.sheet')}
          </a>
        )}
        <TryButton />
        <Button look="main" onClick={onPublish}>
          {words('bar.publish')}
        </Button>
      </div>
    </header>
  );
};
