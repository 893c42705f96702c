'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useSay } from '@/components/words/use-say';
import type { FormField } from '@/lib/game/contract/authoring/forms';

/** How an editor was left. */
export type EditorExit = 'down' | 'next' | 'back' | 'all' | 'stay';

interface CellEditorProps {
  readonly field: FormField;
  readonly label: string;
  readonly start: string;
  readonly onDone: (text: string, leaving: EditorExit) => void;
  readonly onCancel: () => void;
}

const exitByKey = (event: KeyboardEvent): EditorExit | null => {
  if (event.key === 'Tab') return event.shiftKey ? 'back' : 'next';
  if (event.key !== 'Enter') return null;
  return event.ctrlKey || event.metaKey ? 'all' : 'down';
};

/** A cell while it is written in: Enter and Tab keep what is written, Escape forgets it. */
export const CellEditor = ({ field, label, start, onDone, onCancel }: CellEditorProps) => {
  const say = useSay();
  const choices = field.kind.type === 'choice' ? field.kind.choices.map(choice => say(choice.label)) : null;
  const [text, setText] = useState(() => (choices ? findFirstLike(choices, start) : start));
  const input = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const isLeft = useRef(false);
  useEffect(() => input.current?.focus(), []);
  const leave = (leaving: EditorExit): void => {
    if (isLeft.current) return;
    isLeft.current = true;
    onDone(text, leaving);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    const leaving = exitByKey(event);
    if (event.key === 'Escape') {
      isLeft.current = true;
      onCancel();
    } else if (leaving) leave(leaving);
    else return;
    event.preventDefault();
  };
  const common = {
    ref: input,
    value: text,
    'aria-label': label,
    onKeyDown,
    onBlur: () => leave('stay'),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => setText(target.value),
  };
  if (!choices) return <input type="text" {...common} />;
  return (
    <select {...common}>
      {field.isOptional && <option value="" />}
      {choices.map(choice => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  );
};

/** A letter that opened the editor selects the first choice that begins with it. */
const findFirstLike = (choices: readonly string[], start: string): string =>
  choices.find(choice => choice === start) ??
  choices.find(choice => start !== '' && choice.toLocaleLowerCase().startsWith(start.toLocaleLowerCase())) ??
  start;
