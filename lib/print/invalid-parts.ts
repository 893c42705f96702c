import { startsWithPath, valueAt } from '@/lib/documents/json-path';
import { isError } from '@/lib/game/contract/finding';
import type { DrawOptions } from '@/lib/game/contract/game-system';
import type { PrintedBattle } from './sheet/sheet-contents';

/** The pieces and spaces that break a rule, so that every picture of a battle carries its errors. */
export const findInvalidParts = ({
  findings,
  scenario,
  position,
}: PrintedBattle): NonNullable<DrawOptions['invalidParts']> => {
  const errors = findings.filter(finding => isError(finding) && finding.variant === undefined);
  const named = new Set(errors.map(({ path }) => valueAt(scenario, path)));
  return {
    pieces: position.pieces
      .filter(({ paths }) => errors.some(({ path }) => paths.some(own => startsWithPath(path, own))))
      .map(({ id }) => id),
    spaces: listSpaceIds(position.board).filter(id => named.has(id)),
  };
};

const listSpaceIds = (board: PrintedBattle['position']['board']): readonly string[] =>
  board.kind === 'spaces' ? board.spaces.map(({ id }) => id) : [];
