import { ANNOTATION_KINDS } from '@/lib/drawing/annotations';
import { listOffers } from '../deploy/offers';
import { addPiece, paintPlaces } from '../edits/board-edits';
import { BRUSH_SIZES, type BrushMode } from '../session/interaction-state';
import type { StudioState, Tool } from '../session/state';
import { type Command, type CommandSpec, commandLabel, defineCommand } from './command';

const isTable = ({ derived }: StudioState): boolean => derived.position?.board.kind === 'table';
const isPainting = ({ tool }: StudioState): boolean => tool.type === 'brush';
const hasBrushes = ({ rules }: StudioState): boolean => rules.system.palette.brushes.length > 0;

const takeTool =
  (tool: Tool) =>
  (state: StudioState): StudioState => ({ ...state, tool });

/** The brush in use, or else the last one that was. */
const takeBrush =
  (mode: BrushMode) =>
  (state: StudioState): StudioState => {
    const { tool, rules, interaction } = state;
    const last = interaction.lastBrush ?? rules.system.palette.brushes[0]?.id;
    const brush = tool.type === 'brush' ? tool.brush : last;
    return {
      ...state,
      interaction: { ...interaction, mode },
      tool: brush ? { type: 'brush', brush } : tool,
    };
  };

const resizeBrush =
  (by: number) =>
  (state: StudioState): StudioState => {
    const size = Math.max(1, Math.min(BRUSH_SIZES.length, state.interaction.size + by));
    return { ...state, interaction: { ...state.interaction, size } };
  };

type ToolSpec = Pick<CommandSpec, 'id' | 'keys' | 'isEnabled'> & {
  step(state: StudioState): StudioState;
};

const TOOL_SPECS: readonly ToolSpec[] = [
  { id: 'select', keys: ['v'], step: takeTool({ type: 'select' }) },
  { id: 'hand', keys: ['h'], step: takeTool({ type: 'hand' }) },
  { id: 'measure', keys: ['m'], isEnabled: isTable, step: takeTool({ type: 'measure' }) },
  { id: 'brush', keys: ['b'], isEnabled: hasBrushes, step: takeBrush('brush') },
  { id: 'line', keys: ['l'], isEnabled: isPainting, step: takeBrush('line') },
  { id: 'fill', keys: ['f'], isEnabled: isPainting, step: takeBrush('fill') },
  { id: 'pick', keys: ['i'], isEnabled: hasBrushes, step: takeBrush('pick') },
  { id: 'smaller', keys: ['['], isEnabled: isPainting, step: resizeBrush(-1) },
  { id: 'larger', keys: [']'], isEnabled: isPainting, step: resizeBrush(1) },
];

export const TOOL_COMMANDS: readonly Command[] = [
  ...TOOL_SPECS.map(spec => defineCommand({ group: 'tool', ...spec })),
  ...ANNOTATION_KINDS.map(kind =>
    defineCommand({
      id: `annotate-${kind}`,
      group: 'tool',
      step: takeTool({ type: 'annotate', kind }),
    }),
  ),
];

/** The system's brushes, and on a chosen space what each of them would paint there. */
export const listBrushCommands = ({ rules, selection }: StudioState): readonly Command[] => {
  const { brushes } = rules.system.palette;
  const { space } = selection;
  const taken = brushes.map(({ id, label }) =>
    defineCommand({
      id: `brush ${id}`,
      group: 'brush',
      label: commandLabel('paint-with', { brush: label }),
      step: takeTool({ type: 'brush', brush: id }),
    }),
  );
  if (space === null) return taken;
  const here = brushes
    .filter(({ on }) => on === 'space')
    .map(({ id, label }) =>
      defineCommand({
        id: `here ${id}`,
        group: 'here',
        label: commandLabel('paint-here', { brush: label, space }),
        step: state => paintPlaces(state, id, [space], null),
      }),
    );
  return [...taken, ...here];
};

const capitalise = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A new piece goes to the chosen space, or waits. */
export const listAddCommands = (state: StudioState): readonly Command[] =>
  (state.derived.scenario ? state.rules.system.seats(state.derived.scenario) : []).flatMap(seat =>
    listOffers(state, seat.id).map(({ template }) =>
      defineCommand({
        id: `add ${seat.id} ${template.id}`,
        group: 'add',
        label: commandLabel('add-piece', { piece: template.label, side: seat.name }),
        run: ({ store, say }) =>
          store.update(current =>
            addPiece(current, template, seat.id, current.selection.space, capitalise(say(template.label))),
          ),
      }),
    ),
  );
