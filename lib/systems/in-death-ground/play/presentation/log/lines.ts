import type { About } from '@/lib/game/contract/about';
import type { OrderSummary } from '@/lib/game/contract/play-presentation';
import type { Sentence } from '@/lib/game/contract/sentence';
import { word } from '../../../view/words';
import type { Event } from '../../actions';
import { describe as tell } from '../../describe';

export type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

export const isOf =
  <Type extends Event['type']>(...types: readonly Type[]) =>
  (event: Event): event is EventOf<Type> =>
    types.some(type => type === event.type);

const unique = (ids: readonly string[]): readonly string[] => [...new Set(ids)];

/** The pieces that an event hurts. */
const listHurt = (event: Event): readonly string[] => {
  const [unit = '', target = ''] = event.pieces ?? [];
  switch (event.type) {
    case 'shot':
      return event.markers > 0 ? [target] : [];
    case 'fought':
      return [
        ...(event.ownMarkers + event.ownLost > 0 ? [unit] : []),
        ...(event.markers + event.lost > 0 ? [target] : []),
      ];
    case 'tested':
      return event.isPassed === 'no' ? [unit] : [];
    case 'overrun':
    case 'trampled':
      return [target];
    case 'machine-struck':
      return event.works === 'yes' ? [target] : [];
    case 'element-lost':
    case 'destroyed':
    case 'ran-wild':
    case 'burnt':
    case 'blocked':
    case 'left-table':
    case 'machine-lost':
    case 'ship-gone':
    case 'put-back':
    case 'general-lost':
    case 'baggage-taken':
      return [unit];
    default:
      return [];
  }
};

export const sufferedIn = (events: readonly Event[]): readonly string[] =>
  unique(events.flatMap(listHurt).filter(id => id !== ''));

const attackOn = (kind: About['kind'], subjects: readonly string[], targets: readonly string[]): About => ({
  kind,
  subjects: unique(subjects),
  targets: unique(targets).map(id => ({ type: 'piece', id })),
});

const idsOf = (events: readonly Event[], index: number): readonly string[] =>
  events.flatMap(({ pieces = [] }) => pieces.slice(index, index + 1));

/** 13.4 – All that were shot at, and what it did to them; nothing is said of shots that missed. */
const describeShooting = (events: readonly Event[]): Sentence => {
  const shots = events.filter(isOf('shot'));
  const [first, ...others] = shots;
  if (first && others.length === 0) return tell(first);
  const effects = shots
    .filter(({ markers }) => markers > 0)
    .map(({ unit, target, markers, lost }) => word('log', 'hit', { unit, target, markers, lost }));
  const [other] = events;
  if (!first && other) return tell(other);
  return word('log', effects.length > 0 ? 'volleys' : 'no-hits', { count: shots.length, effects });
};

const lineOfShooting = (events: readonly Event[]): OrderSummary => {
  const shots = events.filter(isOf('shot', 'machine-struck'));
  return {
    text: describeShooting(events),
    about: attackOn('shoot', idsOf(shots, 0), idsOf(shots, 1)),
    suffered: sufferedIn(events),
  };
};

const LOST = 3;

/** 14.6 – How much worse the second came out of it than the first: an element lost weighs more than markers. */
export const marginOf = ({ ownMarkers, ownLost, markers, lost }: EventOf<'fought'>): number =>
  markers + LOST * lost - ownMarkers - LOST * ownLost;

/** 14.6 – Who won a round of melee, and what it cost both. */
export const describeMelee = (event: EventOf<'fought'>): Sentence => {
  const { unit, target, ownMarkers, ownLost, markers, lost } = event;
  const margin = marginOf(event);
  if (margin === 0 && markers !== ownMarkers) return tell(event);
  if (margin === 0)
    return word('log', markers + lost === 0 ? 'melee-nothing' : 'melee-even', {
      unit,
      target,
      markers,
      lost,
    });
  const [winner, loser] = margin > 0 ? [unit, target] : [target, unit];
  const [suffered, paid] =
    margin > 0
      ? [
          { markers, lost },
          { price: ownMarkers, dead: ownLost },
        ]
      : [
          { markers: ownMarkers, lost: ownLost },
          { price: markers, dead: lost },
        ];
  return word('log', 'melee-won', { winner, loser, ...suffered, ...paid });
};

const lineOfMelee = (event: EventOf<'fought'>): OrderSummary => ({
  text: describeMelee(event),
  about: attackOn('attack', idsOf([event], 0), idsOf([event], 1)),
  suffered: sufferedIn([event]),
});

/** 15.2 – Who failed, or that all stood. */
const lineOfTests = (events: readonly Event[]): OrderSummary => {
  const tests = events.filter(isOf('tested'));
  const failed = tests.filter(({ isPassed }) => isPassed === 'no');
  return {
    text: word('log', failed.length > 0 ? 'tests-failed' : 'tests-passed', {
      count: tests.length,
      units: failed.map(({ unit }) => word('log', 'name', { name: unit })),
    }),
    about: { kind: 'react', subjects: unique(idsOf(tests, 0)), targets: [] },
    suffered: sufferedIn(events),
  };
};

/** 10.1, 16.2 – The turn, who rallied as it began, and whether the fog lifted. */
const lineOfTurn = (events: readonly Event[]): OrderSummary | null => {
  const [began] = events.filter(isOf('turn-began'));
  const throws = events.filter(isOf('rallied'));
  const fog = events.filter(isOf('weather-cleared')).map(() => word('log', 'fog'));
  if (!began || throws.length + fog.length === 0) return null;
  const rallied = throws
    .filter(({ removed }) => removed > 0)
    .map(({ unit, removed }) => word('log', 'rallied', { unit, removed }));
  const told = [
    ...fog,
    ...(rallied.length > MOST_NAMED ? [word('log', 'many-rallied', { count: rallied.length })] : rallied),
  ];
  return {
    text: word('log', 'turn', {
      round: began.round,
      events: told.length > 0 ? told : [word('log', 'nobody-rallied')],
    }),
    about: { kind: 'pick', subjects: unique(idsOf(throws, 0)), targets: [] },
    suffered: [],
  };
};

const MOST_NAMED = 3;

const lineOfOther = (events: readonly Event[]): OrderSummary | null => {
  const [first] = events;
  return first
    ? {
        text: tell(first),
        about: { kind: 'move', subjects: unique(idsOf([first], 0)), targets: [] },
        suffered: sufferedIn(events),
      }
    : null;
};

/** Automatic events, in the order of a turn; null: it belongs to the line before it. */
type Chapter = 'shooting' | 'melee' | 'morale' | 'turn' | 'other';

const CHAPTERS: Readonly<Partial<Record<Event['type'], Chapter>>> = {
  shot: 'shooting',
  'machine-struck': 'shooting',
  'gate-struck': 'shooting',
  overrun: 'other',
  fought: 'melee',
  tested: 'morale',
  'turn-began': 'turn',
  retreated: 'other',
  'baggage-taken': 'other',
  'put-back': 'other',
  burst: 'other',
  burnt: 'other',
  'gate-broken': 'other',
  'ladder-raised': 'other',
  remounted: 'other',
  'battle-ended': 'other',
};

/** Chapters that continue when another event of them follows. */
const GOES_ON: readonly Chapter[] = ['shooting', 'morale', 'melee'];

interface Part {
  readonly chapter: Chapter;
  readonly events: readonly Event[];
}

const addToParts = (parts: readonly Part[], event: Event): readonly Part[] => {
  const chapter = CHAPTERS[event.type];
  const last = parts.at(-1);
  const isNew = chapter && !(last && last.chapter === chapter && GOES_ON.includes(chapter));
  if (isNew) return [...parts, { chapter, events: [event] }];
  return last ? [...parts.slice(0, -1), { ...last, events: [...last.events, event] }] : parts;
};

const toLines = ({ chapter, events }: Part): readonly OrderSummary[] => {
  if (chapter === 'melee') return lineMelees(events);
  const line =
    chapter === 'shooting'
      ? lineOfShooting(events)
      : chapter === 'morale'
        ? lineOfTests(events)
        : chapter === 'turn'
          ? lineOfTurn(events)
          : lineOfOther(events);
  return line ? [line] : [];
};

/** One line for each pair of units; whoever was destroyed suffers in theirs. */
const lineMelees = (events: readonly Event[]): readonly OrderSummary[] => {
  const gone = sufferedIn(events.filter(isOf('destroyed')));
  return events.filter(isOf('fought')).map(event => {
    const line = lineOfMelee(event);
    const own = (event.pieces ?? []).filter(id => gone.includes(id));
    return { ...line, suffered: unique([...line.suffered, ...own]) };
  });
};

/** The events of an order itself, and lines for its automatic consequences. */
export const splitEvents = (
  events: readonly Event[],
): { readonly own: readonly Event[]; readonly following: readonly OrderSummary[] } => {
  const first = events.findIndex(({ type }) => CHAPTERS[type] !== undefined);
  const own = first < 0 ? events : events.slice(0, first);
  const parts = first < 0 ? [] : events.slice(first).reduce(addToParts, [] as readonly Part[]);
  return { own, following: parts.flatMap(toLines) };
};
