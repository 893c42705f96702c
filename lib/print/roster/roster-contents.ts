import type { Licence } from '@/lib/documents/licence';
import {
  countAllFindings,
  describeFinding,
  type Finding,
  type FindingCounts,
  NONE_UNLISTED,
} from '@/lib/game/contract/finding';
import type { Rulebook } from '@/lib/game/contract/rulebook';
import type { Say } from '@/lib/game/contract/sentence';
import type { Fact } from '@/lib/game/document/document-kind';
import { type ForceTable, formatFigure, type TroopProfile } from '@/lib/game/document/roster';

/** An army as it is listed on paper, as text or as a table; what the rules say of it goes with every one of them. */
export interface RosterContents {
  readonly title: string;
  /** The game and, where it has one, the army list. */
  readonly subtitle: string;
  readonly rulebook: Rulebook;
  readonly tables: readonly ForceTable[];
  readonly facts: readonly Fact[];
  readonly findings: readonly Finding[];
  /** Findings that are counted and not listed; absent: none. */
  readonly unlisted?: FindingCounts;
  readonly say: Say;
  /** A BCP 47 tag, that of `say`. */
  readonly language: string;
  readonly licence: Licence | null;
  /** The release of the program that checked and printed it. */
  readonly engine: string;
  /** Null: a draft, which has no number and no address for others. */
  readonly published: PublishedRoster | null;
}

export interface PublishedRoster {
  readonly version: number;
  /** ISO 8601 in UTC. */
  readonly publishedAt: string;
  /** For the code that a phone reads. */
  readonly address: string;
}

type CheckedRoster = Pick<RosterContents, 'findings' | 'unlisted'>;

export const isLegal = ({ findings, unlisted = NONE_UNLISTED }: CheckedRoster): boolean =>
  countAllFindings({ findings, unlisted }).errors === 0;

/** "Rules met." */
export const formatVerdict = ({
  findings,
  unlisted = NONE_UNLISTED,
  say,
}: CheckedRoster & Pick<RosterContents, 'say'>): string => {
  const { errors, warnings } = countAllFindings({ findings, unlisted });
  return say({
    code: errors === 0 ? 'roster.legal' : 'roster.illegal',
    values: { count: errors, warnings },
  });
};

/** "Too many units. (Rule 18.1)". */
export const formatFinding = (finding: Finding, say: Say): string => {
  const words = say(describeFinding(finding));
  return finding.rule
    ? say({ code: 'roster.finding', values: { words, section: finding.rule.section } })
    : words;
};

/** "Grade: elite · Weapon: sword": what has no value is left out. */
export const formatFigures = ({ figures }: TroopProfile, say: Say): string =>
  figures
    .map(figure => [say(figure.label), formatFigure(figure, say)] as const)
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join(' · ');

export const formatFact = ({ code, values, rule }: Fact, say: Say): string =>
  say({
    code: 'roster.fact',
    values: {
      title: say({ code: `facts.${code}.title`, values }),
      caption: say({ code: `facts.${code}.caption`, values }),
      section: rule.section,
    },
  });
