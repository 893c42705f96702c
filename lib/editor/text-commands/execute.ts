import {
  countAllFindings,
  describeFinding,
  type Finding,
  type ListedFindings,
  sumCounts,
} from '@/lib/game/contract/finding';
import type { Piece } from '@/lib/game/contract/position';
import type { Say, Sentence } from '@/lib/game/contract/sentence';
import type { Command } from '../commands/command';
import { findCommand } from '../commands/registry';
import { addPiece, movePieces, paintPlaces, takeOffPieces } from '../edits/map/board-edits';
import { facePieces } from '../edits/piece-edits';
import { findConcernedPieces } from '../findings/concerned-pieces';
import { type StudioState, selectAndReveal, setSelection } from '../session/state';
import { drawAnnotation } from './draw-annotation';
import type { ParsedCommand, TextCommand } from './parse';

/** What a typed command did, and the answer to it. */
export interface CommandResult {
  readonly state: StudioState;
  readonly answers: readonly Sentence[];
  /** A command that is no step of the state, to be run by the caller. */
  readonly command?: Command;
}

const makeAnswer = (what: string, values?: Sentence['values']): Sentence => ({
  code: `commands.answer.${what}`,
  ...(values ? { values } : {}),
});

/** Answers a typed sentence; what was not understood changes nothing. */
export const executeCommand = (state: StudioState, parsed: ParsedCommand, say: Say): CommandResult => {
  if (parsed.type === 'order') return runParsed(state, parsed.order, say);
  if (parsed.type === 'incomplete')
    return { state, answers: [makeAnswer('incomplete', { verb: parsed.verb })] };
  if (parsed.type === 'ambiguous')
    return {
      state,
      answers: [makeAnswer('ambiguous', { word: parsed.word, names: parsed.names.join('; ') })],
    };
  const { part, word, near } = parsed;
  return {
    state,
    answers: [
      near === null
        ? makeAnswer('unknown', { part, word })
        : makeAnswer('unknown-near', { part, word, near }),
    ],
  };
};

const runParsed = (state: StudioState, order: TextCommand, say: Say): CommandResult => {
  switch (order.type) {
    case 'what':
      return { state, answers: order.spaces.flatMap(space => describeSpace(state, space)) };
    case 'where':
      return { state, answers: piecesOf(state, order.pieces).flatMap(piece => describePiece(state, piece)) };
    case 'findings':
      return { state, answers: describeFindings(state.derived) };
    case 'waiting':
      return { state, answers: [describeWaiting(state)] };
    case 'help':
      return { state, answers: [makeAnswer('help')] };
    case 'command':
      return runRegistered(state, order.command);
    default:
      return applyEdit(state, order, say);
  }
};

/** The answers that say more than the label of the command. */
const OWN_ANSWERS = ['undo', 'redo', 'save'];

/** Runs a command of the registry; one that is not possible now changes nothing. */
const runRegistered = (state: StudioState, id: string): CommandResult => {
  const command = findCommand(state, id);
  if (!command?.isEnabled(state))
    return { state, answers: [makeAnswer(OWN_ANSWERS.includes(id) ? `no-${id}` : 'nothing-changed')] };
  const next = command.step?.(state) ?? state;
  const step = id === 'undo' ? state.history.present : next.history.present;
  const done = next.history === state.history ? command.label : step.name;
  const answers = [makeAnswer(OWN_ANSWERS.includes(id) ? id : 'done', { step: done })];
  return command.step ? { state: next, answers } : { state, answers, command };
};

type EditCommand = Extract<
  TextCommand,
  { type: 'move' | 'take-off' | 'face' | 'paint' | 'add' | 'note' | 'select' | 'go' }
>;

/** An edit takes its name from the history; one that changed nothing says so. */
const applyEdit = (state: StudioState, order: TextCommand, say: Say): CommandResult => {
  const next = runEdit(state, order as EditCommand, say);
  if (next.history !== state.history)
    return {
      state: next,
      answers: [makeAnswer('done', { step: next.history.present.name }), ...listObjections(next, order)],
    };
  if (next.notice !== null && next.notice !== state.notice)
    return { state: next, answers: [{ code: `studio.notice.${next.notice}` }] };
  if (order.type === 'select')
    return {
      state: next,
      answers: [makeAnswer('selected', { names: namesOf(piecesOf(state, order.pieces)) })],
    };
  if (order.type === 'go') return { state: next, answers: describeSpace(next, order.space) };
  return { state: next, answers: [makeAnswer('nothing-changed')] };
};

const runEdit = (state: StudioState, order: EditCommand, say: Say): StudioState => {
  switch (order.type) {
    case 'move':
      return movePieces(selectAndReveal(state, order.pieces), order.pieces, order.space);
    case 'take-off':
      return takeOffPieces(state, order.pieces);
    case 'face':
      return facePieces(selectAndReveal(state, order.pieces), order.heading, null);
    case 'paint':
      return paintPlaces(setSelection(state, [], order.space), order.brush, [order.space], null);
    case 'select':
      return selectAndReveal(state, order.pieces);
    case 'go':
      return setSelection(state, [], order.space);
    case 'add':
      return addNewPiece(state, order, say);
    case 'note':
      return drawAnnotation(state, order);
  }
};

/** Without a side it joins that of the chosen piece, or else the first. */
const addNewPiece = (
  state: StudioState,
  order: Extract<TextCommand, { type: 'add' }>,
  say: Say,
): StudioState => {
  const { palette, seats } = state.rules.system;
  const template = palette.pieces.find(({ id }) => id === order.template);
  const { scenario } = state.derived;
  const [chosen] = piecesOf(state, state.selection.pieces);
  const seat = order.seat ?? chosen?.seat ?? (scenario ? seats(scenario)[0]?.id : undefined);
  if (!template || seat === undefined) return state;
  const name = say(template.label);
  return addPiece(state, template, seat, order.space, name.charAt(0).toLocaleUpperCase() + name.slice(1));
};

/** The objections at the new place, by the same function that colours it while a piece is dragged. */
const listObjections = ({ rules, derived }: StudioState, order: TextCommand): readonly Sentence[] => {
  if (order.type !== 'move' || !derived.scenario || order.pieces[0] === undefined) return [];
  const zone = rules.system.deployment.zone(derived.scenario, order.pieces[0]);
  const found = zone.kind === 'spaces' ? (zone.objections[order.space] ?? []) : [];
  return found.map(finding => makeAnswer('objection', { reason: describeFinding(finding) }));
};

const piecesOf = ({ derived }: StudioState, ids: readonly string[]): readonly Piece[] =>
  derived.position?.pieces.filter(({ id }) => ids.includes(id)) ?? [];

const namesOf = (pieces: readonly Piece[]): readonly Sentence[] =>
  pieces.map(({ name, words }) => makeAnswer('piece', { name, words }));

/** The findings about pieces in a space. */
export const findingsInSpace = ({ derived }: StudioState, space: string): readonly Finding[] => {
  const { position, findings } = derived;
  if (!position) return [];
  return findings.filter(finding =>
    findConcernedPieces(position, finding).some(piece => piece.space === space),
  );
};

const describeSpace = (state: StudioState, space: string): readonly Sentence[] => {
  const labelled = state.derived.words.find(words => words.space === space);
  if (!labelled) return [];
  const here = state.derived.position?.pieces.filter(piece => piece.space === space) ?? [];
  return [
    makeAnswer('space', { title: labelled.title }),
    ...labelled.sentences,
    here.length === 0 ? makeAnswer('nobody') : makeAnswer('here', { names: namesOf(here) }),
    ...findingsInSpace(state, space).map(finding =>
      makeAnswer('finding', { finding: describeFinding(finding) }),
    ),
  ];
};

const describePiece = ({ derived }: StudioState, { name, words, space }: Piece): readonly Sentence[] => {
  const title = derived.words.find(labelled => labelled.space === space)?.title;
  return [title ? makeAnswer('stands', { name, words, title }) : makeAnswer('waits', { name, words })];
};

const MAX_LISTED = 10;

const describeFindings = (listed: ListedFindings): readonly Sentence[] => {
  const { findings, unlisted } = listed;
  const { errors, warnings } = countAllFindings(listed);
  const more = Math.max(0, findings.length - MAX_LISTED) + sumCounts(unlisted);
  return [
    makeAnswer('findings', { errors, warnings }),
    ...findings
      .slice(0, MAX_LISTED)
      .map(finding => makeAnswer('finding', { finding: describeFinding(finding) })),
    ...(more > 0 ? [makeAnswer('more', { count: more })] : []),
  ];
};

const describeWaiting = ({ derived }: StudioState): Sentence => {
  const waiting = derived.position?.pieces.filter(({ space, box }) => space === null && box === null) ?? [];
  return waiting.length === 0 ? makeAnswer('none-waits') : makeAnswer('waiting', { names: namesOf(waiting) });
};
