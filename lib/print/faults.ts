import { startsWith, valueAt } from '@/lib/documents/json-path';
import { isError } from '@/lib/game/finding';
import type { View } from '@/lib/game/game-system';
import type { PrintedBattle } from './sheet-contents';

/** The pieces and spaces that break a rule, so that every picture of a battle carries its errors. */
export const faultsOf = ({ findings, scenario, position }: PrintedBattle): NonNullable<View['faults']> => {
  const errors = findings.filter(finding => isError(finding) && finding.variant === undefined);
  const named = new Set(errors.map(({ path }) => valueAt(scenario, path)));
  return {
    pieces: position.pieces
      .filter(({ paths }) => errors.some(({ path }) => paths.some(own => startsWith(path, own))))
      .map(({ id }) => id),
    spaces: spaceIds(position.board).filter(id => named.has(id)),
  };
};

const spaceIds = (board: PrintedBattle['position']['board']): readonly string[] =>
  board.kind === 'spaces' ? board.spaces.map(({ id }) => id) : [];
