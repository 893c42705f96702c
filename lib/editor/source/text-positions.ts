import { findNodeAtLocation, getLocation, type Node, parseTree } from 'jsonc-parser';
import { type JsonPath, startsWithPath } from '@/lib/documents/json-path';
import type { Piece } from '@/lib/game/contract/position';

/** A stretch of text by its offsets. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** Where a path stands in the text; a place that the text lacks is shown at its nearest parent. */
export const spansOf = (text: string, paths: readonly JsonPath[]): readonly TextSpan[] => {
  const root = parseTree(text);
  return paths.map(path => (root ? spanOf(root, path) : { start: 0, end: 0 }));
};

const spanOf = (root: Node, path: JsonPath): TextSpan => {
  const node = path.length === 0 ? root : findNodeAtLocation(root, [...path]);
  if (!node) return spanOf(root, path.slice(0, -1));
  return isLarge(node, root) ? openingOf(node) : { start: node.offset, end: node.offset + node.length };
};

/** An underline over half a document helps nobody: it marks the start of a long list only. */
const isLarge = (node: Node, root: Node): boolean =>
  node === root || (node.children !== undefined && node.length > LONGEST);

const LONGEST = 400;

const openingOf = ({ offset, parent }: Node): TextSpan => {
  const key = parent?.type === 'property' ? parent.children?.[0] : undefined;
  return key ? { start: key.offset, end: key.offset + key.length } : { start: offset, end: offset + 1 };
};

/** The piece in whose text the cursor is; the innermost one where texts are nested. */
export const pieceAtOffset = (text: string, offset: number, pieces: readonly Piece[]): Piece | null => {
  const { path } = getLocation(text, offset);
  const named = pieces.flatMap(piece =>
    piece.paths
      .filter(own => own.length > 0 && startsWithPath(path, own))
      .map(own => ({ piece, depth: own.length })),
  );
  return named.sort((left, right) => right.depth - left.depth)[0]?.piece ?? null;
};
