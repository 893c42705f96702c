import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { loadOwnDraft } from '@/app/_server/drafts/own-draft';
import { StudioWords } from '@/app/_server/words/studio-words';

interface StudioLayoutProps {
  readonly params: Promise<{ readonly id: string }>;
  readonly children: ReactNode;
}

/** The words that studio and play need in the browser. */
const StudioLayout = async ({ params, children }: StudioLayoutProps) => {
  const draft = await loadOwnDraft((await params).id);
  if (draft) return <StudioWords system={draft.system}>{children}</StudioWords>;
  return <NextIntlClientProvider messages={await getMessages()}>{children}</NextIntlClientProvider>;
};

export default StudioLayout;
