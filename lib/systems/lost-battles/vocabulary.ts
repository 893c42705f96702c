/** The book's own words, as closed lists (1.1, 1.4, 2.2, 9.4). */

export const ARMS = [
  'heavy-infantry',
  'light-infantry',
  'heavy-cavalry',
  'light-cavalry',
  'chariot',
  'elephant',
] as const;
export type Arm = (typeof ARMS)[number];

export const UNIT_TYPES = [
  'heavy-infantry',
  'hoplite',
  'phalanx',
  'legion',
  'archer',
  'light-infantry',
  'heavy-cavalry',
  'cataphract',
  'light-cavalry',
  'chariot',
  'scythed-chariot',
  'elephant',
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** Elephants are Indian or African instead of having a quality; scythed chariots have none. */
export const UNIT_CLASSES = ['levy', 'average', 'veteran', 'african', 'indian', 'unclassed'] as const;
export type UnitClass = (typeof UNIT_CLASSES)[number];

export const GENERAL_CLASSES = ['uninspired', 'timid', 'average', 'inspired', 'brilliant'] as const;
export type GeneralClass = (typeof GENERAL_CLASSES)[number];

/** A leader is tied to a guard unit (8.1); a commander moves freely (8.2). */
export const GENERAL_KINDS = ['leader', 'commander'] as const;
export type GeneralKind = (typeof GENERAL_KINDS)[number];

export const TERRAIN_KINDS = ['hill', 'wood', 'marsh', 'stream', 'river', 'coast', 'impassable'] as const;
export type TerrainKind = (typeof TERRAIN_KINDS)[number];

export const WEATHERS = ['none', 'dry-and-dusty', 'cloudy', 'raining'] as const;
export type Weather = (typeof WEATHERS)[number];

/** 4.2, 9.2, 11.3 – The ways to activate; the last is the cheap express of the screen while it deploys. */
export const ACTIVATIONS = ['normal', 'limited', 'express', 'double-express', 'screening-express'] as const;
export type Activation = (typeof ACTIVATIONS)[number];
