import { applyChange, type Change, InvalidChange } from '../change';
import { fromPointer } from '../json-path';

export type PatchOperation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value?: unknown }
  | { readonly op: 'remove'; readonly path: string };

export type PatchResult =
  | { readonly type: 'patched'; readonly document: unknown }
  | { readonly type: 'unfit'; readonly at: string };

/** Far more than a variant needs: one that differs in more replaces whole lists. */
export const MAX_OPERATIONS = 500;

/** A variant is a JSON Patch over the base document; one that does not fit says where. */
export const applyJsonPatch = (document: unknown, patch: readonly PatchOperation[]): PatchResult => {
  const copies = new WeakSet();
  let patched = document;
  for (const operation of patch) {
    try {
      patched = applyChange(patched, toChange(operation), copies);
    } catch (error) {
      if (error instanceof InvalidChange) return { type: 'unfit', at: operation.path };
      throw error;
    }
  }
  return { type: 'patched', document: patched };
};

const toChange = (operation: PatchOperation): Change =>
  operation.op === 'remove'
    ? { op: 'remove', path: fromPointer(operation.path) }
    : { op: operation.op, path: fromPointer(operation.path), value: operation.value };
