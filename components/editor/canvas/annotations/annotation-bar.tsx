'use client';

import { useTranslations } from 'next-intl';
import { DefaultColorStyle, type Editor, useValue } from 'tldraw';
import { Button } from '@/components/ui/controls/button';
import { ANNOTATION_INKS, type AnnotationInk, INK_COLOURS } from '@/lib/drawing/annotations';
import { useStudioState } from '../../session/studio-context';
import styles from './annotation-bar.module.css';
import { deleteSelectedAnnotations } from './connect-annotations';
import { inkOf, isAnnotationShape, TLDRAW_COLOURS } from './convert-annotations';

const LARGER = 1.25;

/** Selected notes change their ink at once, later ones from then on. */
const applyInk = (editor: Editor, ink: AnnotationInk): void => {
  editor.setStyleForNextShapes(DefaultColorStyle, TLDRAW_COLOURS[ink]);
  const notes = editor.getSelectedShapes().filter(isAnnotationShape);
  if (notes.length > 0) editor.setStyleForSelectedShapes(DefaultColorStyle, TLDRAW_COLOURS[ink]);
};

const resize = (editor: Editor, factor: number): void => {
  const texts = editor
    .getSelectedShapes()
    .flatMap(shape => (isAnnotationShape(shape) && shape.type === 'text' ? [shape] : []));
  editor.updateShapes(
    texts.map(({ id, type, props: { scale } }) => ({
      id,
      type,
      props: { scale: Math.min(8, Math.max(0.3, scale * factor)) },
    })),
  );
};

const Inks = ({ editor, ink }: { readonly editor: Editor; readonly ink: AnnotationInk }) => {
  const words = useTranslations('view');
  return (
    <fieldset className={styles.inks}>
      <legend>{words('notes.ink')}</legend>
      {ANNOTATION_INKS.map(name => (
        <label key={name} title={words(`notes.inks.${name}`)}>
          <input
            type="radio"
            name="ink"
            aria-label={words(`notes.inks.${name}`)}
            checked={name === ink}
            onChange={() => applyInk(editor, name)}
          />
          <span style={{ background: INK_COLOURS[name] }} />
        </label>
      ))}
    </fieldset>
  );
};

/** While a note is drawn or selected: its ink, its size, its ending. */
export const AnnotationBar = ({ editor }: { readonly editor: Editor }) => {
  const words = useTranslations('view');
  const isDrawing = useStudioState(({ tool }) => tool.type === 'annotate');
  const chosen = useValue('chosen notes', () => editor.getSelectedShapes().filter(isAnnotationShape), [
    editor,
  ]);
  const colour = useValue('ink', () => editor.getSharedStyles().getAsKnownValue(DefaultColorStyle), [editor]);
  const next = useValue('next ink', () => editor.getStyleForNextShape(DefaultColorStyle), [editor]);
  if (!isDrawing && chosen.length === 0) return null;
  return (
    <section className={styles.bar} aria-label={words('notes.bar')}>
      <Inks editor={editor} ink={inkOf(chosen.length > 0 ? (colour ?? next) : next)} />
      {chosen.some(({ type }) => type === 'text') && (
        <>
          <Button look="quiet" aria-label={words('notes.smaller')} onClick={() => resize(editor, 1 / LARGER)}>
            A−
          </Button>
          <Button look="quiet" aria-label={words('notes.larger')} onClick={() => resize(editor, LARGER)}>
            A+
          </Button>
        </>
      )}
      {chosen.length > 0 && (
        <Button look="quiet" onClick={() => deleteSelectedAnnotations(editor)}>
          {words('notes.remove')}
        </Button>
      )}
    </section>
  );
};
