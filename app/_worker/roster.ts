import { ENGINE } from '@/lib/engine';
import { printRoster } from '@/lib/print/roster';
import type { RosterContents } from '@/lib/print/roster-contents';
import { rosterCsv, rosterText } from '@/lib/print/roster-text';
import { printOptions } from '@/lib/print/wishes';
import type { Subject, Troops } from './subject';
import { sayIn } from './words';

export type RosterFormat = 'pdf' | 'txt' | 'csv';

/** An army as it is listed on paper; `subtitle` names the game and its list. */
export const rosterContents = (
  troops: Troops,
  { locale, published }: Subject,
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
    say: sayIn(locale),
    language: locale,
    engine: ENGINE,
    published: published && {
      version: published.n,
      publishedAt: published.publishedAt,
      address: published.address,
    },
  };
};

/** "Lost Battles, from the list Carthage". */
export const subtitleOf = ({ system, entry }: Troops, { locale }: Subject): string => {
  const [list] = entry.sides;
  return list
    ? sayIn(locale)({ code: 'roster.from-list', values: { system: system.title, list } })
    : system.title;
};

export const rosterFile = async (
  troops: Troops,
  subject: Subject,
  { format, asked }: { readonly format: RosterFormat; readonly asked: string },
): Promise<Uint8Array> => {
  const contents = rosterContents(troops, subject, subtitleOf(troops, subject));
  switch (format) {
    case 'pdf':
      return printRoster(contents, printOptions(new URLSearchParams(asked)));
    case 'txt':
      return Buffer.from(rosterText(contents));
    case 'csv':
      return Buffer.from(rosterCsv(contents));
  }
};
