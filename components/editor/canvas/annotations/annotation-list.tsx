'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { INK_COLOURS } from '@/lib/drawing/annotations';
import { removeAnnotation, setAnnotationText } from '@/lib/editor/edits/annotation-edits';
import type { Annotation } from '@/lib/game/document/annotation';
import { useStudio, useStudioState } from '../../session/studio-context';
import styles from '../overlays/view-panel.module.css';

const AnnotationRow = ({ note }: { readonly note: Annotation }) => {
  const words = useTranslations('view');
  const { store } = useStudio();
  const name = words('notes.item', { kind: note.kind, text: note.text ?? 'none' });
  return (
    <li>
      <i style={{ background: INK_COLOURS[note.ink] }} aria-hidden="true" />
      {note.kind === 'text' ? (
        <input
          aria-label={words('notes.words')}
          value={note.text ?? ''}
          maxLength={500}
          onChange={({ target }) => store.update(state => setAnnotationText(state, note.id, target.value))}
        />
      ) : (
        <span>{name}</span>
      )}
      <Button
        look="quiet"
        aria-label={`${words('notes.remove')}: ${name}`}
        onClick={() => store.update(state => removeAnnotation(state, note.id))}
      >
        ×
      </Button>
    </li>
  );
};

/** Every annotation on the map as a list, to be edited and deleted without drawing. */
export const AnnotationList = () => {
  const words = useTranslations('view');
  const notes = useStudioState(({ derived }) => derived.scenario?.annotations);
  if (!notes || notes.length === 0) return null;
  return (
    <fieldset className={styles.choices}>
      <legend>{words('notes.title')}</legend>
      <ul className={styles.notes} aria-label={words('notes.list')}>
        {notes.map(note => (
          <AnnotationRow key={note.id} note={note} />
        ))}
      </ul>
    </fieldset>
  );
};
