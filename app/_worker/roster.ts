import { licenceOf } from '@/lib/documents/licence';
import { parsePrintOptions } from '@/lib/print/print-options';
import { printRoster } from '@/lib/print/roster/roster';
import type { RosterContents } from '@/lib/print/roster/roster-contents';
import { toRosterCsv, toRosterText } from '@/lib/print/roster/roster-text';
import { PROGRAM_VERSION } from '@/lib/program-version';
import type { LoadedTroops, TaskDocument } from './task-document';
import { sayIn } from './words';

export type RosterFormat = 'pdf' | 'txt' | 'csv';

/** An army as it is listed on paper; `subtitle` names the game and its list. */
export const makeRosterContents = (
  troops: LoadedTroops,
  { locale, published }: TaskDocument,
  subtitle: string,
): RosterContents => {
  const { system, entry, tables, facts, findings, unlisted } = troops;
  return {
    title: entry.title,
    subtitle,
    rulebook: system.rulebook,
    tables,
    facts,
    findings,
    unlisted,
    licence: licenceOf(troops.document),
    say: sayIn(locale),
    language: locale,
    engine: PROGRAM_VERSION,
    published: published && {
      version: published.n,
      publishedAt: published.publishedAt,
      address: published.address,
    },
  };
};

/** "Lost Battles, from the list Carthage". */
export const subtitleOf = ({ system, entry }: LoadedTroops, { locale }: TaskDocument): string => {
  const [list] = entry.sides;
  return list
    ? sayIn(locale)({ code: 'roster.from-list', values: { system: system.title, list } })
    : system.title;
};

export const makeRosterFile = async (
  troops: LoadedTroops,
  subject: TaskDocument,
  { format, asked }: { readonly format: RosterFormat; readonly asked: string },
): Promise<Uint8Array> => {
  const contents = makeRosterContents(troops, subject, subtitleOf(troops, subject));
  switch (format) {
    case 'pdf':
      return printRoster(contents, parsePrintOptions(new URLSearchParams(asked)));
    case 'txt':
      return Buffer.from(toRosterText(contents));
    case 'csv':
      return Buffer.from(toRosterCsv(contents));
  }
};
