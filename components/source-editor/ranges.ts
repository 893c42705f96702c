import type { TextSpan } from './finding-markers';
import { monaco } from './monaco';

export const rangeOf = (model: monaco.editor.ITextModel, { start, end }: TextSpan): monaco.Range =>
  monaco.Range.fromPositions(model.getPositionAt(start), model.getPositionAt(end));
