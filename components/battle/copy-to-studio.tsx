'use client';

import { type MouseEvent, useState } from 'react';
import { composeButtonClass } from '@/components/ui/controls/button';
import { PlainLink } from '@/components/ui/controls/plain-link';
import { useSiteRouter } from '@/components/words/use-site-router';
import { createDraftClient } from '@/lib/editor/autosave/draft-client';

interface CopyToStudioProps {
  readonly slug: string;
  readonly n: number;
  readonly children: string;
}

const draftClient = createDraftClient(() => Date.now());

/** Makes a draft of a published version and opens it at once. Where that fails, and without scripts, a page says why and offers it again. */
export const CopyToStudio = ({ slug, n, children }: CopyToStudioProps) => {
  const router = useSiteRouter();
  const [isBusy, setBusy] = useState(false);
  const href = `/studio/new?remix=${slug}&n=${n}`;
  const copy = async (event: MouseEvent): Promise<void> => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const answer = await draftClient.create({ remix: { slug, n } });
    router.push(answer.type === 'done' ? `/studio/${answer.value.id}` : href);
    setBusy(false);
  };
  return (
    <PlainLink
      className={composeButtonClass()}
      href={href}
      aria-busy={isBusy}
      onClick={event => void copy(event)}
    >
      {children}
    </PlainLink>
  );
};
