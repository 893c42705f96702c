import { compareCodes } from '@/lib/game/collator';
import type { Finding, Severity } from '@/lib/game/contract/finding';
import type { Position } from '@/lib/game/contract/position';
import { findConcernedPieces } from './concerned-pieces';

/** What the author wants to see of the findings; null or empty: all. */
export interface FindingsFilter {
  readonly severity: Severity | null;
  readonly side: string | null;
  readonly section: string | null;
  readonly text: string;
}

/** Stable key of a finding across two checks. */
export const composeFindingKey = ({ code, path, variant }: Finding): string =>
  `${variant ?? ''} ${code} ${path.join('/')}`;

export const NO_FILTER: FindingsFilter = { severity: null, side: null, section: null, text: '' };

/** Findings about the document itself have no section. */
export const NO_SECTION = 'none';

export const sectionOf = ({ rule }: Finding): string => rule?.section ?? NO_SECTION;

/** The sides whose pieces a finding concerns. */
export const sidesOf = (position: Position | null, finding: Finding): readonly string[] =>
  position ? [...new Set(findConcernedPieces(position, finding).map(({ seat }) => seat))] : [];

export const matchesFilter = (
  filter: FindingsFilter,
  finding: Finding,
  position: Position | null,
  sentence: (finding: Finding) => string,
): boolean =>
  (filter.severity === null || finding.severity === filter.severity) &&
  (filter.section === null || sectionOf(finding) === filter.section) &&
  (filter.side === null || sidesOf(position, finding).includes(filter.side)) &&
  sentence(finding).toLocaleLowerCase().includes(filter.text.trim().toLocaleLowerCase());

/** How often each answer occurs: for the choices of the filter. */
export const countAnswers = (answers: readonly string[]): readonly (readonly [string, number])[] => {
  const counts = new Map<string, number>();
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  return [...counts].sort(([left], [right]) => compareCodes(left, right));
};
