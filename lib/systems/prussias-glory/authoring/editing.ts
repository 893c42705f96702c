import type { Change } from '@/lib/documents/change';
import type { EditCommand, Editing } from '@/lib/game/contract/authoring/editing';
import { rosterOf } from '../document/army';
import type { Scenario, StackEntry } from '../document/scenario';
import { words } from '../view/words';
import { addPiece, removePieces } from './add-remove-pieces';
import { copy, paste } from './clipboard';
import { inspectHex } from './map/inspect-hex';
import { nameEditing } from './map/names';
import { resizeCommands } from './map/resize';
import { transform } from './map/transform';
import { move } from './move-pieces';
import { brushAt, paint } from './painting';

const commands = (scenario: Scenario, pieceIds: readonly string[]): readonly EditCommand[] =>
  pieceIds.length === 0
    ? []
    : [
        ...orderCommands(scenario, pieceIds),
        ...columnCommands(scenario, pieceIds),
        ...stepCommands(scenario, pieceIds),
        ...removalCommands(scenario, pieceIds),
      ];

const makeCommand = (id: string, changes: readonly Change[], key?: string): EditCommand => ({
  id,
  label: words(`command.${id}`),
  ...(key === undefined ? {} : { key }),
  changes,
});

const stackIndexOf = (scenario: Scenario, pieceId: string | undefined): number =>
  scenario.deployment.stacks.findIndex(({ pieces }) => pieceId !== undefined && pieces.includes(pieceId));

const replaceStack = (index: number, stack: StackEntry): Change => ({
  op: 'replace',
  path: ['deployment', 'stacks', index],
  value: stack,
});

/** 3.4 – The order of a stack is free at the start. */
const orderCommands = (scenario: Scenario, pieceIds: readonly string[]): EditCommand[] => {
  const index = stackIndexOf(scenario, pieceIds[0]);
  const stack = scenario.deployment.stacks[index];
  if (!stack || stack.pieces.length < 2 || !pieceIds.every(id => stack.pieces.includes(id))) return [];
  const chosen = stack.pieces.filter(id => pieceIds.includes(id));
  const others = stack.pieces.filter(id => !pieceIds.includes(id));
  return [
    makeCommand('to-top', [replaceStack(index, { ...stack, pieces: [...chosen, ...others] })], 't'),
    makeCommand('to-bottom', [replaceStack(index, { ...stack, pieces: [...others, ...chosen] })], 'b'),
  ];
};

/** 7.3 – A stack stands in column or deployed. */
const columnCommands = (scenario: Scenario, pieceIds: readonly string[]): EditCommand[] => {
  const indices = new Set(pieceIds.map(id => stackIndexOf(scenario, id)).filter(index => index >= 0));
  if (indices.size === 0) return [];
  const changed = (column: boolean): Change[] =>
    [...indices].flatMap(index => {
      const stack = scenario.deployment.stacks[index];
      if (!stack) return [];
      const { column: _column, ...rest } = stack;
      return replaceStack(index, column ? { ...rest, column } : rest);
    });
  const isColumn = [...indices].every(index => scenario.deployment.stacks[index]?.column);
  return [
    isColumn
      ? makeCommand('out-of-column', changed(false), 'k')
      : makeCommand('into-column', changed(true), 'k'),
  ];
};

/** 2.1 – A unit may begin with fewer steps. */
const stepCommands = (scenario: Scenario, pieceIds: readonly string[]): EditCommand[] => {
  const [id] = pieceIds;
  const unit = id === undefined || pieceIds.length > 1 ? undefined : rosterOf(scenario).units.get(id);
  if (!unit) return [];
  const set = (steps: number): Change[] =>
    steps === unit.fullSteps
      ? [{ op: 'remove', path: [...unit.path, 'steps'] }]
      : [{ op: 'add', path: [...unit.path, 'steps'], value: steps }];
  return [
    ...(unit.steps > 1 ? [makeCommand('lose-step', set(unit.steps - 1), '-')] : []),
    ...(unit.steps < unit.fullSteps ? [makeCommand('gain-step', set(unit.steps + 1), '+')] : []),
  ];
};

const removalCommands = (scenario: Scenario, pieceIds: readonly string[]): EditCommand[] => {
  const isOnMap = pieceIds.some(id => stackIndexOf(scenario, id) >= 0);
  return [
    ...(isOnMap ? [makeCommand('take-off', move(scenario, pieceIds, null))] : []),
    makeCommand('remove', removePieces(scenario, pieceIds), 'Delete'),
  ];
};

/** The stack gets the order given; units that are not named stay below. */
const reorderStack = (scenario: Scenario, pieceIds: readonly string[]): readonly Change[] => {
  const index = stackIndexOf(scenario, pieceIds[0]);
  const stack = scenario.deployment.stacks[index];
  if (!stack) return [];
  const named = pieceIds.filter(id => stack.pieces.includes(id));
  return [
    replaceStack(index, { ...stack, pieces: [...named, ...stack.pieces.filter(id => !named.includes(id))] }),
  ];
};

export const editing: Editing<Scenario> = {
  paint,
  brushAt,
  move,
  reorderStack: reorderStack,
  copy,
  paste,
  inspect: (scenario, place) => (typeof place === 'string' ? inspectHex(scenario, place) : null),
  names: nameEditing,
  commands,
  boardCommands: resizeCommands,
  transform,
  add: (scenario, template, seatId, space, name) => addPiece(scenario, template, seatId, space, name).changes,
};
