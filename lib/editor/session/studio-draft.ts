import type { Licence } from '@/lib/documents/licence';
import type { DocumentFormat } from '@/lib/game/document/document-kind';
import type { DraftRole } from '../together/together-state';

/** The draft as the server gave it. */
export interface StudioDraft {
  readonly id: string;
  readonly kind: DocumentFormat;
  readonly system: string;
  readonly revision: number;
  /** Under which it was published, once it was. */
  readonly slug: string | null;
  /** Under which it may be published: a remix keeps or narrows what its original allows. Absent: any. */
  readonly licences?: readonly Licence[];
  /** The name that it is published under; absent: none. */
  readonly authorName?: string | null;
  readonly document: unknown;
  /** Absent: it is the owner's. */
  readonly role?: DraftRole;
}

/** A draft as the server sends it: its document as JSON, which only the browser takes apart. */
export interface SentDraft extends Omit<StudioDraft, 'document'> {
  readonly text: string;
}
