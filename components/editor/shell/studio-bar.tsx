'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/controls/button';
import { PageLink } from '@/components/ui/controls/page-link';
import { useSiteRouter } from '@/components/words/use-site-router';
import { firstKeyOf } from '@/lib/editor/commands/registry';
import { isShown, openDialog, type SidePanel, togglePanel } from '@/lib/editor/session/panels';
import { UndoButtons } from '../commands/undo-buttons';
import { useFormatChord } from '../commands/use-format-chord';
import { useStudio, useStudioState } from '../session/studio-context';
import { PeopleBar } from '../together/people-bar';
import { VariantSwitch } from '../variants/variant-banner';
import { SaveIndicator } from './save-indicator';
import styles from './studio-bar.module.css';
import { MoreMenu, TitleMenu } from './title-menu';

/** Saves first. Without a network the game is played from what this device has. */
export const TryButton = () => {
  const words = useTranslations('studio');
  const router = useSiteRouter();
  const { saver, store, draftId } = useStudio();
  const isPlayable = useStudioState(
    ({ rules, derived }) => rules.system.play !== null && derived.scenario !== null,
  );
  const variant = useStudioState(state => state.variant);
  if (!isPlayable) return null;
  const query = variant === null ? '' : `?variant=${encodeURIComponent(variant)}`;
  const tryIt = async (): Promise<void> => {
    const isSaved = await saver.saveNow();
    if (isSaved || store.getState().save.status === 'offline') router.push(`/studio/${draftId}/play${query}`);
  };
  return <Button onClick={() => void tryIt()}>{words('bar.try')}</Button>;
};

const SearchButton = () => {
  const commands = useTranslations('commands');
  const { store } = useStudio();
  return (
    <Button
      look="bare"
      className={styles.search}
      aria-label={commands('palette.button')}
      onClick={() => store.update(state => openDialog(state, 'palette'))}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path
          d="M7 2.500a4.500 4.500 0 1 1 0 9a4.500 4.500 0 0 1 0-9ZM10.300 10.300 14 14"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
        />
      </svg>
      <span>{commands('palette.button')}</span>
      <kbd>{commands('palette.key')}</kbd>
    </Button>
  );
};

interface SwitchProps {
  readonly panel: SidePanel;
  readonly icon?: ReactNode;
}

/** Shows or hides a panel. */
const Switch = ({ panel, icon }: SwitchProps) => {
  const formatChord = useFormatChord();
  const words = useTranslations('studio.switch');
  const { store } = useStudio();
  const isOn = useStudioState(state => isShown(state, panel));
  const key = formatChord(firstKeyOf(panel) ?? '');
  return (
    <Button
      look="bare"
      className={styles.switch}
      aria-pressed={isOn}
      title={words('with-key', { panel: words(panel), key })}
      onClick={() => store.update(state => togglePanel(state, panel))}
    >
      {icon}
      {words(panel)}
    </Button>
  );
};

const LayersIcon = () => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path
      d="M8 2 14.500 5.500 8 9 1.500 5.500ZM2.500 8.500 8 11.500l5.500-3M2.500 11.300 8 14.300l5.500-3"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      strokeLinejoin="round"
    />
  </svg>
);

const Switches = () => {
  const words = useTranslations('studio.switch');
  const hasMap = useStudioState(({ rules }) => rules.format === 'scenario');
  return (
    <fieldset className={styles.switches} aria-label={words('title')}>
      {hasMap && (
        <>
          <Switch panel="army" />
          <Switch panel="inspector" />
          <Switch panel="battle" />
        </>
      )}
      <Switch panel="source" />
      {hasMap && <Switch panel="view" icon={<LayersIcon />} />}
    </fieldset>
  );
};

export const StudioBar = () => {
  const words = useTranslations('studio');
  const site = useTranslations('site');
  const { store } = useStudio();
  const system = useStudioState(({ rules }) => rules.system.title);
  const isOwner = useStudioState(({ together }) => together.role === 'owner');
  return (
    <header className={styles.bar}>
      <PageLink href="/studio" className={styles.name} title={words('bar.back')}>
        <span>{site('name')}</span>
      </PageLink>
      <TitleMenu />
      <span className={styles.system}>{system}</span>
      <VariantSwitch />
      <SaveIndicator />
      <div className={styles.barTools}>
        <PeopleBar />
        <UndoButtons />
        <SearchButton />
        <Switches />
        <MoreMenu />
        <TryButton />
        {isOwner && (
          <Button look="main" onClick={() => store.update(state => openDialog(state, 'publish'))}>
            {words('bar.publish')}
          </Button>
        )}
      </div>
    </header>
  );
};
