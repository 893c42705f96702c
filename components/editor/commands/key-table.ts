import { commandsOf } from '@/lib/editor/edits/board-edits';
import type { StudioState } from '@/lib/editor/session/state';
import type { Sentence } from '@/lib/game/contract/sentence';
import { CANVAS_COMMANDS } from '../canvas/commands/canvas-commands';

/** One line of the list of keys. */
export interface KeyLine {
  readonly label: Sentence;
  readonly keys: readonly string[];
}

export interface KeyGroup {
  readonly id: string;
  readonly lines: readonly KeyLine[];
}

/** The keys that are not deeds of the map; each line is listed under its own name. */
const EVERYWHERE: Readonly<Record<string, readonly string[]>> = {
  palette: ['Ctrl+k'],
  keys: ['?'],
  'next-pane': ['F6'],
  'previous-pane': ['Shift+F6'],
  undo: ['Ctrl+z'],
  redo: ['Ctrl+y', 'Ctrl+Shift+z'],
  save: ['Ctrl+s'],
  source: ['Ctrl+`'],
  'next-finding': ['F8'],
  'previous-finding': ['Shift+F8'],
};

const ON_MAP: Readonly<Record<string, readonly string[]>> = {
  nudge: ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'],
  release: ['Escape'],
  apply: ['Enter'],
};

export const keysOf = (id: string): readonly string[] => EVERYWHERE[id] ?? ON_MAP[id] ?? [];

const toKeyLines = (table: Readonly<Record<string, readonly string[]>>): readonly KeyLine[] =>
  Object.entries(table).map(([id, keys]) => ({ label: { code: `hands.act.${id}` }, keys }));

/** One piece of each kind: what can be done with some cannot be done with others. */
const listExamplePieces = ({ derived }: StudioState): readonly string[] => {
  const kinds = new Map(derived.position?.pieces.map(({ id, words }) => [JSON.stringify(words), id]));
  return [...kinds.values()];
};

/** What the system adds for chosen pieces. */
const listSystemLines = (state: StudioState): readonly KeyLine[] => {
  const commands = listExamplePieces(state).flatMap(id =>
    commandsOf({ ...state, selection: { pieces: [id], space: null } }),
  );
  const byId = new Map(commands.map(command => [command.id, command]));
  return [...byId.values()].flatMap(({ label, key }) => (key ? [{ label, keys: [key] }] : []));
};

/** Every key of the studio in its groups. */
export const listKeyGroups = (state: StudioState): readonly KeyGroup[] => {
  const groups = [...new Set(CANVAS_COMMANDS.map(({ group }) => group))];
  return [
    { id: 'everywhere', lines: toKeyLines(EVERYWHERE) },
    { id: 'map', lines: toKeyLines(ON_MAP) },
    { id: 'pieces', lines: listSystemLines(state) },
    ...groups.map(group => ({
      id: group,
      lines: CANVAS_COMMANDS.filter(action => action.group === group).map(({ id, keys }) => ({
        label: { code: `canvas.deed.${id}` },
        keys,
      })),
    })),
  ].filter(({ lines }) => lines.length > 0);
};
