import type { SymbolName } from '@/lib/drawing/counters/symbols';
import type { Sentence } from '@/lib/game/contract/sentence';
import type { Profile } from '../rules/army/points';
import type { MoveDice } from '../rules/movement/movement';

export const word = (group: string, id: string, values?: Sentence['values']): Sentence => ({
  code: `words.in-death-ground.${group}.${id}`,
  ...(values ? { values } : {}),
});

/** "2 dice + 3". */
export const describeDice = ({ count, add }: MoveDice): Sentence =>
  word('order-note', 'dice', {
    count,
    add: Math.abs(add),
    sign: add === 0 ? 'none' : add > 0 ? 'plus' : 'minus',
  });

/** "elite armoured swordsmen, wild, on horses". */
export const describeProfile = ({ troop, grade, armour, arm, wild, mount }: Profile): Sentence =>
  word('profile', 'element', {
    grade: grade ?? 'none',
    armour,
    troop: word('troop', troop),
    arm: word('arm', arm),
    armed: arm === 'spear' ? 'no' : 'yes',
    wild: wild ? 'yes' : 'no',
    mount,
  });

/** 18.1 – An entry of a list: the element, its price, and how many units there may be. */
export const describeListed = (
  profile: Profile,
  points: number,
  [least, most]: readonly [number, number],
): Sentence => ({
  code: 'words.in-death-ground.listed',
  values: { what: describeProfile(profile), points, least, most },
});

const WARRIOR_SYMBOLS: Readonly<Partial<Record<Profile['arm'], SymbolName>>> = {
  pike: 'phalanx',
  bow: 'archer',
  crossbow: 'archer',
};

const SYMBOLS: Readonly<Partial<Record<Profile['troop'], SymbolName>>> = {
  'light-cavalry': 'light-cavalry',
  'heavy-cavalry': 'heavy-cavalry',
  cataphract: 'cataphract',
  'light-chariot': 'chariot',
  'heavy-chariot': 'chariot',
  'elephant-indian': 'elephant',
  'elephant-african': 'elephant',
  'artillery-light': 'ballista',
  'artillery-heavy': 'ballista',
  'fire-ox': 'scythed-chariot',
  baggage: 'camp',
  'siege-tower': 'siege-tower',
  boat: 'trireme',
  ship: 'trireme',
  wagon: 'wagon',
};

/** Foot are known by shield and weapon, horse by horse. */
export const symbolOf = ({ troop, arm, armour, wild, special }: Profile): SymbolName => {
  if (troop === 'skirmisher') return arm === 'spear' || arm === 'fire-lance' ? 'light-infantry' : 'archer';
  if (troop !== 'warrior') return SYMBOLS[troop] ?? 'heavy-infantry';
  const armed = WARRIOR_SYMBOLS[arm];
  if (armed) return armed;
  if (wild) return 'warband';
  if (special === 'pila') return 'legion';
  return arm === 'spear' && armour !== 'none' ? 'hoplite' : 'heavy-infantry';
};

const DARTS = { elite: 2, ordinary: 1, green: 0 } as const;

/** Quality darts: none green, one ordinary, two elite; elephants and artillery have none. */
export const dartsOf = ({ grade }: Pick<Profile, 'grade'>): 0 | 1 | 2 => (grade === null ? 0 : DARTS[grade]);
