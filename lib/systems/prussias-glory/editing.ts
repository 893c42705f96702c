import type { Change } from '@/lib/documents/change';
import type { Editing, PieceCommand } from '@/lib/game/editing';
import { rosterOf } from './army';
import { copy, paste } from './clipboard';
import { words } from './describe';
import { move } from './moving';
import { brushAt, paint } from './painting';
import { addPiece, removePieces } from './recruiting';
import { resizeCommands } from './resizing';
import type { Scenario, StackEntry } from './scenario';
import { transform } from './transforming';

const commands = (scenario: Scenario, pieceIds: readonly string[]): readonly PieceCommand[] =>
  pieceIds.length === 0
    ? []
    : [
        ...orderCommands(scenario, pieceIds),
        ...columnCommands(scenario, pieceIds),
        ...stepCommands(scenario, pieceIds),
        ...removalCommands(scenario, pieceIds),
      ];

const command = (id: string, changes: readonly Change[], key?: string): PieceCommand => ({
  id,
  label: words(`command.${id}`),
  ...(key === undefined ? {} : { key }),
  changes,
});

const stackOf = (scenario: Scenario, pieceId: string | undefined): number =>
  scenario.deployment.stacks.findIndex(({ pieces }) => pieceId !== undefined && pieces.includes(pieceId));

const stackChange = (index: number, stack: StackEntry): Change => ({
  op: 'replace',
  path: ['deployment', 'stacks', index],
  value: stack,
});

/** 3.4 – The order of a stack is free at the start. */
const orderCommands = (scenario: Scenario, pieceIds: readonly string[]): PieceCommand[] => {
  const index = stackOf(scenario, pieceIds[0]);
  const stack = scenario.deployment.stacks[index];
  if (!stack || stack.pieces.length < 2 || !pieceIds.every(id => stack.pieces.includes(id))) return [];
  const chosen = stack.pieces.filter(id => pieceIds.includes(id));
  const others = stack.pieces.filter(id => !pieceIds.includes(id));
  return [
    command('to-top', [stackChange(index, { ...stack, pieces: [...chosen, ...others] })], 't'),
    command('to-bottom', [stackChange(index, { ...stack, pieces: [...others, ...chosen] })], 'b'),
  ];
};

/** 7.3 – A stack stands in column or deployed. */
const columnCommands = (scenario: Scenario, pieceIds: readonly string[]): PieceCommand[] => {
  const indices = new Set(pieceIds.map(id => stackOf(scenario, id)).filter(index => index >= 0));
  if (indices.size === 0) return [];
  const changed = (column: boolean): Change[] =>
    [...indices].flatMap(index => {
      const stack = scenario.deployment.stacks[index];
      if (!stack) return [];
      const { column: _column, ...rest } = stack;
      return stackChange(index, column ? { ...rest, column } : rest);
    });
  const isColumn = [...indices].every(index => scenario.deployment.stacks[index]?.column);
  return [
    isColumn ? command('out-of-column', changed(false), 'k') : command('into-column', changed(true), 'k'),
  ];
};

/** 2.1 – A unit may begin with fewer steps. */
const stepCommands = (scenario: Scenario, pieceIds: readonly string[]): PieceCommand[] => {
  const [id] = pieceIds;
  const unit = id === undefined || pieceIds.length > 1 ? undefined : rosterOf(scenario).units.get(id);
  if (!unit) return [];
  const set = (steps: number): Change[] =>
    steps === unit.fullSteps
      ? [{ op: 'remove', path: [...unit.path, 'steps'] }]
      : [{ op: 'add', path: [...unit.path, 'steps'], value: steps }];
  return [
    ...(unit.steps > 1 ? [command('lose-step', set(unit.steps - 1), '-')] : []),
    ...(unit.steps < unit.fullSteps ? [command('gain-step', set(unit.steps + 1), '+')] : []),
  ];
};

const removalCommands = (scenario: Scenario, pieceIds: readonly string[]): PieceCommand[] => {
  const isOnMap = pieceIds.some(id => stackOf(scenario, id) >= 0);
  return [
    ...(isOnMap ? [command('take-off', move(scenario, pieceIds, null))] : []),
    command('remove', removePieces(scenario, pieceIds), 'Delete'),
  ];
};

/** The stack gets the order given; whoever is not named stays below. */
const restack = (scenario: Scenario, pieceIds: readonly string[]): readonly Change[] => {
  const index = stackOf(scenario, pieceIds[0]);
  const stack = scenario.deployment.stacks[index];
  if (!stack) return [];
  const named = pieceIds.filter(id => stack.pieces.includes(id));
  return [
    stackChange(index, { ...stack, pieces: [...named, ...stack.pieces.filter(id => !named.includes(id))] }),
  ];
};

export const editing: Editing<Scenario> = {
  paint,
  brushAt,
  move,
  restack,
  copy,
  paste,
  commands,
  boardCommands: resizeCommands,
  transform,
  add: (scenario, template, seatId, space, name) => addPiece(scenario, template, seatId, space, name).changes,
};
