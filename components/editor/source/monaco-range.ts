import type { TextSpan } from '@/lib/editor/source/text-positions';
import { monaco } from './monaco';

export const toMonacoRange = (model: monaco.editor.ITextModel, { start, end }: TextSpan): monaco.Range =>
  monaco.Range.fromPositions(model.getPositionAt(start), model.getPositionAt(end));
