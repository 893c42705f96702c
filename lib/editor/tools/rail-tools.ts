import { ANNOTATION_KINDS } from '@/lib/drawing/annotations';
import { BRUSH_TOOLS, type Brush, type BrushTool } from '@/lib/game/contract/game-system';
import { focusPanel, isShown, showPanel } from '../session/panels';
import type { StudioState, Tool } from '../session/state';

/** The tools as they stand in the rail, group by group, the same in every game. */
const RAIL = [['select', 'hand'], BRUSH_TOOLS, ['units', 'notes'], ['measure']] as const;

export type RailTool = (typeof RAIL)[number][number];

/** A tool that opens a card of what it can do. */
export type CardTool = BrushTool | 'units' | 'notes';

const isBrushTool = (tool: RailTool): tool is BrushTool => BRUSH_TOOLS.some(other => other === tool);

const brushesOf = ({ rules }: StudioState): readonly Brush[] => rules.system.palette.brushes;

const isOffered = (state: StudioState, tool: RailTool): boolean => {
  if (tool === 'measure') return state.derived.position?.board.kind === 'table';
  if (isBrushTool(tool)) return brushesOf(state).some(brush => brush.tool === tool);
  return tool !== 'units' || state.rules.system.palette.pieces.length > 0;
};

/** The tools that this game has, in their groups. */
export const listRailGroups = (state: StudioState): readonly (readonly RailTool[])[] =>
  RAIL.map(group => group.filter(tool => isOffered(state, tool))).filter(group => group.length > 0);

/** The brush in hand. */
export const brushInHand = (state: StudioState): Brush | undefined => {
  const { tool } = state;
  return tool.type === 'brush' ? brushesOf(state).find(({ id }) => id === tool.brush) : undefined;
};

/** The tool that is chosen in the rail. */
export const railToolOf = (state: StudioState): RailTool => {
  const { tool } = state;
  if (tool.type === 'brush') return brushInHand(state)?.tool ?? 'select';
  if (tool.type === 'annotate') return 'notes';
  if (tool.type === 'select' && isShown(state, 'add-pieces')) return 'units';
  return tool.type;
};

/** The card that lies on the map. */
export const cardOf = (state: StudioState): CardTool | null => {
  const tool = railToolOf(state);
  if (state.panels.isCardClosed || tool === 'select' || tool === 'hand' || tool === 'measure') return null;
  return tool;
};

export const closeCard = (state: StudioState): StudioState =>
  railToolOf(state) === 'units'
    ? showPanel(state, 'add-pieces', false)
    : { ...state, panels: { ...state.panels, isCardClosed: true } };

/** From this number on, recently used brushes come first and a search field appears. */
export const MANY_BRUSHES = 12;

/** The brushes of a card in the order shown there. */
export const listCardBrushes = (state: StudioState, tool: BrushTool): readonly Brush[] => {
  const brushes = brushesOf(state).filter(brush => brush.tool === tool);
  if (brushes.length < MANY_BRUSHES) return brushes;
  const recent = state.interaction.recentBrushes.flatMap(id => brushes.find(brush => brush.id === id) ?? []);
  return [...new Set([...recent, ...brushes])];
};

/** What the n-th place of the open card holds. */
const toolAt = (state: StudioState, place: number): Tool | undefined => {
  const card = cardOf(state);
  if (card === 'notes') {
    const kind = ANNOTATION_KINDS[place];
    return kind && { type: 'annotate', kind };
  }
  const brush = card !== null && card !== 'units' ? listCardBrushes(state, card)[place] : undefined;
  return brush && { type: 'brush', brush: brush.id };
};

export const takeTool = (state: StudioState, tool: Tool): StudioState => ({
  ...state,
  tool,
  panels: { ...state.panels, isCardClosed: false },
});

export const takeNumbered = (state: StudioState, number: number): StudioState => {
  const tool = toolAt(state, number - 1);
  return tool ? takeTool(state, tool) : state;
};

/** The brush of a tool that was used last, or else its first. */
const lastBrushOf = (state: StudioState, tool: BrushTool): Brush | undefined => {
  const brushes = brushesOf(state).filter(brush => brush.tool === tool);
  const { lastBrushes } = state.interaction;
  return (
    brushes.find(({ id }) => id === lastBrushes.find(last => brushes.some(brush => brush.id === last))) ??
    brushes[0]
  );
};

const toolFor = (state: StudioState, tool: RailTool): Tool | undefined => {
  if (tool === 'select' || tool === 'hand' || tool === 'measure') return { type: tool };
  if (tool === 'units') return { type: 'select' };
  if (tool === 'notes') return { type: 'annotate', kind: ANNOTATION_KINDS[0] };
  const brush = lastBrushOf(state, tool);
  return brush && { type: 'brush', brush: brush.id };
};

/** Takes a tool of the rail; taken again, its card opens or closes. */
export const takeRailTool = (state: StudioState, wanted: RailTool): StudioState => {
  if (!isOffered(state, wanted)) return state;
  if (railToolOf(state) === wanted)
    return cardOf(state) === null ? takeTool(state, state.tool) : closeCard(state);
  const tool = toolFor(state, wanted);
  if (!tool) return state;
  const taken = showPanel(takeTool(state, tool), 'add-pieces', wanted === 'units');
  return wanted === 'units' ? focusPanel(taken, 'add-pieces') : taken;
};

const MOST_REMEMBERED = 24;

/** Notes which brush was taken up after another tool; the order of a card changes only while it is closed. */
export const rememberBrush = (state: StudioState, before: Tool): StudioState => {
  const brush = brushInHand(state);
  if (!brush) return state;
  const { lastBrushes, recentBrushes } = state.interaction;
  const wasOpen = brushInHand({ ...state, tool: before })?.tool === brush.tool;
  const last = [brush.id, ...lastBrushes.filter(id => id !== brush.id)].slice(0, MOST_REMEMBERED);
  return {
    ...state,
    interaction: {
      ...state.interaction,
      lastBrushes: last,
      recentBrushes: wasOpen ? recentBrushes : lastBrushes,
    },
  };
};
