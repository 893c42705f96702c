import { applyChanges, type Change } from '@/lib/documents/change';
import { valueAt } from '@/lib/documents/json-path';
import { type QuickFix, runChecks, type Violation } from '@/lib/game/check/check';
import { isError } from '@/lib/game/contract/finding';
import type { Sentence, SentenceValues } from '@/lib/game/contract/sentence';
import { CHECKS } from '../../document/checks';
import type { Group, Scenario } from '../../document/scenario';
import { measureTileDistance, TILE_IDS, type TileId } from '../../rules/battlefield/tiles';
import { editing } from '../editing';

/** Possible fixes of a violation, the likeliest first. */
export type ProposeFixes = (scenario: Scenario, violation: Violation) => Iterable<QuickFix>;

export const createFix = (what: string, values: SentenceValues, changes: readonly Change[]): QuickFix => ({
  label: { code: `words.lost-battles.fix.${what}`, values } satisfies Sentence,
  changes,
});

const GROUPS = ['deployment', 'groups'] as const;

/** The group that a violation is about, or that contains its path. */
export const groupOf = (scenario: Scenario, { path }: Violation): { group: Group; index: number } | null => {
  const index = path[0] === 'deployment' && path[1] === 'groups' ? Number(path[2]) : Number.NaN;
  const group = scenario.deployment.groups[index];
  return group ? { group, index } : null;
};

export const composeGroupPath = (index: number, ...rest: readonly (string | number)[]) => [
  ...GROUPS,
  index,
  ...rest,
];

export const pieceIdAt = (scenario: Scenario, { path }: Violation): string | null => {
  const id = valueAt(scenario, path);
  return typeof id === 'string' ? id : null;
};

export const listTilesByDistance = (from: TileId): readonly TileId[] =>
  TILE_IDS.filter(tile => tile !== from).sort(
    (left, right) => measureTileDistance(from, left) - measureTileDistance(from, right),
  );

/** All tiles, the nearest first; which of them is legal is found out by running every check. */
export function* proposeMoves(
  scenario: Scenario,
  tile: TileId,
  pieces: readonly string[],
  words: (to: TileId) => readonly [string, SentenceValues],
): Iterable<QuickFix> {
  for (const to of listTilesByDistance(tile))
    yield createFix(...words(to), editing.move(scenario, pieces, to));
}

type CodeCounts = Readonly<Record<string, number>>;

const countCodes = (codes: readonly string[]): CodeCounts => {
  const tally: Record<string, number> = {};
  for (const code of codes) tally[code] = (tally[code] ?? 0) + 1;
  return tally;
};

const countFindings = (scenario: Scenario) => {
  const findings = runChecks(CHECKS, scenario);
  return {
    all: countCodes(findings.map(({ code }) => code)),
    errors: countCodes(findings.filter(isError).map(({ code }) => code)),
  };
};

/** A fix counts only if the violation is gone afterwards and no other rule is newly broken. */
export const findWorkingFix = (
  scenario: Scenario,
  code: string,
  ideas: Iterable<QuickFix>,
): readonly QuickFix[] => {
  const before = countFindings(scenario);
  for (const idea of ideas) {
    const after = countFindings(applyChanges(scenario, idea.changes));
    const isGone = (after.all[code] ?? 0) < (before.all[code] ?? 0);
    const isClean = Object.entries(after.errors).every(
      ([other, count]) => count <= (before.errors[other] ?? 0),
    );
    if (isGone && isClean) return [idea];
  }
  return [];
};
