import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

/** Markdown with tables as a tree; HTML in it stays a node of its own, which nobody renders. */
export const parseMarkdown = (markdown: string): Root =>
  limitDepth(
    fromMarkdown(limitMarkup(markdown), {
      extensions: [gfmTable()],
      mdastExtensions: [gfmTableFromMarkdown()],
    }),
  );

/** Quotes within quotes and lists within lists, far more than anyone reads: thousands would take seconds to parse. */
const NESTED_MARKERS = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){16,}/gm;

/** With more emphasis signs than this in one text, none is meant. */
const MOST_EMPHASIS = 2000;

const limitMarkup = (markdown: string): string => {
  const shallow = markdown.replace(NESTED_MARKERS, '');
  const isWild = (shallow.match(/[*_]/g)?.length ?? 0) > MOST_EMPHASIS;
  return isWild ? shallow.replace(/[*_]/g, '\\$&') : shallow;
};

/** Deeper than any text of ours, and far from where a function that calls itself for each level ends. */
const DEEPEST = 60;

const limitDepth = (root: Root): Root => {
  let level: readonly Nodes[] = [root];
  for (let depth = 0; depth < DEEPEST; depth += 1)
    level = level.flatMap(node => ('children' in node ? node.children : []));
  for (const node of level) if ('children' in node) node.children = [];
  return root;
};

const SAFE = /^(https?:\/\/|mailto:|\/(?!\/)|#)/i;

/** An author's link may lead to the web, to this site or within the page, never to a script. */
export const findSafeAddress = (address: string): string | null => (SAFE.test(address) ? address : null);
