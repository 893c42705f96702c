import type { Nodes, PhrasingContent, Table } from 'mdast';
import { licenceOf } from '@/lib/documents/licence';
import { parseMarkdown } from '@/lib/documents/text/markdown-tree';
import { type AidCell, type AidTable, formatAidCell } from '@/lib/game/contract/player-aid';
import { listSectionNumbers, nameSection } from '@/lib/game/contract/rulebook';
import type { Say } from '@/lib/game/contract/sentence';
import { type ForceTable, formatLocation } from '@/lib/game/document/roster';
import { describeLicence } from '@/lib/words/licence-words';
import type { ModuleBattle, ModuleOptions, ModuleSetup } from './module-contents';
import { escapeXml } from './xml';

/** VASSAL shows pages with the HTML of the nineties: no styles, plain tags. */
const page = (title: string, body: string): string =>
  `<html><head><meta charset="UTF-8"><title>${escapeXml(title)}</title></head><body>${body}</body></html>\n`;

const heading = (level: 1 | 2 | 3, text: string): string =>
  text === '' ? '' : `<h${level}>${escapeXml(text)}</h${level}>`;

/** The battle in words: the subject, the armies, and where they stand. */
export const writeSetupPage = ({ system }: ModuleBattle, setup: ModuleSetup, say: Say): string => {
  const { scenario, position } = setup;
  const rosters = system.documents.scenario.roster(scenario);
  const part = (name: string, html: string): string =>
    html === '' ? '' : heading(2, say({ code: `exchange.text.${name}` })) + html;
  return page(
    setup.title,
    [
      heading(1, setup.title),
      `<p>${escapeXml(setup.summary)}</p>`,
      `<p><b>${escapeXml(say(system.printing.firstPlayer(scenario)))}</b></p>`,
      part('special-rules', markdownToHtml(scenario.specialRules ?? '')),
      part('victory', markdownToHtml(scenario.victory ?? '')),
      ...rosters.map(table => writeArmy(system.seats(scenario), table, say)),
      part(
        'setup',
        system
          .describeSpaces(position)
          .map(
            ({ title, sentences }) =>
              `<p><b>${escapeXml(say(title))}</b>: ${escapeXml(sentences.map(say).join(' '))}</p>`,
          )
          .join(''),
      ),
      part('notes', markdownToHtml(scenario.notes ?? '')),
      `<p>${escapeXml(say(describeLicence(licenceOf(scenario))))}</p>`,
    ].join('\n'),
  );
};

const writeArmy = (
  seats: readonly { readonly id: string; readonly name: string }[],
  { seat, rows }: ForceTable,
  say: Say,
): string => {
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  const side = seats.find(({ id }) => id === seat)?.name ?? seat;
  const lines = rows.map(row => [row.count, row.name, say(row.words), formatLocation(row, say)]);
  return heading(2, say({ code: 'exchange.text.army', values: { side, count } })) + writeTable([], lines);
};

const writeTable = (
  head: readonly (string | number)[],
  rows: readonly (readonly (string | number)[])[],
): string => {
  const cells = (tag: string, values: readonly (string | number)[]): string =>
    `<tr>${values.map(value => `<${tag} align="left">${escapeXml(String(value))}</${tag}>`).join('')}</tr>`;
  const top = head.length > 0 ? cells('th', head) : '';
  return `<table border="1" cellspacing="0" cellpadding="3">${top}${rows.map(row => cells('td', row)).join('')}</table>`;
};

/** The charts beside the board, as they are in force. */
export const writeAidPage = (title: string, tables: readonly AidTable[], say: Say): string => {
  const cell = (value: AidCell): string => formatAidCell(value, say);
  return page(
    title,
    heading(1, title) +
      tables
        .map(
          table =>
            heading(2, `${say(table.title)} (${table.rule.section})`) +
            writeTable(
              table.columns.map(cell),
              table.rows.map(row => row.map(cell)),
            ) +
            (table.note ? `<p>${escapeXml(say(table.note))}</p>` : ''),
        )
        .join('\n'),
  );
};

/** The sections that the players of these battles look up, in our words. */
export const writeRulesPage = (
  battles: readonly ModuleBattle[],
  { say, rules }: Pick<ModuleOptions, 'say' | 'rules'>,
): string => {
  const [first] = battles;
  if (!first) return page('', '');
  const { rulebook, title, id } = first.system;
  const texts = rules?.get(id);
  const wanted = new Set(
    battles.flatMap(({ system, base }) => system.printing.sections(base).map(({ section }) => section)),
  );
  const isWanted = (section: string): boolean =>
    texts !== undefined || wanted.has(section) || [...wanted].some(each => section.startsWith(`${each}.`));
  return page(
    title,
    heading(1, title) +
      `<p>${escapeXml(say({ code: 'exchange.vassal.rules-note' }))}</p>` +
      listSectionNumbers(rulebook)
        .filter(isWanted)
        .map(
          section =>
            heading(3, `${section} ${say(nameSection({ book: id, section }))}`) +
            markdownToHtml(texts?.get(section) ?? ''),
        )
        .join('\n'),
  );
};

/** Markdown of an author as plain HTML; HTML in it is shown as it was written, never run. */
export const markdownToHtml = (markdown: string): string =>
  markdown.trim() === '' ? '' : parseMarkdown(markdown).children.map(writeNode).join('\n');

const inside = ({ children }: { readonly children: readonly Nodes[] }): string =>
  children.map(writeNode).join('');

const writeNode = (node: Nodes): string => {
  switch (node.type) {
    case 'text':
    case 'html':
    case 'inlineCode':
    case 'code':
      return escapeXml(node.value);
    case 'paragraph':
      return `<p>${inside(node)}</p>`;
    case 'heading':
      return `<h3>${inside(node)}</h3>`;
    case 'emphasis':
      return `<i>${inside(node)}</i>`;
    case 'strong':
      return `<b>${inside(node)}</b>`;
    case 'list':
      return node.ordered ? `<ol>${inside(node)}</ol>` : `<ul>${inside(node)}</ul>`;
    case 'listItem':
      return `<li>${inside(node)}</li>`;
    case 'blockquote':
      return `<blockquote>${inside(node)}</blockquote>`;
    case 'table':
      return writeMarkdownTable(node);
    case 'break':
      return '<br>';
    default:
      return 'children' in node ? inside(node) : '';
  }
};

const writeMarkdownTable = ({ children }: Table): string => {
  const rows = children.map(
    row =>
      `<tr>${row.children.map(cell => `<td>${(cell.children as PhrasingContent[]).map(writeNode).join('')}</td>`).join('')}</tr>`,
  );
  return `<table border="1" cellspacing="0" cellpadding="3">${rows.join('')}</table>`;
};
