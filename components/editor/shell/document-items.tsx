'use client';

import { useTranslations } from 'next-intl';
import { MenuGroup, MenuItem } from '@/components/ui/overlays/menu';
import { useAddress } from '@/components/words/use-address';
import { useSay } from '@/components/words/use-say';
import { useSiteRouter } from '@/components/words/use-site-router';
import { openDialog, openFormSection } from '@/lib/editor/session/panels';
import { draftClient } from '../session/draft-client';
import { useStudio, useStudioState } from '../session/studio-context';

/** Makes a draft with the same content under another title, and opens it. */
const useDuplicate = (): (() => Promise<void>) => {
  const words = useTranslations('my-work');
  const router = useSiteRouter();
  const { store } = useStudio();
  return async () => {
    const { history, derived } = store.getState();
    const title = words('copy-of', { title: derived.scenario?.title || words('untitled') });
    const document = { ...(history.present.document as object), title };
    const answer = await draftClient.create({ document });
    if (answer.type === 'done') router.push(`/studio/${answer.value.id}`);
    else store.update(state => ({ ...state, notice: 'not-duplicated' }));
  };
};

/** Prints what was published; what was not is published first. */
const PrintItems = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useTranslations('studio.bar');
  const address = useAddress();
  const { store } = useStudio();
  const slug = useStudioState(state => state.slug);
  const isOwner = useStudioState(({ together }) => together.role === 'owner');
  const open = (path: string) => (): void => {
    onClose();
    window.open(address(path), '_blank', 'noopener');
  };
  const publish = (): void => {
    onClose();
    store.update(state => openDialog(state, 'publish'));
  };
  if (slug === null) return isOwner && <MenuItem onChoose={publish}>{words('print-first')}</MenuItem>;
  return (
    <>
      <MenuItem onChoose={open(`/s/${slug}#print`)}>{words('print')}</MenuItem>
      <MenuItem onChoose={open(`/s/${slug}/sheet.pdf`)}>{words('sheet')}</MenuItem>
    </>
  );
};

/** What concerns the document as a whole. */
export const DocumentItems = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useTranslations('studio.bar');
  const work = useTranslations('my-work');
  const say = useSay();
  const router = useSiteRouter();
  const { store } = useStudio();
  const duplicate = useDuplicate();
  const isBattle = useStudioState(({ derived }) => derived.scenario !== null);
  const choose = (run: () => void) => (): void => {
    onClose();
    run();
  };
  const rename = (): void => {
    const section = say({ code: 'forms.section.about' });
    store.update(state => openFormSection(state, section));
  };
  return (
    <MenuGroup>
      <MenuItem onChoose={choose(() => router.push('/studio'))}>{words('back')}</MenuItem>
      {isBattle && <MenuItem onChoose={choose(rename)}>{work('rename')}</MenuItem>}
      <MenuItem onChoose={choose(() => void duplicate())}>{work('duplicate')}</MenuItem>
      {isBattle && <PrintItems onClose={onClose} />}
    </MenuGroup>
  );
};
