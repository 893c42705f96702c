'use client';

import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { draftClient } from '@/components/editor/session/draft-client';
import { useStudio } from '@/components/editor/session/studio-context';
import { Button } from '@/components/ui/controls/button';
import { PlainLink } from '@/components/ui/controls/plain-link';
import { Popover } from '@/components/ui/overlays/popover';
import { useSiteRouter } from '@/components/words/use-site-router';
import styles from '../shell/builder.module.css';
import { ShareCode } from './share-code';

const ROSTERS = [
  ['roster-page', 'roster'],
  ['roster-pdf', 'roster.pdf'],
  ['roster-text', 'roster.txt'],
  ['roster-csv', 'roster.csv'],
] as const;

/** What can be done with the whole army: what is printed is what the server has, so that it is saved first. */
export const ArmyTools = ({ title }: { readonly title: string }) => {
  const words = useTranslations('lists');
  const router = useSiteRouter();
  const { store, saver, draftId } = useStudio();
  const duplicate = async (): Promise<void> => {
    const { document } = store.getState().history.present;
    if (typeof document !== 'object') return;
    const copy = { ...document, title: words('copy-of', { title }) };
    const answer = await draftClient.create({ document: copy });
    if (answer.type === 'done') router.push(`/armies/${answer.value.id}`);
  };
  const compare = async (): Promise<void> => {
    await saver.saveNow();
    router.push(`/armies/compare?one=${draftId}`);
  };
  const open = async (event: MouseEvent<HTMLAnchorElement>): Promise<void> => {
    const { href } = event.currentTarget;
    event.preventDefault();
    await saver.saveNow();
    if (!window.open(href)) location.assign(href);
  };
  return (
    <>
      <Button look="quiet" onClick={() => void duplicate()}>
        {words('bar.duplicate')}
      </Button>
      <Button look="quiet" onClick={() => void compare()}>
        {words('bar.compare')}
      </Button>
      <Popover title={words('share-code.title')} look="quiet">
        <ShareCode />
      </Popover>
      <Popover title={words('bar.roster')} look="plain" className={styles.rosters}>
        {close => (
          <ul>
            {ROSTERS.map(([label, file]) => (
              <li key={file}>
                <PlainLink
                  href={`/armies/${draftId}/${file}`}
                  target="_blank"
                  rel="noreferrer"
                  onClick={event => {
                    close();
                    void open(event);
                  }}
                >
                  {words(`bar.${label}`)}
                </PlainLink>
              </li>
            ))}
          </ul>
        )}
      </Popover>
    </>
  );
};
