import { applyChange, type Change, UnfitChange } from './change';
import { fromPointer } from './json-path';

export type PatchOperation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value?: unknown }
  | { readonly op: 'remove'; readonly path: string };

export type Patched =
  | { readonly type: 'patched'; readonly document: unknown }
  | { readonly type: 'unfit'; readonly at: string };

/** Far more than a variant needs: one that differs in more replaces whole lists. */
export const MOST_OPERATIONS = 500;

/** A variant is a JSON Patch over the base document; one that does not fit says where. */
export const applyJsonPatch = (document: unknown, patch: readonly PatchOperation[]): Patched => {
  const copies = new WeakSet();
  let patched = document;
  for (const operation of patch) {
    try {
      patched = applyChange(patched, asChange(operation), copies);
    } catch (error) {
      if (error instanceof UnfitChange) return { type: 'unfit', at: operation.path };
      throw error;
    }
  }
  return { type: 'patched', document: patched };
};

const asChange = (operation: PatchOperation): Change =>
  operation.op === 'remove'
    ? { op: 'remove', path: fromPointer(operation.path) }
    : { op: operation.op, path: fromPointer(operation.path), value: operation.value };
