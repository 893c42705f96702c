import type { PhrasingContent, RootContent, Table } from 'mdast';
import { Fragment, type ReactNode } from 'react';
import { findSafeAddress, parseMarkdown } from '@/lib/documents/text/markdown-tree';
import styles from './markdown.module.css';

/** What a reader of the text adds to it. */
export interface MarkdownOptions {
  /** Turns plain words into words with links. */
  readonly text?: (words: string) => ReactNode;
  /** What a table without a caption of its own is called. */
  readonly tableCaption: string;
}

interface MarkdownProps extends MarkdownOptions {
  readonly children: string;
}

/** Markdown as elements. HTML in it is shown as it is written, and images are shown as their descriptions. */
export const Markdown = ({ children, ...options }: MarkdownProps) => (
  <div className={styles.markdown}>{blocks(parseMarkdown(children).children, options)}</div>
);

const blocks = (nodes: readonly RootContent[], options: MarkdownOptions): ReactNode[] =>
  nodes.map(node => <Fragment key={node.position?.start.offset}>{block(node, options)}</Fragment>);

const block = (node: RootContent, options: MarkdownOptions): ReactNode => {
  switch (node.type) {
    case 'paragraph':
      return <p>{phrases(node.children, options)}</p>;
    case 'heading': {
      const Heading = node.depth < 3 ? 'h3' : 'h4';
      return <Heading>{phrases(node.children, options)}</Heading>;
    }
    case 'list': {
      const List = node.ordered ? 'ol' : 'ul';
      return <List start={node.start ?? undefined}>{blocks(node.children, options)}</List>;
    }
    case 'listItem':
      return <li>{listItem(node.children, options)}</li>;
    case 'blockquote':
      return <blockquote>{blocks(node.children, options)}</blockquote>;
    case 'table':
      return <MarkdownTable table={node} options={options} />;
    case 'thematicBreak':
      return <hr />;
    case 'code':
      return <pre>{node.value}</pre>;
    case 'html':
      return <p>{node.value}</p>;
    case 'definition':
      return null;
    default:
      return phrase(node as PhrasingContent, options);
  }
};

/** A lone paragraph needs no element of its own within its item. */
const listItem = (nodes: readonly RootContent[], options: MarkdownOptions): ReactNode => {
  const [only] = nodes;
  if (nodes.length === 1 && only?.type === 'paragraph') return phrases(only.children, options);
  return blocks(nodes, options);
};

const phrases = (nodes: readonly PhrasingContent[], options: MarkdownOptions): ReactNode[] =>
  nodes.map(node => <Fragment key={node.position?.start.offset}>{phrase(node, options)}</Fragment>);

const phrase = (node: PhrasingContent, options: MarkdownOptions): ReactNode => {
  switch (node.type) {
    case 'text':
      return options.text?.(node.value) ?? node.value;
    case 'emphasis':
      return <em>{phrases(node.children, options)}</em>;
    case 'strong':
      return <strong>{phrases(node.children, options)}</strong>;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'html':
      return node.value;
    case 'break':
      return <br />;
    case 'link':
      return link(node.url, phrases(node.children, { ...options, text: undefined }));
    case 'image':
    case 'imageReference':
      return node.alt;
    default:
      return 'children' in node ? phrases(node.children, options) : null;
  }
};

const link = (address: string, words: ReactNode): ReactNode => {
  const safe = findSafeAddress(address);
  return safe === null ? (
    words
  ) : (
    <a href={safe} rel="nofollow ugc">
      {words}
    </a>
  );
};

const MarkdownTable = ({ table, options }: { table: Table; options: MarkdownOptions }) => {
  const [head, ...rows] = table.children;
  return (
    <div className={styles.scroll}>
      <table>
        <caption className="visually-hidden">{options.tableCaption}</caption>
        <thead>
          <tr>
            {head?.children.map(cell => (
              <th key={cell.position?.start.offset} scope="col">
                {phrases(cell.children, options)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.position?.start.offset}>
              {row.children.map(cell => (
                <td key={cell.position?.start.offset}>{phrases(cell.children, options)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
