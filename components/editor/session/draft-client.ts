import { createDraftClient } from '@/lib/editor/autosave/draft-client';

/** The server's drafts, by the clock of this browser. */
export const draftClient = createDraftClient(() => Date.now());
