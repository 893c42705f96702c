/** The traits that the rules know; a designed tile picks from them. */
export const TRAITS = [
  'fast',
  'fury',
  'overwhelming',
  'steady',
  'responsive',
  'skirmish',
  'inspire',
  'command',
] as const;
export type Trait = (typeof TRAITS)[number];

/** For the eye alone: no rule looks at the ground. */
export const SCENERY = ['hill', 'wood'] as const;
export type Scenery = (typeof SCENERY)[number];

export const DEPLOYMENTS = ['free', 'drawn'] as const;
