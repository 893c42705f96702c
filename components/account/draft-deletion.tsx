'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Toast } from '@/components/ui/overlays/toast';
import { useErrorWords } from '@/components/words/refusals';
import { requestServer } from './account-client';

interface Named {
  readonly id: string;
  readonly title: string;
}

type Notice =
  | { readonly type: 'deleted' | 'restored'; readonly draft: Named }
  | { readonly type: 'refused'; readonly code: string };

/** What can be done with a draft where drafts are listed. */
interface DraftDeletion {
  remove(draft: Named): Promise<void>;
  restore(draft: Named): Promise<void>;
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
  const router = useRouter();
  const [notice, setNotice] = useState<Notice | null>(null);
  const ask = async (path: string, method: 'POST' | 'DELETE', done: Notice | null): Promise<void> => {
    const answer = await requestServer(path, method);
    setNotice(answer.type === 'refused' ? answer : done);
    router.refresh();
  };
  const deleting: DraftDeletion = {
    remove: draft => ask(`/api/drafts/${draft.id}`, 'DELETE', { type: 'deleted', draft }),
    restore: draft => ask(`/api/deleted-drafts/${draft.id}`, 'POST', { type: 'restored', draft }),
    purge: draft => ask(`/api/deleted-drafts/${draft.id}`, 'DELETE', null),
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
  const { draft, type } = notice;
  return (
    <>
      {words(type, { title: draft.title || words('untitled') })}
      {type === 'deleted' && <UndoButton key={draft.id} draft={draft} />}
    </>
  );
};

/** Takes the focus, since the row that had it is gone. */
const UndoButton = ({ draft }: { readonly draft: Named }) => {
  const words = useTranslations('drafts');
  const { restore } = useDraftDeletion();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} onClick={() => void restore(draft)}>
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
    <Button aria-label={words('delete-named', { title })} onClick={() => void remove(draft)}>
      {words('delete')}
    </Button>
  );
};
