'use client';

import type { ReactNode } from 'react';
import {
  ArrowShapeTool,
  ArrowShapeUtil,
  DefaultSelectionForeground,
  DrawShapeTool,
  DrawShapeUtil,
  type Editor,
  LineShapeTool,
  LineShapeUtil,
  SVGContainer,
  TextShapeTool,
  TextShapeUtil,
  type TLArrowShape,
  type TLDrawShape,
  type TLLineShape,
  type TLSelectionForegroundProps,
  type TLTextShape,
  useEditor,
  useValue,
} from 'tldraw';
import { DrawnItems } from '@/components/board/draw-items';
import { drawAnnotation } from '@/lib/drawing/annotations';
import { type AnnotationShape, drawShape, isAnnotationShape } from './convert-annotations';

/** A note looks on the canvas as it will on the page and on paper: one drawing for all of them. */
const makeAnnotationShape = (editor: Editor, shape: AnnotationShape): ReactNode => (
  <SVGContainer data-note={typeof shape.meta.note === 'string' ? shape.meta.note : 'new'}>
    <DrawnItems items={drawAnnotation(drawShape(editor, shape))} />
  </SVGContainer>
);

/** Arrows bind to nothing: a counter that moves must not drag the author's arrow along. */
class ArrowNoteUtil extends ArrowShapeUtil {
  override component(shape: TLArrowShape) {
    return <>{makeAnnotationShape(this.editor, shape)}</>;
  }
  override canBind(): boolean {
    return false;
  }
  override canEdit(): boolean {
    return false;
  }
  override getFontFaces() {
    return [];
  }
}

class LineNoteUtil extends LineShapeUtil {
  override component(shape: TLLineShape) {
    return <>{makeAnnotationShape(this.editor, shape)}</>;
  }
  override canBind(): boolean {
    return false;
  }
}

class FreeNoteUtil extends DrawShapeUtil {
  override component(shape: TLDrawShape) {
    return <>{makeAnnotationShape(this.editor, shape)}</>;
  }
  override canBind(): boolean {
    return false;
  }
}

const TextAnnotation = ({ shape, editing }: { readonly shape: TLTextShape; readonly editing: ReactNode }) => {
  const editor = useEditor();
  const isEdited = useValue('is edited', () => editor.getEditingShapeId() === shape.id, [editor, shape.id]);
  return <>{isEdited ? editing : makeAnnotationShape(editor, shape)}</>;
};

class TextNoteUtil extends TextShapeUtil {
  override component(shape: TLTextShape) {
    return <TextAnnotation shape={shape} editing={super.component(shape)} />;
  }
  override canBind(): boolean {
    return false;
  }
  override hideRotateHandle(): boolean {
    return true;
  }
  override getFontFaces() {
    return [];
  }
}

export const ANNOTATION_SHAPES = [ArrowNoteUtil, LineNoteUtil, FreeNoteUtil, TextNoteUtil];
export const ANNOTATION_TOOLS = [ArrowShapeTool, LineShapeTool, DrawShapeTool, TextShapeTool];

/** Notes have tldraw's own frame and handles; counters show by themselves that they are chosen. */
export const AnnotationSelection = (props: TLSelectionForegroundProps) => {
  const editor = useEditor();
  const areNotes = useValue(
    'only notes are chosen',
    () => editor.getSelectedShapes().every(isAnnotationShape),
    [editor],
  );
  return areNotes ? <DefaultSelectionForeground {...props} /> : null;
};
