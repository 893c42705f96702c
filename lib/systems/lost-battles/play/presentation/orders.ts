import type { About } from '@/lib/game/contract/about';
import type { Order } from '@/lib/game/contract/play-presentation';
import type { Sentence, SentenceValues } from '@/lib/game/contract/sentence';
import { generalById, isTile, sideOn } from '../../rules/battlefield/field';
import { about } from '../about';
import type { Action, Choice } from '../actions';
import { describe as wordAction } from '../describe';
import { beginGame, nameOf } from '../game';
import { pickOnePerKind } from '../identical-units';
import { draftOf, findChosenPieces } from '../refusals/idle-pieces';
import { findObjections, runner } from '../sequence';
import type { PhaseOf, State } from '../state';
import { toAction } from '../task-handler';
import { canAllAdvance, listAdvancersLeft } from '../tasks/advance';
import { listAttackersLeft } from '../tasks/attack-options';
import { listGroupOrders, listMarchOrders } from './group-orders';
import { nameGroup, WORDS } from './names';
import { type RatedStrike, rateStrikes, rateStrikesOf } from './strikes';

type LbOrder = Order<Action>;
type Ids = readonly string[];

const label = (id: string, values: SentenceValues = {}): Sentence => ({
  code: `${WORDS}.order.${id}`,
  values,
});
const note = (id: string, values: SentenceValues = {}): Sentence => ({ code: `${WORDS}.note.${id}`, values });

const concerns = ({ subjects }: About, pieces: Ids): boolean =>
  pieces.length === 0 || subjects.some(id => pieces.includes(id));

const plainOrder = (state: State, action: Action, words?: Partial<LbOrder>): LbOrder => ({
  about: about(state, action),
  actions: [action],
  label: wordAction(action),
  ...words,
});

/** What these pieces, or the seat itself, can do now. */
export const orders = (state: State, seat: string, subjects: Ids): readonly LbOrder[] => {
  if (seat !== runner.awaits(state)) return [];
  const { phase } = state;
  switch (phase.type) {
    case 'activate':
      return subjects.length === 0 ? listSeatOrders(state, seat) : listChosenOrders(state, seat, subjects);
    case 'march':
      return listMarch(state, seat, phase).filter(order => concerns(order.about, subjects));
    case 'assault':
      return listStrikeOrders(state, seat, phase, subjects);
    case 'advance':
      return listAdvanceOrders(state, seat, phase, subjects);
    case 'leads':
    case 'new-lead':
      return subjects.length === 0 ? listAnswers(state) : listLeadOrders(state, seat, subjects);
    default:
      return listAnswers(state).filter(order => concerns(order.about, subjects));
  }
};

/** 3.2 – Between two groups: the end of the turn, with the lead units as they are or with new ones. */
const listSeatOrders = (state: State, by: string): readonly LbOrder[] => {
  const end = toAction(state, by, { type: 'end-turn' });
  const after = runner.decide(beginGame(state), end).state;
  const keep = toAction(after, by, { type: 'keep-leads' });
  const mayKeep = after.phase.type === 'leads' && findObjections(after, keep).length === 0;
  const plain = plainOrder(state, end, mayKeep ? { label: label('end-and-name-leads') } : {});
  const ends: readonly LbOrder[] = mayKeep
    ? [{ ...plain, actions: [end, keep], label: label('end-turn'), note: note('keeps-leads') }, plain]
    : [plain];
  const others = runner.offers(state).filter(({ type }) => type === 'propose-end');
  return [...ends, ...others.map(action => plainOrder(state, action))];
};

/** 4.3, 8.2 – A commander alone goes where they like; everybody else is activated as a group. */
const listChosenOrders = (state: State, by: string, subjects: Ids): readonly LbOrder[] => {
  const chosen = findChosenPieces(state, subjects);
  const [commander] = chosen.commanders;
  if (chosen.units.length === 0) return commander ? listSendOrders(state, commander.id) : [];
  const draft = draftOf(chosen);
  return draft && mayForm(state, by, draft) ? listGroupOrders(state, by, draft) : [];
};

const mayForm = (
  state: State,
  by: string,
  { from, units, generals }: NonNullable<ReturnType<typeof draftOf>>,
): boolean => {
  const muster = { from, units: [], generals: [] };
  const joins: Choice = { type: 'join', units };
  const formed: State = { ...state, phase: { type: 'muster', muster: { ...muster, units } } };
  return (
    findObjections({ ...state, phase: { type: 'muster', muster } }, { ...joins, by }).length === 0 &&
    generals.every(general => findObjections(formed, { type: 'join-general', general, by }).length === 0)
  );
};

const listSendOrders = (state: State, general: string): readonly LbOrder[] => {
  const offers = runner
    .offers(state)
    .filter(action => action.type === 'send-commander' && action.general === general);
  const isAmongOwn = (action: Action) =>
    action.type === 'send-commander' &&
    isTile(action.to) &&
    sideOn(state.field, action.to) === generalById(state.field, general).side;
  return [...offers.filter(isAmongOwn), ...offers.filter(action => !isAmongOwn(action))].flatMap(action =>
    action.type === 'send-commander'
      ? plainOrder(state, action, {
          label: label(action.to === 'away' ? 'send-away' : 'send', {
            name: nameOf(state, general),
            tile: action.to,
          }),
          ...(isAmongOwn(action) ? {} : { note: note(action.to === 'away' ? 'leave' : 'alone') }),
          ...(action.to === 'away' ? { isDangerous: true } : {}),
        })
      : [],
  );
};

/** Whole paths; a step that lies on none of them is its own order. */
const listMarch = (state: State, by: string, { move }: PhaseOf<'march'>): readonly LbOrder[] => {
  const chains = listMarchOrders(state, by, move);
  const isBegun = (action: Action) =>
    chains.some(({ actions: [first] }) => JSON.stringify(first) === JSON.stringify(action));
  const rest = runner.offers(state).filter(action => !isBegun(action));
  return [...chains, ...rest.map(action => plainOrder(state, action))];
};

/** 6.3 – Who attacks next, the most promising first. */
const listStrikeOrders = (
  state: State,
  by: string,
  { assault }: PhaseOf<'assault'>,
  subjects: Ids,
): readonly LbOrder[] => {
  const ready = listAttackersLeft(state, assault).map(({ id }) => id);
  const strikes =
    subjects.length === 0
      ? rateStrikes(state, assault)
      : rateStrikesOf(
          state,
          assault,
          ready.filter(id => subjects.includes(id)),
        );
  const left = assault.limit - assault.used;
  const ends = subjects.length > 0 ? [] : runner.offers(state).filter(({ type }) => type === 'break-off');
  return [
    ...strikes.map(strike => toStrikeOrder(state, by, strike, assault.isLimited ? null : left)),
    ...ends.map(action => plainOrder(state, action)),
  ];
};

const toStrikeOrder = (
  state: State,
  by: string,
  { choice, points }: RatedStrike,
  left: number | null,
): LbOrder => {
  const action = toAction(state, by, choice);
  const how = {
    bonus: choice.bonus ? 'yes' : 'no',
    support: choice.support === null ? 'no' : 'yes',
    half: choice.half ? 'yes' : 'no',
  };
  return plainOrder(state, action, {
    label: label('strike', { name: nameOf(state, choice.unit), ...how }),
    short: label('strike-short', how),
    ...(left === null ? {} : { note: note('points', { points, left }) }),
  });
};

/** 6.8 – Who goes forward, at once and with the commanders of the group. */
const listAdvanceOrders = (
  state: State,
  by: string,
  phase: PhaseOf<'advance'>,
  subjects: Ids,
): readonly LbOrder[] => {
  const left = listAdvancersLeft(state, phase).map(({ id }) => id);
  const chosen = left.filter(id => subjects.includes(id));
  if (subjects.length > 0) return chosen.length > 0 ? listAdvances(state, by, chosen) : [];
  const offers = runner.offers(state);
  const singles = offers.flatMap(action =>
    action.type === 'advance' && action.units.length < left.length ? [action.units] : [],
  );
  const all = left.length > 0 && canAllAdvance(state, phase) ? [left] : [];
  return [
    ...[...all, ...singles].flatMap(units => listAdvances(state, by, units)),
    ...offers.filter(({ type }) => type !== 'advance').map(action => plainOrder(state, action)),
  ];
};

const listAdvances = (state: State, by: string, units: Ids): readonly LbOrder[] => {
  const advance = toAction(state, by, { type: 'advance', units });
  if (findObjections(state, advance).length > 0) return [];
  const named = runner.decide(beginGame(state), advance).state;
  const generals = runner.offers(named).filter(({ type }) => type === 'advance-general');
  const done = toAction(named, by, { type: 'advance-done' });
  const pieces = [
    ...units,
    ...generals.flatMap(action => (action.type === 'advance-general' ? [action.general] : [])),
  ];
  return [
    {
      about: { ...about(state, advance), subjects: pieces },
      actions: [advance, ...generals, done],
      label: label('advance', { who: nameGroup(state, pieces) }),
    },
  ];
};

/** 6.3 – The chosen unit leads its tile from now on. */
const listLeadOrders = (state: State, by: string, subjects: Ids): readonly LbOrder[] =>
  pickOnePerKind(state, findChosenPieces(state, subjects).units).flatMap(({ id, at }) => {
    if (!isTile(at)) return [];
    const action = toAction(state, by, { type: 'name-lead', tile: at, unit: id });
    return findObjections(state, action).length === 0
      ? { ...plainOrder(state, action), about: { ...about(state, action), subjects: [id] } }
      : [];
  });

/** All answers to a question, each with what it brings or costs. */
const listAnswers = (state: State): readonly LbOrder[] =>
  runner.offers(state).map(action => plainOrder(state, action, wordAnswer(state, action)));

const wordAnswer = (state: State, action: Action): Partial<LbOrder> => {
  const { phase } = state;
  const name = phase.type === 'rally' ? nameOf(state, phase.general) : '';
  switch (action.type) {
    case 'rally':
      return { label: label('rally', { name }), note: note('rally') };
    case 'spare-general':
      return { label: label('spare-general'), note: note('hit-stands') };
    case 'all-out':
      return phase.type === 'all-out'
        ? { note: note('all-out', { name: nameOf(state, phase.strike.attacker) }) }
        : {};
    case 'hold-back':
      return phase.type === 'all-out' ? { note: note('hold-back', { hits: phase.strike.hits }) } : {};
    case 'dispute':
      return { note: note('dispute') };
    case 'accept':
      return { label: label('accept') };
    case 'name-lead':
      return { label: label('name-lead', { name: nameOf(state, action.unit), tile: action.tile }) };
    default:
      return {};
  }
};
