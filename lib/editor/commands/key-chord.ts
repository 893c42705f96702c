/** A key press, as far as the studio needs it. */
export interface KeyStroke {
  readonly key: string;
  readonly code?: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** On many keyboards this key only adds an accent to the next letter, so it is recognised by its position. */
const ACCENT_KEY = 'Backquote';

/** With Shift this key gives another character on each keyboard: it is recognised by its position too. */
const isShiftedZero = ({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyStroke): boolean =>
  code === 'Digit0' && key !== '0' && shiftKey && !ctrlKey && !metaKey && !altKey;

/** A press of a key as it is written: "Ctrl+d", "Shift+ArrowUp". A sign that needs Shift is written without it. */
export const chordOf = (stroke: KeyStroke): string => {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = stroke;
  if (isShiftedZero(stroke)) return 'Shift+0';
  const isLetter = key.length === 1 && key.toLowerCase() !== key.toUpperCase();
  return [
    ...(ctrlKey || metaKey ? ['Ctrl'] : []),
    ...(altKey ? ['Alt'] : []),
    ...(shiftKey && (isLetter || key.length > 1) ? ['Shift'] : []),
    code === ACCENT_KEY && (ctrlKey || metaKey) ? '`' : isLetter ? key.toLowerCase() : key,
  ].join('+');
};

const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  Delete: 'Del',
  ContextMenu: '≣',
  '-': '−',
};

/** As it is printed on a key. */
export const formatChord = (chord: string): string =>
  chord === '+'
    ? chord
    : chord
        .split('+')
        .map(key => SIGNS[key] ?? (key.length === 1 ? key.toUpperCase() : key))
        .join('+');
