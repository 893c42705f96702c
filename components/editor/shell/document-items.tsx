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

/** What concerns the document as a whole. */
export const DocumentItems = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useTranslations('studio.bar');
  const work = useTranslations('my-work');
  const say = useSay();
  const router = useSiteRouter();
  const { store } = useStudio();
  const duplicate = useDuplicate();
  const address = useAddress();
  const slug = useStudioState(state => state.slug);
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
      {isBattle && (
        <MenuItem onChoose={choose(() => store.update(state => openDialog(state, 'print')))}>
          {words('print')}
        </MenuItem>
      )}
      {slug !== null && (
        <MenuItem onChoose={choose(() => window.open(address(`/s/${slug}/sheet.pdf`), '_blank', 'noopener'))}>
          {words('sheet')}
        </MenuItem>
      )}
    </MenuGroup>
  );
};
