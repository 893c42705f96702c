import type { Fact } from '@/lib/game/document-kind';
import { type Finding, NONE_UNLISTED, sentenceOf, type Tally, tallyOf } from '@/lib/game/finding';
import type { ForceTable } from '@/lib/game/roster';
import type { Rulebook } from '@/lib/game/rulebook';
import type { Say } from '@/lib/game/sentence';

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
  readonly unlisted?: Tally;
  readonly say: Say;
  /** A BCP 47 tag, that of `say`. */
  readonly language: string;
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

type Judged = Pick<RosterContents, 'findings' | 'unlisted'>;

export const isLegal = ({ findings, unlisted = NONE_UNLISTED }: Judged): boolean =>
  tallyOf({ findings, unlisted }).errors === 0;

/** "Legal: every rule is met." */
export const verdictWords = ({
  findings,
  unlisted = NONE_UNLISTED,
  say,
}: Judged & Pick<RosterContents, 'say'>): string => {
  const { errors, warnings } = tallyOf({ findings, unlisted });
  return say({
    code: errors === 0 ? 'roster.legal' : 'roster.illegal',
    values: { count: errors, warnings },
  });
};

/** "Too many units. (§ 18.1)". */
export const findingWords = (finding: Finding, say: Say): string => {
  const words = say(sentenceOf(finding));
  return finding.rule
    ? say({ code: 'roster.finding', values: { words, section: finding.rule.section } })
    : words;
};

export const factWords = ({ code, values, rule }: Fact, say: Say): string =>
  say({
    code: 'roster.fact',
    values: {
      title: say({ code: `facts.${code}.title`, values }),
      caption: say({ code: `facts.${code}.caption`, values }),
      section: rule.section,
    },
  });
