/** The closed lists of the book, in its own order. */
export const FIGHTING_TROOPS = [
  'warrior',
  'skirmisher',
  'light-cavalry',
  'heavy-cavalry',
  'cataphract',
  'light-chariot',
  'heavy-chariot',
  'elephant-indian',
  'elephant-african',
  'artillery-light',
  'artillery-heavy',
] as const;

/** Baggage, siege towers, boats, ships and wagons never fight; fire oxen fight as armoured heavy cavalry. */
export const TROOPS = [
  ...FIGHTING_TROOPS,
  'fire-ox',
  'baggage',
  'siege-tower',
  'boat',
  'ship',
  'wagon',
] as const;
export type Troop = (typeof TROOPS)[number];

export const GRADES = ['elite', 'ordinary', 'green'] as const;
export type Grade = (typeof GRADES)[number];

export const ARMOURS = ['none', 'armoured', 'best'] as const;
export type Armour = (typeof ARMOURS)[number];

export const ARMS = [
  'spear',
  'sword',
  'pike',
  'bow',
  'crossbow',
  'sling',
  'engine',
  'fire-lance',
  'rocket',
  'flame',
] as const;
export type Arm = (typeof ARMS)[number];

export const MOUNTS = ['none', 'horse', 'camel'] as const;
export type Mount = (typeof MOUNTS)[number];

/** From the best ordered army downwards. */
export const COMMANDS = ['disciplined', 'organised', 'impetuous', 'tribal'] as const;
export type Command = (typeof COMMANDS)[number];

export const HOMES = ['desert', 'steppe', 'pasture', 'farmland', 'forest', 'mountains', 'coast'] as const;
export type Home = (typeof HOMES)[number];

/** The countries in which lists let an army fight. */
export const REGIONS = ['italy', 'europe', 'north-africa', 'middle-east', 'elsewhere'] as const;

export const SCENARIO_KINDS = ['ambush', 'open-battle', 'raid', 'siege'] as const;
export type ScenarioKind = (typeof SCENARIO_KINDS)[number];

export const ROLES = ['attacker', 'defender'] as const;
export type Role = (typeof ROLES)[number];

export const GENERAL_MODES = ['separate', 'attached', 'chief'] as const;
export type GeneralMode = (typeof GENERAL_MODES)[number];

export const AREA_KINDS = [
  'gentle-hill',
  'steep-hill',
  'wood',
  'rocky',
  'field',
  'village',
  'marsh',
  'sand',
] as const;
export const LINE_KINDS = ['stream', 'ravine', 'river', 'road'] as const;
export const EDGE_KINDS = ['beach'] as const;
export const PIECE_KINDS = [...AREA_KINDS, ...LINE_KINDS, ...EDGE_KINDS] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

export const ZONES = [
  'west-central-europe',
  'mediterranean',
  'north-africa-middle-east',
  'north-east-asia',
  'sahel-south-asia-americas',
] as const;
export type WeatherZone = (typeof ZONES)[number];

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

export const WEATHERS = ['clear', 'rain', 'fog', 'mud-and-rain', 'ice'] as const;
export type Weather = (typeof WEATHERS)[number];

export const STRATAGEMS = ['enraged', 'death-ground', 'exhausted-enemy', 'dummies', 'concealment'] as const;
export type Stratagem = (typeof STRATAGEMS)[number];

export const FORMATIONS = ['line', 'column', 'wedge'] as const;
export type Formation = (typeof FORMATIONS)[number];

export const EDGES = ['top', 'right', 'bottom', 'left'] as const;
export type Edge = (typeof EDGES)[number];

/** A1, A31, A33 – Where the book can be read in two ways; the first is meant when a document says nothing. */
export const GENERAL_RANGE_RULINGS = ['later-chapters', 'commanders'] as const;
export const MOBILITY_RULINGS = ['three', 'four'] as const;
export const FRIEND_LOST_RULINGS = ['element', 'unit'] as const;
