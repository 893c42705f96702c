import type { About, ActionKind, Refusal, Target } from '@/lib/game/contract/about';
import type { Finding } from '@/lib/game/contract/finding';
import { rosterOf, sideIndexOf } from '../document/army';
import { hexIdOf } from '../document/ground';
import { groundIn } from '../rules/field';
import { refuse, type Section, toFinding } from '../rules/refusal';
import { about } from './about';
import type { Action } from './actions';
import { findHexNamed } from './game';
import { listSeatObjections, NOT_NOW, reasonsAgainst } from './objections';
import { orders } from './presentation/orders';
import { offersIn } from './presentation/orders/offers';
import { findReachObjection } from './presentation/orders/reach-objection';
import type { State, Task, TaskName, TaskOf } from './state';
import { findFighterObjection } from './tasks/combat/combat';
import { findShotObjection } from './tasks/combat/fire';
import { hexOfPiece, nameOfPiece } from './tasks/movement/steps';

/** What a player points at: a chosen piece, a hex, or both. */
interface Pointed {
  readonly by: string;
  readonly piece: string | null;
  readonly hex: string | null;
}

type PointBuilder = (state: State, pointed: Pointed) => readonly Action[];

type ActionBuilder<Name extends TaskName> = (
  state: State,
  pointed: Pointed,
  task: TaskOf<Name>,
) => readonly Action[];

const hexNameOfPiece = (state: State, piece: string | null): string | null => {
  const hex = piece === null ? null : hexOfPiece(state, piece);
  return hex === null ? null : hexIdOf(groundIn(state), hex);
};

const wingOf = (state: State, piece: string | null): string | null => {
  const { units, leaders } = rosterOf(state.scenario);
  return (units.get(piece ?? '') ?? leaders.get(piece ?? ''))?.wing ?? null;
};

const onPiece =
  (build: (piece: string, by: string) => readonly Action[]): PointBuilder =>
  (_state, { piece, by }) =>
    piece === null ? [] : build(piece, by);

const onHex =
  (build: (hex: string, by: string) => readonly Action[]): PointBuilder =>
  (_state, { hex, by }) =>
    hex === null ? [] : build(hex, by);

const onPieceAndHex =
  (build: (piece: string, hex: string, by: string) => readonly Action[]): PointBuilder =>
  (_state, { piece, hex, by }) =>
    piece === null || hex === null ? [] : build(piece, hex, by);

const onWing =
  (build: (wing: string, by: string) => readonly Action[]): PointBuilder =>
  (state, { piece, by }) => {
    const wing = wingOf(state, piece);
    return wing === null ? [] : build(wing, by);
  };

/** An attack or a charge from the hex of the piece against the hex that is pointed at, or against nobody in particular. */
const onFight =
  (type: 'attack' | 'charge'): PointBuilder =>
  (state, { piece, hex, by }) => {
    const from = hexNameOfPiece(state, piece);
    return from === null ? [] : [{ by, type, attacking: [from], defending: hex === null ? [] : [hex] }];
  };

/** The actions that a player could mean by pointing at something, for each task that is about pieces or hexes. */
const MEANT: { readonly [Name in TaskName]?: ActionBuilder<Name> } = {
  quarters: (_state, { hex, by }, { pieces: [piece = ''] }) =>
    hex === null ? [] : [{ by, type: 'quarter', piece, at: hex }],
  deploy: onWing((wing, by) => [{ by, type: 'deploy', wing }]),
  'look-to-commander': onPiece((unit, by) => [{ by, type: 'look-to-commander', unit }]),
  inspire: onWing((wing, by) => [{ by, type: 'inspire', wing }]),
  move: onPiece((piece, by) => [
    { by, type: 'move', piece },
    { by, type: 'raise', piece },
  ]),
  'column-guns': onPiece((gun, by) => [{ by, type: 'join-column', gun }]),
  moving: (_state, { piece, hex, by }, task) => {
    if (piece !== null && piece !== task.piece) return [{ by, type: 'move', piece }];
    return hex === null ? [] : [{ by, type: 'step', to: hex }];
  },
  entering: (_state, { hex, by }, { piece }) => (hex === null ? [] : [{ by, type: 'enter', piece, at: hex }]),
  fire: onHex((target, by) => [{ by, type: 'aim', target }]),
  laying: onPiece((gun, by) => [{ by, type: 'lay', gun }]),
  combat: onFight('attack'),
  'retreat-before': onHex((to, by) => [{ by, type: 'retreat-before', to }]),
  lead: onPiece((unit, by) => [{ by, type: 'lead', unit }]),
  losses: onPiece((unit, by) => [
    { by, type: 'lose-step', unit },
    { by, type: 'fall-back', unit },
  ]),
  guns: onPiece((unit, by) => [{ by, type: 'lose-gun', unit }]),
  retreat: onHex((to, by) => [{ by, type: 'retreat-to', to }]),
  advance: onPieceAndHex((piece, to, by) => [{ by, type: 'advance', piece, to }]),
  momentum: onPieceAndHex((piece, to, by) => [{ by, type: 'momentum-advance', piece, to }]),
  charge: onFight('charge'),
};

const actionsMeant = (state: State, task: Task, pointed: Pointed): readonly Action[] => {
  const build = MEANT[task.task] as ActionBuilder<TaskName> | undefined;
  return build?.(state, pointed, task) ?? [];
};

/** Why a chosen unit has no part in the phase, or does not reach a hex; null: nothing in itself holds it back. */
const findUnitObjection = (state: State, piece: string, hex: string | null) => {
  const [task] = state.agenda;
  if (!rosterOf(state.scenario).units.has(piece)) return null;
  if (task?.task === 'fire')
    return findShotObjection(state, task, piece, hex === null ? null : findHexNamed(state, hex));
  return task?.task === 'combat' ? findFighterObjection(state, piece) : null;
};

/** Why nothing that is offered leads to what is pointed at. */
const reasonFor = (state: State, pointed: Pointed): Finding => {
  const [task] = state.agenda;
  const { piece, hex } = pointed;
  const own = piece === null ? null : findUnitObjection(state, piece, hex);
  if (own) return toFinding(own);
  const meant = task ? actionsMeant(state, task, pointed) : [];
  const [finding] = meant.flatMap(action => reasonsAgainst(state, action));
  return finding ?? NOT_NOW;
};

/** Tasks where a player first selects a unit, and the section of their phase. */
const CHOOSES_FIRST: Readonly<Partial<Record<TaskName, Section>>> = {
  move: '15.3',
  combat: '19.1',
  charge: '19.12',
};

/** Why nothing leads to a hex for these pieces, or for the seat itself. */
const reasonAtHex = (state: State, by: string, pieces: readonly string[], hex: string): Finding => {
  const [task] = state.agenda;
  const [piece = null] = pieces;
  const chooses = task && CHOOSES_FIRST[task.task];
  if (piece === null && chooses) return toFinding(refuse('choose-a-piece', chooses));
  const unreached =
    task?.task === 'move' || task?.task === 'moving' ? findReachObjection(state, pieces, hex) : null;
  if (unreached) return toFinding(unreached);
  const reason = reasonFor(state, { by, piece, hex });
  return reason === NOT_NOW ? toFinding(refuse('nothing-here', '12', { hex })) : reason;
};

/** Why a piece does nothing now. */
const reasonOfPiece = (state: State, by: string, piece: string): Finding => {
  const reason = reasonFor(state, { by, piece, hex: null });
  if (reason !== NOT_NOW) return reason;
  const owner = rosterOf(state.scenario);
  const { side } = owner.units.get(piece) ?? owner.leaders.get(piece) ?? {};
  if (side !== sideIndexOf(state.scenario, by)) return toFinding(refuse('not-your-piece', '12'));
  return toFinding(refuse('no-part-in-this', '12', { unit: nameOfPiece(state, piece) }));
};

const placeIdsOf = (state: State, targets: readonly Target[]): readonly string[] =>
  targets.flatMap(target => {
    if (target.type === 'place') return target.id;
    return target.type === 'piece' ? (hexNameOfPiece(state, target.id) ?? []) : [];
  });

/** Every hex that no order of these pieces leads to, with the reason for it. */
const refusedPlaces = (
  state: State,
  by: string,
  pieces: readonly string[],
  wanted: readonly string[],
): readonly Refusal[] => {
  const lit = new Set(
    orders(state, by, pieces).flatMap(({ about: { targets } }) => placeIdsOf(state, targets)),
  );
  return wanted
    .filter(hex => !lit.has(hex))
    .map(hex => ({ target: { type: 'place', id: hex }, finding: reasonAtHex(state, by, pieces, hex) }));
};

/** Reasons why a piece cannot act though it could in this task. */
const refusedKinds = (state: State, offers: readonly About[], pointed: Pointed): readonly Refusal[] => {
  const [task] = state.agenda;
  const kinds = new Set<ActionKind>(offers.map(({ kind }) => kind));
  return (task ? actionsMeant(state, task, pointed) : []).flatMap(action => {
    const { kind } = about(state, action);
    if (kinds.has(kind)) return [];
    return reasonsAgainst(state, action).map(finding => ({ kind, finding }));
  });
};

const allPlaces = (state: State): readonly string[] => {
  const ground = groundIn(state);
  return Array.from({ length: ground.grid.count }, (_, hex) => hexIdOf(ground, hex));
};

const allPieces = ({ field, waiting }: State): readonly string[] => [
  ...Object.values(field.stacks).flat(),
  ...Object.keys(field.leaders),
  ...waiting,
];

/** Every piece that no offer is about, with the reason for it. */
const refusedPieces = (
  state: State,
  by: string,
  offers: readonly About[],
  wanted: readonly string[],
): readonly Refusal[] => {
  const busy = new Set(
    offers.flatMap(({ subjects, targets }) => [
      ...subjects,
      ...targets.flatMap(target => (target.type === 'piece' ? target.id : [])),
    ]),
  );
  return wanted
    .filter(piece => !busy.has(piece))
    .map(id => ({ target: { type: 'piece', id }, finding: reasonOfPiece(state, by, id) }));
};

const refusalsAt = (
  state: State,
  by: string,
  pieces: readonly string[],
  offers: readonly About[],
  target: Target,
): readonly Refusal[] => {
  if (target.type === 'piece' && pieces.length === 0) return refusedPieces(state, by, offers, [target.id]);
  return refusedPlaces(state, by, pieces, placeIdsOf(state, [target]));
};

/** Why these pieces, or the seat itself, cannot do more than they are offered. */
export const refusals = (
  state: State,
  seat: string,
  subjects: readonly string[],
  target?: Target,
): readonly Refusal[] => {
  const [closed] = listSeatObjections(state, seat);
  if (closed) return [{ ...(target ? { target } : {}), finding: closed }];
  const offers = offersIn(state).map(action => about(state, action));
  const isOf = (piece: string) => (offer: About) => offer.subjects.includes(piece);
  if (target) return refusalsAt(state, seat, subjects, offers, target);
  const idle = subjects.filter(piece => !offers.some(isOf(piece)));
  return [
    ...idle.map(piece => ({ finding: reasonOfPiece(state, seat, piece) })),
    ...subjects.flatMap(piece =>
      refusedKinds(state, offers.filter(isOf(piece)), { by: seat, piece, hex: null }),
    ),
    ...(subjects.length === 0 ? refusedPieces(state, seat, offers, allPieces(state)) : []),
    ...refusedPlaces(state, seat, subjects, allPlaces(state)),
  ];
};
