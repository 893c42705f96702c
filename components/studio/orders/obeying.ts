import { facedTo } from '@/components/canvas/hand-edits';
import { canRedo, canUndo } from '@/lib/documents/history';
import { countMore, type Finding, type ListedFindings, sentenceOf, tallyOf } from '@/lib/game/finding';
import type { Piece } from '@/lib/game/position';
import type { Say, Sentence } from '@/lib/game/sentence';
import { concernedPieces } from '../concerned-pieces';
import { commandRun, commandsOf, movedTo, painted, pieceAdded, takenOff } from '../edits';
import { redone, type StudioState, selected, selectedAndShown, undone } from '../studio-state';
import { noteDrawn } from './note-deeds';
import type { Heard, Order } from './text-orders';

/** What became of an order, and what is said to it. */
export interface Obeyed {
  readonly state: StudioState;
  readonly answers: readonly Sentence[];
  /** Saving is no step of the state. */
  readonly wantsSaving?: boolean;
}

const answer = (what: string, values?: Sentence['values']): Sentence => ({
  code: `hands.answer.${what}`,
  ...(values ? { values } : {}),
});

/** Answers a typed sentence; what was not understood changes nothing. */
export const obeyed = (state: StudioState, heard: Heard, say: Say): Obeyed => {
  if (heard.type === 'order') return carriedOut(state, heard.order, say);
  if (heard.type === 'incomplete') return { state, answers: [answer('incomplete', { verb: heard.verb })] };
  if (heard.type === 'ambiguous')
    return { state, answers: [answer('ambiguous', { word: heard.word, names: heard.names.join('; ') })] };
  const { part, word, near } = heard;
  return {
    state,
    answers: [
      near === null ? answer('unknown', { part, word }) : answer('unknown-near', { part, word, near }),
    ],
  };
};

const carriedOut = (state: StudioState, order: Order, say: Say): Obeyed => {
  switch (order.type) {
    case 'what':
      return { state, answers: order.spaces.flatMap(space => toldOfSpace(state, space)) };
    case 'where':
      return { state, answers: piecesOf(state, order.pieces).flatMap(piece => toldOfPiece(state, piece)) };
    case 'findings':
      return { state, answers: toldOfFindings(state.reading) };
    case 'waiting':
      return { state, answers: [toldOfWaiting(state)] };
    case 'help':
      return { state, answers: [answer('help')] };
    case 'save':
      return { state, answers: [answer('save')], wantsSaving: true };
    case 'undo':
    case 'redo':
      return stepped(state, order.type);
    default:
      return done(state, order, say);
  }
};

const stepped = (state: StudioState, type: 'undo' | 'redo'): Obeyed => {
  const { history } = state;
  const isPossible = type === 'undo' ? canUndo(history) : canRedo(history);
  if (!isPossible) return { state, answers: [answer(`no-${type}`)] };
  const next = type === 'undo' ? undone(state) : redone(state);
  const step = type === 'undo' ? history.present : next.history.present;
  return { state: next, answers: [answer(type, { step: step.name })] };
};

type Deed = Extract<
  Order,
  { type: 'move' | 'take-off' | 'face' | 'paint' | 'add' | 'note' | 'select' | 'go' | 'command' }
>;

/** An edit says its own name from the history; one that changed nothing says so. */
const done = (state: StudioState, order: Order, say: Say): Obeyed => {
  const next = nextState(state, order as Deed, say);
  if (next.history !== state.history)
    return {
      state: next,
      answers: [answer('done', { step: next.history.present.name }), ...objections(next, order)],
    };
  if (next.notice !== null && next.notice !== state.notice)
    return { state: next, answers: [{ code: `studio.notice.${next.notice}` }] };
  if (order.type === 'select')
    return { state: next, answers: [answer('selected', { names: namesOf(piecesOf(state, order.pieces)) })] };
  if (order.type === 'go') return { state: next, answers: toldOfSpace(next, order.space) };
  return { state: next, answers: [answer('nothing-changed')] };
};

const nextState = (state: StudioState, order: Deed, say: Say): StudioState => {
  switch (order.type) {
    case 'move':
      return movedTo(selectedAndShown(state, order.pieces), order.pieces, order.space);
    case 'take-off':
      return takenOff(state, order.pieces);
    case 'face':
      return facedTo(selectedAndShown(state, order.pieces), order.heading, null);
    case 'paint':
      return painted(selected(state, [], order.space), order.brush, [order.space], null);
    case 'select':
      return selectedAndShown(state, order.pieces);
    case 'go':
      return selected(state, [], order.space);
    case 'command':
      return commanded(state, order.command);
    case 'add':
      return added(state, order, say);
    case 'note':
      return noteDrawn(state, order);
  }
};

const commanded = (state: StudioState, id: string): StudioState => {
  const command = commandsOf(state).find(offered => offered.id === id);
  return command ? commandRun(state, command) : state;
};

/** Without a side it joins that of the chosen piece, or else the first. */
const added = (state: StudioState, order: Extract<Order, { type: 'add' }>, say: Say): StudioState => {
  const { palette, seats } = state.judge.system;
  const template = palette.pieces.find(({ id }) => id === order.template);
  const { scenario } = state.reading;
  const [chosen] = piecesOf(state, state.selection.pieces);
  const seat = order.seat ?? chosen?.seat ?? (scenario ? seats(scenario)[0]?.id : undefined);
  if (!template || seat === undefined) return state;
  const name = say(template.label);
  return pieceAdded(state, template, seat, order.space, name.charAt(0).toLocaleUpperCase() + name.slice(1));
};

/** What the rules have against the new place, by the same function that lights it while a piece is carried. */
const objections = ({ judge, reading }: StudioState, order: Order): readonly Sentence[] => {
  if (order.type !== 'move' || !reading.scenario || order.pieces[0] === undefined) return [];
  const zone = judge.system.deployment(reading.scenario, order.pieces[0]);
  const found = zone.kind === 'spaces' ? (zone.objections[order.space] ?? []) : [];
  return found.map(finding => answer('objection', { reason: sentenceOf(finding) }));
};

const piecesOf = ({ reading }: StudioState, ids: readonly string[]): readonly Piece[] =>
  reading.position?.pieces.filter(({ id }) => ids.includes(id)) ?? [];

const namesOf = (pieces: readonly Piece[]): readonly Sentence[] =>
  pieces.map(({ name, words }) => answer('piece', { name, words }));

/** The findings that speak of those who stand in a space. */
export const findingsAt = ({ reading }: StudioState, space: string): readonly Finding[] => {
  const { position, findings } = reading;
  if (!position) return [];
  return findings.filter(finding => concernedPieces(position, finding).some(piece => piece.space === space));
};

const toldOfSpace = (state: StudioState, space: string): readonly Sentence[] => {
  const spoken = state.reading.words.find(words => words.space === space);
  if (!spoken) return [];
  const here = state.reading.position?.pieces.filter(piece => piece.space === space) ?? [];
  return [
    answer('space', { title: spoken.title }),
    ...spoken.sentences,
    here.length === 0 ? answer('nobody') : answer('here', { names: namesOf(here) }),
    ...findingsAt(state, space).map(finding => answer('finding', { finding: sentenceOf(finding) })),
  ];
};

const toldOfPiece = ({ reading }: StudioState, { name, words, space }: Piece): readonly Sentence[] => {
  const title = reading.words.find(spoken => spoken.space === space)?.title;
  return [title ? answer('stands', { name, words, title }) : answer('waits', { name, words })];
};

const MOST_TOLD = 10;

const toldOfFindings = (listed: ListedFindings): readonly Sentence[] => {
  const { findings, unlisted } = listed;
  const { errors, warnings } = tallyOf(listed);
  const more = Math.max(0, findings.length - MOST_TOLD) + countMore(unlisted);
  return [
    answer('findings', { errors, warnings }),
    ...findings.slice(0, MOST_TOLD).map(finding => answer('finding', { finding: sentenceOf(finding) })),
    ...(more > 0 ? [answer('more', { count: more })] : []),
  ];
};

const toldOfWaiting = ({ reading }: StudioState): Sentence => {
  const waiting = reading.position?.pieces.filter(({ space, box }) => space === null && box === null) ?? [];
  return waiting.length === 0 ? answer('none-waits') : answer('waiting', { names: namesOf(waiting) });
};
