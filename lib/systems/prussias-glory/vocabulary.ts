/** The book's own words, as closed lists (1.4, 2.0, 6.2, 7.3, 8.0). */

export const ARMS = ['infantry', 'cavalry', 'artillery'] as const;
export type Arm = (typeof ARMS)[number];

export const STATUSES = ['formed', 'disordered', 'routed'] as const;
export type Status = (typeof STATUSES)[number];

/** What a hex is made of; nothing: open ground. A lake fills its hex, a pond leaves room to pass. */
export const TERRAIN_KINDS = ['woods', 'town', 'marsh', 'pond', 'lake'] as const;
export type TerrainKind = (typeof TERRAIN_KINDS)[number];

export const HEXSIDE_KINDS = ['slope', 'stream', 'river', 'bridge', 'entrenchment'] as const;
export type HexsideKind = (typeof HEXSIDE_KINDS)[number];

export const COMPASS_EDGES = ['north', 'east', 'south', 'west'] as const;
export type CompassEdge = (typeof COMPASS_EDGES)[number];

/** Quarter turns: where north lies, in degrees clockwise from the top of the picture. */
export const NORTHS = [0, 90, 180, 270] as const;

/** 1.4 – The nation of a unit; the rules of a nation depend on the doctrine of its army. */
export const NATIONS = [
  'prussian',
  'austrian',
  'wurttemberg',
  'wurzburg',
  'bavarian',
  'saxon',
  'russian',
  'french',
  'swiss',
  'german',
  'imperial',
] as const;
export type Nation = (typeof NATIONS)[number];

/** The Prussians and the coalition against them differ in drill: 3.4, 7.2.3, 7.3.3. */
export const DOCTRINES = ['prussian', 'coalition'] as const;
export type Doctrine = (typeof DOCTRINES)[number];

/** 6.2, 6.3 – The basic groups, the special groups of a scenario, and detachments. */
export const GROUP_KINDS = ['infantry', 'cavalry', 'special', 'detachment'] as const;

/** 6.2.1 – A special leader may be bound to wings with infantry or to wings without. */
export const RESTRICTIONS = ['infantry', 'cavalry'] as const;

/** Named traits of single units. */
export const UNIT_TRAITS = ['double-steps', 'light-baggage', 'croats', 'free-battalion'] as const;
export type UnitTrait = (typeof UNIT_TRAITS)[number];

/** Named traits of single leaders: the charge of 24.2.5, the command over all cavalry of 23.3.2. */
export const LEADER_TRAITS = ['leads-charges', 'leads-all-cavalry', 'leads-detachments'] as const;
export type LeaderTrait = (typeof LEADER_TRAITS)[number];

export const VICTORY_LEVELS = ['decisive', 'substantial', 'marginal'] as const;
export type VictoryLevel = (typeof VICTORY_LEVELS)[number];

/** The charts that a scenario may replace. */
export const CHARTS = [
  'close-combat',
  'close-combat-modifiers',
  'bombardment',
  'terrain-movement',
  'terrain-combat',
  'capture',
  'rally',
  'demoralisation',
] as const;
export type ChartId = (typeof CHARTS)[number];
