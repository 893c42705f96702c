import { applyChanges, type Change } from '@/lib/documents/change';
import { valueAt } from '@/lib/documents/json-path';
import { type Fault, type QuickFix, runChecks } from '@/lib/game/check';
import { isError } from '@/lib/game/finding';
import type { Sentence, SentenceValues } from '@/lib/game/sentence';
import { editing } from '../editing';
import { CHECKS } from '../rules';
import type { Group, Scenario } from '../scenario';
import { TILE_IDS, type TileId, tileDistance } from '../tiles';

/** Ways that might mend a fault, the likeliest first. */
export type Ideas = (scenario: Scenario, fault: Fault) => Iterable<QuickFix>;

export const fix = (what: string, values: SentenceValues, changes: readonly Change[]): QuickFix => ({
  label: { code: `words.lost-battles.fix.${what}`, values } satisfies Sentence,
  changes,
});

const GROUPS = ['deployment', 'groups'] as const;

/** The group that a fault speaks of, or in which it stands. */
export const groupOf = (scenario: Scenario, { path }: Fault): { group: Group; index: number } | null => {
  const index = path[0] === 'deployment' && path[1] === 'groups' ? Number(path[2]) : Number.NaN;
  const group = scenario.deployment.groups[index];
  return group ? { group, index } : null;
};

export const inGroup = (index: number, ...rest: readonly (string | number)[]) => [...GROUPS, index, ...rest];

export const pieceAt = (scenario: Scenario, { path }: Fault): string | null => {
  const id = valueAt(scenario, path);
  return typeof id === 'string' ? id : null;
};

export const nearestFirst = (from: TileId): readonly TileId[] =>
  TILE_IDS.filter(tile => tile !== from).sort(
    (left, right) => tileDistance(from, left) - tileDistance(from, right),
  );

/** Goes off the way to the nearest tile; which of them is legal is found out by asking every rule. */
export function* movesFrom(
  scenario: Scenario,
  tile: TileId,
  pieces: readonly string[],
  words: (to: TileId) => readonly [string, SentenceValues],
): Iterable<QuickFix> {
  for (const to of nearestFirst(tile)) yield fix(...words(to), editing.move(scenario, pieces, to));
}

type Tally = Readonly<Record<string, number>>;

const tallyOf = (codes: readonly string[]): Tally => {
  const tally: Record<string, number> = {};
  for (const code of codes) tally[code] = (tally[code] ?? 0) + 1;
  return tally;
};

const findingsOf = (scenario: Scenario) => {
  const findings = runChecks(CHECKS, scenario);
  return {
    all: tallyOf(findings.map(({ code }) => code)),
    errors: tallyOf(findings.filter(isError).map(({ code }) => code)),
  };
};

/** A fix is one only when the fault is gone afterwards and no rule is broken that was kept before. */
export const firstThatMends = (
  scenario: Scenario,
  code: string,
  ideas: Iterable<QuickFix>,
): readonly QuickFix[] => {
  const before = findingsOf(scenario);
  for (const idea of ideas) {
    const after = findingsOf(applyChanges(scenario, idea.changes));
    const isGone = (after.all[code] ?? 0) < (before.all[code] ?? 0);
    const isClean = Object.entries(after.errors).every(
      ([other, count]) => count <= (before.errors[other] ?? 0),
    );
    if (isGone && isClean) return [idea];
  }
  return [];
};
