'use client';

import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Toast } from '@/components/ui/overlays/toast';
import { useErrorWords } from '@/components/words/refusals';
import { useSiteRouter } from '@/components/words/use-site-router';
import { requestServer } from '@/lib/words/request-server';

interface Named {
  readonly id: string;
  readonly title: string;
}

type Notice =
  | { readonly type: 'deleted' | 'restored'; readonly drafts: readonly Named[] }
  | { readonly type: 'refused'; readonly code: string };

/** What can be done with drafts where drafts are listed; several are deleted and restored together. */
interface DraftDeletion {
  remove(drafts: readonly Named[]): Promise<void>;
  restore(drafts: readonly Named[]): Promise<void>;
  purge(draft: Named): Promise<void>;
}

const DraftDeletionContext = createContext<DraftDeletion | null>(null);

export const useDraftDeletion = (): DraftDeletion => {
  const deleting = use(DraftDeletionContext);
  if (!deleting) throw new Error('no list of drafts around');
  return deleting;
};

/** Around a list of drafts: deletes and restores them, and says so where it can be undone. */
export const DraftDeletionProvider = ({ children }: { readonly children: ReactNode }) => {
  const router = useSiteRouter();
  const [notice, setNotice] = useState<Notice | null>(null);
  /** One after the other, up to the first that is refused. */
  const ask = async (
    paths: readonly string[],
    method: 'POST' | 'DELETE',
    done: Notice | null,
  ): Promise<void> => {
    let refused: Notice | null = null;
    for (const path of paths) {
      const answer = await requestServer(path, method);
      if (answer.type === 'refused') refused = answer;
      if (refused) break;
    }
    setNotice(refused ?? done);
    router.refresh();
  };
  const inTrash = ({ id }: Named): string => `/api/deleted-drafts/${id}`;
  const deleting: DraftDeletion = {
    remove: drafts =>
      ask(
        drafts.map(({ id }) => `/api/drafts/${id}`),
        'DELETE',
        { type: 'deleted', drafts },
      ),
    restore: drafts => ask(drafts.map(inTrash), 'POST', { type: 'restored', drafts }),
    purge: draft => ask([inTrash(draft)], 'DELETE', null),
  };
  return (
    <DraftDeletionContext value={deleting}>
      {children}
      <Toast>{notice && <NoticeWords notice={notice} />}</Toast>
    </DraftDeletionContext>
  );
};

const NoticeWords = ({ notice }: { readonly notice: Notice }) => {
  const words = useTranslations('drafts');
  const errors = useErrorWords();
  if (notice.type === 'refused') return errors(notice.code);
  const { drafts, type } = notice;
  const [first] = drafts;
  return (
    <>
      {words(type, { count: drafts.length, title: first?.title || words('untitled') })}
      {type === 'deleted' && <UndoButton key={first?.id} drafts={drafts} />}
    </>
  );
};

/** Takes the focus, since the row that had it is gone. */
const UndoButton = ({ drafts }: { readonly drafts: readonly Named[] }) => {
  const words = useTranslations('drafts');
  const { restore } = useDraftDeletion();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} onClick={() => void restore(drafts)}>
      {words('undo')}
    </Button>
  );
};

/** Deletes a draft at once: it can be undone. */
export const DeleteDraftButton = ({ draft }: { readonly draft: Named }) => {
  const words = useTranslations('drafts');
  const { remove } = useDraftDeletion();
  const title = draft.title || words('untitled');
  return (
    <Button aria-label={words('delete-named', { title })} onClick={() => void remove([draft])}>
      {words('delete')}
    </Button>
  );
};
