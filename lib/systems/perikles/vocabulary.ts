/** The six cities, in drawing order. */
export const CITIES = ['athens', 'sparta', 'corinth', 'thebes', 'argos', 'megara'] as const;
export type City = (typeof CITIES)[number];

/** The powers that have troops: the cities, and the Persians who lose none. */
export const POWERS = [...CITIES, 'persia'] as const;
export type Power = (typeof POWERS)[number];

export const ARMS = ['infantry', 'galleys'] as const;
export type Arm = (typeof ARMS)[number];

export const STANCES = ['attack', 'defend'] as const;
export type Stance = (typeof STANCES)[number];

/** The fields for location tiles, from the top downwards. */
export const BATTLE_PLACES = [
  'place-1',
  'place-2',
  'place-3',
  'place-4',
  'place-5',
  'place-6',
  'place-7',
] as const;
export type BattlePlace = (typeof BATTLE_PLACES)[number];

export const SPACES = [...CITIES, ...BATTLE_PLACES] as const;
export type SpaceId = (typeof SPACES)[number];

export const SPECIALS = [
  'alkibiades',
  'brasidas',
  'slave-revolt',
  'thessalian-allies',
  'perikles',
  'persian-fleet',
  'phormio',
  'plague',
] as const;
export type Special = (typeof SPECIALS)[number];

export const TILE_SYMBOLS = ['none', 'candidate', 'assassin'] as const;

/** Where a game begins: with the first markers, with the first tiles, or with the battles as they are drawn. */
export const BEGINNINGS = ['markers', 'tiles', 'battles'] as const;

export const isCity = (id: string): id is City => CITIES.some(city => city === id);
export const isBattlePlace = (id: string): id is BattlePlace => BATTLE_PLACES.some(place => place === id);
export const isSpace = (id: string): id is SpaceId => isCity(id) || isBattlePlace(id);
export const getOtherStance = (stance: Stance): Stance => (stance === 'attack' ? 'defend' : 'attack');
