'use client';

import { useTranslations } from 'next-intl';
import { type MouseEvent, useState } from 'react';
import { draftClient } from '@/components/editor/session/draft-client';
import { downloadDocument, fileNameOf } from '@/components/ui/controls/download-document';
import { IconButton } from '@/components/ui/controls/icon-button';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import { useErrorWords } from '@/components/words/refusals';
import { useAddress } from '@/components/words/use-address';
import type { WorkItem } from '@/lib/catalogue/own-work-filter';
import { DetailsDialog } from './details-dialog';

interface CardMenuProps {
  readonly card: WorkItem;
  readonly title: string;
}

interface MenuPoint {
  readonly x: number;
  readonly y: number;
}

const exportDraft = async ({ id, title, kind }: WorkItem): Promise<string | null> => {
  const answer = await draftClient.load(id);
  if (answer.type === 'done') {
    downloadDocument(answer.value.document, fileNameOf(title, kind));
    return null;
  }
  return answer.type === 'refused' ? answer.code : 'failed';
};

/** What is not needed often enough for a button of its own. */
export const CardMenu = ({ card, title }: CardMenuProps) => {
  const t = useTranslations('my-work');
  const address = useAddress();
  const [spot, setSpot] = useState<MenuPoint | null>(null);
  const errors = useErrorWords();
  const [error, setError] = useState<string | null>(null);
  const [isRenaming, setRenaming] = useState(false);
  const open = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const { left, bottom } = currentTarget.getBoundingClientRect();
    setSpot({ x: left, y: bottom });
  };
  const choose = (run: () => void) => (): void => {
    setSpot(null);
    run();
  };
  return (
    <>
      <IconButton
        label={t('more-named', { title })}
        aria-haspopup="menu"
        aria-expanded={spot !== null}
        onClick={open}
      >
        …
      </IconButton>
      {spot && (
        <Menu at={spot} label={t('more-named', { title })} onClose={() => setSpot(null)}>
          <MenuItem onChoose={choose(() => setRenaming(true))}>
            {t(card.kind === 'scenario' ? 'rename-and-tag' : 'rename')}
          </MenuItem>
          <MenuItem onChoose={choose(() => void exportDraft(card).then(setError))}>{t('export')}</MenuItem>
          {card.kind === 'scenario' && (
            <MenuItem
              onChoose={choose(() => window.location.assign(address(`/studio/${card.id}?panel=history`)))}
            >
              {t('history')}
            </MenuItem>
          )}
        </Menu>
      )}
      {error && <span role="alert">{errors(error)}</span>}
      {isRenaming && <DetailsDialog card={card} onClose={() => setRenaming(false)} />}
    </>
  );
};
