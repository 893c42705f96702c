import type { StudioState } from '../session/state';
import { COMMAND_GROUPS, type Command, type CommandGroup, type KeyScope } from './command';
import { FIXED_COMMANDS } from './registry';
import { listSystemCommands } from './selection-commands';

/** What has the keyboard: a dialog or menu, the source editor, a field, or none of them. */
export type KeyTarget = 'dialog' | 'source' | 'field' | 'page';

const SCOPES: Readonly<Record<KeyTarget, readonly KeyScope[]>> = {
  dialog: [],
  source: ['anywhere'],
  field: ['anywhere', 'outside-source'],
  page: ['anywhere', 'outside-source', 'outside-text'],
};

/**
 * A command of the system takes precedence over a tool with the same letter, unless something is being painted. In a
 * field the system is not asked at all: typing must stay fast.
 */
const listByPriority = (state: StudioState, chord: string, target: KeyTarget): readonly Command[] => {
  if (target !== 'page') return FIXED_COMMANDS;
  const isFixedFirst = state.tool.type === 'brush' || chord === 'Delete';
  const system = listSystemCommands(state);
  return isFixedFirst ? [...FIXED_COMMANDS, ...system] : [...system, ...FIXED_COMMANDS];
};

/** Keys that also hold in fields never fall through to the browser: its undo would change a field behind our back. */
const isReserved = ({ keyScope }: Command): boolean => keyScope !== 'outside-text';

/** The command that a press of these keys means here. */
export const findKeyCommand = (state: StudioState, chord: string, target: KeyTarget): Command | undefined =>
  listByPriority(state, chord, target).find(
    command =>
      command.keys.includes(chord) &&
      !command.isNative &&
      SCOPES[target].includes(command.keyScope) &&
      (isReserved(command) || command.isEnabled(state)),
  );

export interface KeyGroup {
  readonly id: CommandGroup;
  readonly commands: readonly Command[];
}

/** One piece of each kind: commands that apply to some may not apply to others. */
const listExamplePieces = ({ derived }: StudioState): readonly string[] => {
  const kinds = new Map(derived.position?.pieces.map(({ id, words }) => [JSON.stringify(words), id]));
  return [...kinds.values()];
};

/** What the system offers for any piece, selected or not. */
const listSystemKeys = (state: StudioState): readonly Command[] => {
  const commands = listExamplePieces(state).flatMap(id =>
    listSystemCommands({ ...state, selection: { pieces: [id], space: null } }),
  );
  return [...new Map(commands.map(command => [command.id, command])).values()];
};

/** Every command that has a key, for the list of keys. */
export const listKeyGroups = (state: StudioState): readonly KeyGroup[] => {
  const all = [...listSystemKeys(state), ...FIXED_COMMANDS].filter(({ keys }) => keys.length > 0);
  return COMMAND_GROUPS.map(id => ({ id, commands: all.filter(({ group }) => group === id) })).filter(
    ({ commands }) => commands.length > 0,
  );
};
