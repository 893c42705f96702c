'use client';

import { useTranslations } from 'next-intl';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react';
import { stopEventPropagation } from 'tldraw';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import {
  cancelName,
  keepName,
  kindsOfName,
  setNameKind,
  stepNameKind,
  typeName,
} from '@/lib/editor/edits/name-edits';
import type { WritingName } from '@/lib/editor/session/interaction-state';
import type { Lettering } from '@/lib/game/contract/authoring/names';
import { useInteraction, useStudio, useStudioState } from '../../session/studio-context';
import styles from './names.module.css';

/** The page's own letters for a font of the map. */
const FONTS: Readonly<Partial<Record<Lettering['font'], CSSProperties>>> = {
  'serif-italic': { fontFamily: 'var(--serif)', fontStyle: 'italic' },
  'serif-semibold': { fontFamily: 'var(--serif)', fontWeight: 600 },
};

const toStyle = ({ size, font, fill, spacing }: Lettering): CSSProperties => ({
  ...FONTS[font],
  fontSize: size,
  color: fill,
  ...(spacing === undefined ? {} : { letterSpacing: spacing }),
});

const BASELINE = 0.98;
const LEAST_LETTERS = 6;

interface WrittenNameProps {
  readonly writing: WritingName;
  readonly zoom: number;
}

/** The subject of the name. The field keeps the focus, so that typing continues. */
const NameKinds = ({ writing, zoom }: WrittenNameProps) => {
  const say = useSay();
  const words = useTranslations('canvas.name');
  const { store } = useStudio();
  return (
    <fieldset
      className={styles.kinds}
      aria-label={words('kinds')}
      style={{ transform: `scale(${1 / zoom})` }}
    >
      {kindsOfName(store.getState()).map(({ id, label }) => (
        <Button
          key={id}
          look="bare"
          tabIndex={-1}
          aria-pressed={id === writing.kind}
          onPointerDown={event => {
            event.preventDefault();
            store.update(state => setNameKind(state, id));
          }}
        >
          {say(label)}
        </Button>
      ))}
      <kbd>{words('tab')}</kbd>
    </fieldset>
  );
};

const WrittenName = ({ writing, zoom }: WrittenNameProps) => {
  const words = useTranslations('canvas.name');
  const { store } = useStudio();
  const names = useStudioState(({ rules }) => rules.system.editing.names);
  const input = useRef<HTMLInputElement>(null);
  const key = `${writing.id} ${writing.at.join(' ')}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name takes the focus again.
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, [key]);
  if (!names) return null;
  const lettering = names.letteringOf(writing.kind);
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key === 'Enter') store.update(keepName);
    else if (event.key === 'Escape') store.update(cancelName);
    else if (event.key === 'Tab') store.update(state => stepNameKind(state, event.shiftKey ? -1 : 1));
    else return;
    event.preventDefault();
  };
  return (
    <div
      className={styles.writing}
      style={{ left: writing.at[0], top: writing.at[1] - lettering.size * BASELINE }}
      onPointerDown={stopEventPropagation}
      onPointerUp={stopEventPropagation}
    >
      <input
        ref={input}
        aria-label={words('field')}
        maxLength={names.longest}
        size={Math.max(LEAST_LETTERS, writing.text.length + 1)}
        value={writing.text}
        style={{ ...toStyle(lettering), transform: `rotate(${writing.turn}deg)` }}
        onChange={({ target }) => store.update(state => typeName(state, target.value))}
        onKeyDown={onKeyDown}
        onBlur={() => store.update(keepName)}
      />
      <NameKinds writing={writing} zoom={zoom} />
    </div>
  );
};

/** A name while it is written, on the map and in its own type. */
export const NameField = ({ zoom }: { readonly zoom: number }) => {
  const writing = useInteraction(state => state.writing);
  return writing && <WrittenName writing={writing} zoom={zoom} />;
};
