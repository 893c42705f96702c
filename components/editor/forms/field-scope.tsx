'use client';

import { createContext, useContext } from 'react';
import type { EditPart } from '@/lib/editor/edits/army-edits';
import type { Finding } from '@/lib/game/contract/finding';

/** What the fields of a panel edit, and whose findings they show. */
export interface FieldScope {
  readonly edit: EditPart;
  readonly findings: readonly Finding[];
}

/** Null: fields edit the document itself. A panel that edits a part as a document of its own sets it. */
export const FieldScopeContext = createContext<FieldScope | null>(null);

export const useFieldScope = (): FieldScope | null => useContext(FieldScopeContext);
