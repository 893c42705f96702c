import type { StudioState } from '../session/state';
import { CLIPBOARD_COMMANDS } from './clipboard-commands';
import { COMMAND_GROUPS, type Command, type CommandGroup } from './command';
import { DEPLOY_COMMANDS } from './deploy-commands';
import { DOCUMENT_COMMANDS } from './document-commands';
import { listGoCommands } from './go-commands';
import { listViewCommands, MAP_COMMANDS } from './map-commands';
import { FORM_COMMANDS, PANEL_COMMANDS } from './panel-commands';
import { listSystemCommands, SELECTION_COMMANDS } from './selection-commands';
import { listAddCommands, listBrushCommands, TOOL_COMMANDS } from './tool-commands';

/** The commands of every battle; where keys clash, the earlier one wins. */
export const FIXED_COMMANDS: readonly Command[] = [
  ...DOCUMENT_COMMANDS,
  ...PANEL_COMMANDS,
  ...SELECTION_COMMANDS,
  ...DEPLOY_COMMANDS,
  ...CLIPBOARD_COMMANDS,
  ...TOOL_COMMANDS,
  ...MAP_COMMANDS,
  ...FORM_COMMANDS,
];

/** The commands of a screen without a map. */
export const isBuilderCommand = ({ id }: Command): boolean => BUILDER_COMMANDS.includes(id);

const BUILDER_COMMANDS = ['undo', 'redo', 'save', 'next-finding', 'previous-finding'];

/** Everything that can be done with this battle, whether or not it is possible now, in the order of its groups. */
export const listCommands = (state: StudioState): readonly Command[] => {
  const all = [
    ...FIXED_COMMANDS,
    ...listSystemCommands(state),
    ...listBrushCommands(state),
    ...listAddCommands(state),
    ...listGoCommands(state),
    ...listViewCommands(state),
  ];
  return COMMAND_GROUPS.flatMap(group => all.filter(command => command.group === group));
};

const listEnabled = (state: StudioState): readonly Command[] =>
  listCommands(state).filter(command => command.isEnabled(state));

/** What the palette offers now. */
export const listPaletteCommands = (state: StudioState): readonly Command[] =>
  listEnabled(state).filter(({ inPalette }) => inPalette);

/** The menu over the map: what can be done where it was opened, group by group. */
export const listMenuGroups = (state: StudioState): readonly (readonly Command[])[] => {
  const offered = [...listSystemCommands(state), ...FIXED_COMMANDS].filter(
    command => command.inMenu && command.isEnabled(state),
  );
  const inGroup = (group: CommandGroup) => offered.filter(command => command.group === group);
  return COMMAND_GROUPS.map(inGroup).filter(commands => commands.length > 0);
};

export const findCommand = (state: StudioState, id: string): Command | undefined =>
  listCommands(state).find(command => command.id === id);

/** The key that is shown beside a button for the same thing. */
export const firstKeyOf = (id: string): string | undefined =>
  FIXED_COMMANDS.find(command => command.id === id)?.keys[0];
