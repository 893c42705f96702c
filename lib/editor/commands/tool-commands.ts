import { ANNOTATION_KINDS } from '@/lib/drawing/annotations';
import { listOffers } from '../deploy/offers';
import { addPiece, paintPlaces } from '../edits/map/board-edits';
import { BRUSH_SIZES, type BrushMode } from '../session/interaction-state';
import type { StudioState } from '../session/state';
import {
  brushInHand,
  cardOf,
  listRailGroups,
  type RailTool,
  takeNumbered,
  takeRailTool,
  takeTool,
} from '../tools/rail-tools';
import { type Command, type CommandSpec, defineCommand, labelCommand } from './command';

const isPainting = ({ tool }: StudioState): boolean => tool.type === 'brush';
const hasBrushes = ({ rules }: StudioState): boolean => rules.system.palette.brushes.length > 0;

/** The brush in use, or else the last one that was. */
const takeBrush =
  (mode: BrushMode) =>
  (state: StudioState): StudioState => {
    const { tool, rules, interaction } = state;
    const last = interaction.lastBrushes[0] ?? rules.system.palette.brushes[0]?.id;
    const brush = tool.type === 'brush' ? tool.brush : last;
    const set = { ...state, interaction: { ...interaction, mode } };
    return brush ? takeTool(set, { type: 'brush', brush }) : set;
  };

const resizeBrush =
  (by: number) =>
  (state: StudioState): StudioState => {
    const size = Math.max(1, Math.min(BRUSH_SIZES.length, state.interaction.size + by));
    return { ...state, interaction: { ...state.interaction, size } };
  };

/** Only what is painted space by space is painted wide. */
const hasSize = (state: StudioState): boolean => brushInHand(state)?.on === 'space';

const RAIL_KEYS = {
  select: 'v',
  hand: 'h',
  terrain: 't',
  hexsides: 's',
  roads: 'r',
  names: 'r',
  zones: 'z',
  walls: 'z',
  locations: 'z',
  units: 'u',
  notes: 'n',
  measure: 'm',
} as const satisfies Record<RailTool, string>;

const RAIL_COMMANDS: readonly Command[] = (Object.keys(RAIL_KEYS) as RailTool[]).map(tool =>
  defineCommand({
    id: `tool-${tool}`,
    group: 'tool',
    label: { code: `studio.tools.${tool}` },
    keys: [RAIL_KEYS[tool]],
    isEnabled: state => listRailGroups(state).some(group => group.includes(tool)),
    step: state => takeRailTool(state, tool),
  }),
);

type ToolSpec = Pick<CommandSpec, 'id' | 'keys' | 'isEnabled'> & {
  step(state: StudioState): StudioState;
};

const BRUSH_SPECS: readonly ToolSpec[] = [
  { id: 'brush', keys: ['b'], isEnabled: hasBrushes, step: takeBrush('brush') },
  { id: 'line', keys: ['l'], isEnabled: isPainting, step: takeBrush('line') },
  { id: 'fill', keys: ['f'], isEnabled: isPainting, step: takeBrush('fill') },
  { id: 'pick', keys: ['i'], isEnabled: hasBrushes, step: takeBrush('pick') },
  { id: 'smaller', keys: ['[', '-'], isEnabled: hasSize, step: resizeBrush(-1) },
  { id: 'larger', keys: [']', '+', '='], isEnabled: hasSize, step: resizeBrush(1) },
];

/** Before those of the map: plus and minus mean the brush while one is in hand. */
export const TOOL_COMMANDS: readonly Command[] = [
  ...RAIL_COMMANDS,
  ...BRUSH_SPECS.map(spec => defineCommand({ group: 'tool', ...spec })),
  defineCommand({
    id: 'numbered',
    group: 'tool',
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    inPalette: false,
    isEnabled: state => cardOf(state) !== null,
    step: (state, chord = '') => takeNumbered(state, Number(chord)),
  }),
  ...ANNOTATION_KINDS.map(kind =>
    defineCommand({
      id: `annotate-${kind}`,
      group: 'tool',
      step: state => takeTool(state, { type: 'annotate', kind }),
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
      label: labelCommand('paint-with', { brush: label }),
      step: state => takeTool(state, { type: 'brush', brush: id }),
    }),
  );
  if (space === null) return taken;
  const here = brushes
    .filter(({ on }) => on === 'space')
    .map(({ id, label }) =>
      defineCommand({
        id: `here ${id}`,
        group: 'here',
        label: labelCommand('paint-here', { brush: label, space }),
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
        label: labelCommand('add-piece', { piece: template.label, side: seat.name }),
        run: ({ store, say }) =>
          store.update(current =>
            addPiece(current, template, seat.id, current.selection.space, capitalise(say(template.label))),
          ),
      }),
    ),
  );
