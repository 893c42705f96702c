import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { loadOwnDraft } from '@/app/_server/drafts/own-draft';
import { getStudioMessages } from '@/app/_server/words/studio-messages';

interface StudioLayoutProps {
  readonly params: Promise<{ readonly id: string }>;
  readonly children: ReactNode;
}

/** The words that studio and play need in the browser. */
const StudioLayout = async ({ params, children }: StudioLayoutProps) => {
  const draft = await loadOwnDraft((await params).id);
  const messages = await (draft ? getStudioMessages(draft.system) : getMessages());
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>;
};

export default StudioLayout;
