import {
  DefaultDashStyle,
  DefaultFontStyle,
  type Editor,
  react,
  registerDefaultSideEffects,
  type TLShapeId,
  type TLShapePartial,
} from 'tldraw';
import { setAnnotations } from '@/lib/editor/edits/annotation-edits';
import type { StudioState } from '@/lib/editor/session/state';
import type { StudioStore } from '@/lib/editor/session/store';
import type { Annotation } from '@/lib/game/document/annotation';
import { type AnnotationShape, annotationOf, isAnnotationShape, toShapePartial } from './convert-annotations';

/** Joins tldraw's own drawing tools to the document: each finished edit becomes one step of the studio's history. */
export const connectAnnotations = (editor: Editor, store: StudioStore): (() => void) => {
  editor.setStyleForNextShapes(DefaultDashStyle, 'solid');
  editor.setStyleForNextShapes(DefaultFontStyle, 'serif');
  syncShapes(editor, annotationsIn(store.getState()));
  const endings = [
    registerDefaultSideEffects(editor),
    followStore(editor, store),
    followUserEdits(editor, store),
    followTool(editor, store),
    deleteByKey(editor),
    endTextEditing(editor),
  ];
  return () => {
    for (const end of endings) end();
  };
};

const NONE: readonly Annotation[] = [];
const annotationsIn = ({ derived }: StudioState): readonly Annotation[] =>
  derived.scenario?.annotations ?? NONE;

export const listAnnotationShapes = (editor: Editor): readonly AnnotationShape[] =>
  editor.getCurrentPageShapesSorted().filter(isAnnotationShape);

/** The annotation of a shape; null: it is being drawn and is not yet in the document. */
export const annotationIdOf = ({ meta }: AnnotationShape): string | null =>
  typeof meta.note === 'string' ? meta.note : null;

const IDLE = ['select.idle', 'hand.idle', 'arrow.idle', 'line.idle', 'draw.idle', 'text.idle'];
const isBusy = (editor: Editor): boolean =>
  editor.getEditingShapeId() !== null || (editor.inputs.isPointing && !editor.isInAny(...IDLE));

/** Makes the shapes what the document says. */
const syncShapes = (editor: Editor, annotations: readonly Annotation[]): void => {
  const known = new Map(
    listAnnotationShapes(editor).flatMap(shape => {
      const id = annotationIdOf(shape);
      return id === null ? [] : [[id, shape] as const];
    }),
  );
  const wanted = new Set(annotations.map(({ id }) => id));
  const gone = [...known].flatMap(([id, shape]) => (wanted.has(id) ? [] : [shape.id]));
  const stale = annotations.filter(annotation => {
    const shape = known.get(annotation.id);
    return (
      !shape || JSON.stringify(annotationOf(editor, shape, annotation.id)) !== JSON.stringify(annotation)
    );
  });
  if (gone.length + stale.length === 0) return;
  editor.store.mergeRemoteChanges(() => {
    editor.run(() => updateShapes(editor, gone, stale, known), { history: 'ignore' });
  });
};

const updateShapes = (
  editor: Editor,
  gone: TLShapeId[],
  stale: readonly Annotation[],
  known: ReadonlyMap<string, AnnotationShape>,
): void => {
  editor.deleteShapes(gone);
  for (const annotation of stale) {
    const shape = known.get(annotation.id);
    const partial = toShapePartial(annotation);
    if (shape?.type === partial.type)
      editor.updateShape({ ...partial, id: shape.id } as TLShapePartial<AnnotationShape>);
    else {
      if (shape) editor.deleteShape(shape.id);
      editor.createShape(partial as TLShapePartial<AnnotationShape>);
    }
  }
};

const followStore = (editor: Editor, store: StudioStore): (() => void) => {
  let before = annotationsIn(store.getState());
  return store.subscribe(() => {
    const notes = annotationsIn(store.getState());
    if (notes === before || isBusy(editor)) return;
    before = notes;
    syncShapes(editor, notes);
  });
};

/** Edits of annotations are written to the document once the pointer rests. */
const followUserEdits = (editor: Editor, store: StudioStore): (() => void) => {
  let isChanged = false;
  const stopListening = editor.store.listen(
    ({ changes: { added, updated, removed } }) => {
      const touched = [
        ...Object.values(added),
        ...Object.values(removed),
        ...Object.values(updated).map(([, after]) => after),
      ];
      if (touched.some(record => record.typeName === 'shape' && isAnnotationShape(record))) isChanged = true;
      if (isChanged && !isBusy(editor)) queueMicrotask(write);
    },
    { source: 'user', scope: 'all' },
  );
  const write = (): void => {
    if (!isChanged || isBusy(editor)) return;
    isChanged = false;
    writeAnnotations(editor, store);
  };
  const stopReacting = react('notes at rest', () => {
    editor.getPath();
    editor.getEditingShapeId();
    queueMicrotask(write);
  });
  return () => {
    stopListening();
    stopReacting();
  };
};

const writeAnnotations = (editor: Editor, store: StudioStore): void => {
  const shapes = listAnnotationShapes(editor);
  const taken = new Set(shapes.flatMap(shape => annotationIdOf(shape) ?? []));
  const named = shapes.map(shape => ({ shape, id: annotationIdOf(shape) ?? findFreeId(taken) }));
  editor.store.mergeRemoteChanges(() =>
    editor.updateShapes(
      named.map(({ shape, id }) => ({ id: shape.id, type: shape.type, meta: { note: id } })),
    ),
  );
  const notes = named.map(({ shape, id }) => annotationOf(editor, shape, id));
  store.update(state => setAnnotations(state, notes));
  // Shapes that the document did not accept return to its state.
  syncShapes(editor, annotationsIn(store.getState()));
};

const findFreeId = (taken: Set<string>): string => {
  let number = taken.size + 1;
  while (taken.has(`note-${number}`)) number += 1;
  taken.add(`note-${number}`);
  return `note-${number}`;
};

/** After one note tldraw takes up its own pointer again: the rail shows that. */
const followTool = (editor: Editor, store: StudioStore): (() => void) =>
  react('note tool', () => {
    if (editor.getCurrentToolId() !== 'select') return;
    queueMicrotask(() =>
      store.update(state =>
        state.tool.type === 'annotate' && editor.getCurrentToolId() === 'select'
          ? { ...state, tool: { type: 'select' } }
          : state,
      ),
    );
  });

const WRITES = 'input, textarea, select, [contenteditable="true"], .monaco-editor, dialog';

const deleteByKey = (editor: Editor): (() => void) => {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    if (event.target instanceof Element && event.target.closest(WRITES)) return;
    if (deleteSelectedAnnotations(editor)) event.preventDefault();
  };
  window.addEventListener('keydown', onKeyDown, { capture: true });
  return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
};

/** Escape, or whatever takes the focus out of the map, ends the writing of a text: what was written must be in the document. */
const endTextEditing = (editor: Editor): (() => void) => {
  const container = editor.getContainer();
  const end = (): void => {
    if (editor.getEditingShapeId() !== null) editor.setEditingShape(null);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || editor.getEditingShapeId() === null) return;
    event.preventDefault();
    event.stopPropagation();
    end();
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && !container.contains(relatedTarget)) end();
  };
  container.addEventListener('keydown', onKeyDown, { capture: true });
  container.addEventListener('focusout', onFocusOut);
  return () => {
    container.removeEventListener('keydown', onKeyDown, { capture: true });
    container.removeEventListener('focusout', onFocusOut);
  };
};

/** Whether there were any. */
export const deleteSelectedAnnotations = (editor: Editor): boolean => {
  const chosen = editor.getSelectedShapes().filter(isAnnotationShape);
  if (chosen.length === 0 || editor.getEditingShapeId() !== null) return false;
  editor.deleteShapes(chosen.map(({ id }) => id));
  return true;
};
