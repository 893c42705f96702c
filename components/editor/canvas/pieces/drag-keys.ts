import type { DragKeys } from '@/lib/editor/edits/drop-edits';

type Held = Pick<KeyboardEvent, 'shiftKey' | 'altKey'>;

/** Shift spreads along the row; Alt lands regardless of the rules. */
export const keysOf = ({ shiftKey, altKey }: Held): DragKeys => ({ isRow: shiftKey, isForced: altKey });

/** Follows the two keys while something is dragged: they may be pressed and let go with a still pointer. */
export const watchDragKeys = (onChange: (keys: DragKeys) => void): (() => void) => {
  const listen = (event: Event): void => {
    if (event instanceof KeyboardEvent || event instanceof PointerEvent) onChange(keysOf(event));
  };
  const kinds = ['keydown', 'keyup', 'pointermove', 'pointerup'] as const;
  for (const kind of kinds) window.addEventListener(kind, listen, { capture: true });
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, listen, { capture: true });
  };
};
