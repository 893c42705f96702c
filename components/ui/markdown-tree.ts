import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

/** Markdown with tables as a tree; HTML in it stays a node of its own, which nobody renders. */
export const markdownTree = (markdown: string): Root =>
  fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });

const SAFE = /^(https?:\/\/|mailto:|\/(?!\/)|#)/i;

/** An author's link may lead to the web, to this site or within the page, never to a script. */
export const safeAddress = (address: string): string | null => (SAFE.test(address) ? address : null);
