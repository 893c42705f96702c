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
  ContextMenu: '≣',
  '-': '−',
};

const NAMED = ['Ctrl', 'Shift', 'Enter', 'Escape', 'Delete', 'Backspace'] as const;

/** A key that keyboards name in their own language. */
export type NamedKey = (typeof NAMED)[number];

const isNamed = (key: string): key is NamedKey => (NAMED as readonly string[]).includes(key);

const formatKey = (key: string, nameOf: (key: NamedKey) => string): string =>
  isNamed(key) ? nameOf(key) : (SIGNS[key] ?? (key.length === 1 ? key.toUpperCase() : key));

/** As it is printed on the keys. */
export const formatChord = (chord: string, nameOf: (key: NamedKey) => string): string =>
  chord === '+'
    ? chord
    : chord
        .split('+')
        .map(key => formatKey(key, nameOf))
        .join('+');
