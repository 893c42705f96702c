import type { DiceRule } from '@/lib/dice/odds';
import { GENERAL_TABLE } from '../../data';
import type { Field, FieldGeneral, FieldUnit } from '../battlefield/field';
import type { SideIndex } from '../battlefield/tiles';
import { armOf, isScythed } from '../combat/combat-table';

/** 8.5 – Why a general may not try to rally a unit that is hit. */
export const RALLY_BANS = [
  'not-there',
  'unrallied-troops',
  'commander-and-fresh-unit',
  'timid-leader',
  'near-miss',
] as const;
export type RallyBan = (typeof RALLY_BANS)[number];

const BANS: Readonly<
  Record<RallyBan, (general: FieldGeneral, unit: FieldUnit, nearMissed: readonly string[]) => boolean>
> = {
  'not-there': (general, unit) => general.side !== unit.side || general.at !== unit.at,
  'unrallied-troops': (_, unit) =>
    unit.class === 'levy' ||
    armOf(unit) === 'light-infantry' ||
    armOf(unit) === 'elephant' ||
    isScythed(unit),
  'commander-and-fresh-unit': (general, unit) => general.kind === 'commander' && !unit.spent,
  'timid-leader': general => general.kind === 'leader' && general.class === 'timid',
  'near-miss': (general, _, nearMissed) => nearMissed.includes(general.id),
};

/** 8.5 – `unit` as it stood before the hit; `nearMissed` are the generals who had a near miss at any time of the battle. */
export const rallyBans = (
  general: FieldGeneral,
  unit: FieldUnit,
  nearMissed: readonly string[],
): readonly RallyBan[] => RALLY_BANS.filter(ban => BANS[ban](general, unit, nearMissed));

export type RallyDuty = 'forbidden' | 'optional' | 'compulsory';

/** 8.5 – A leader must try for the own guard, and one with a hoplite guard for every hoplite of the tile (9.1). */
export const rallyDuty = (
  field: Field,
  general: FieldGeneral,
  unit: FieldUnit,
  nearMissed: readonly string[],
): RallyDuty => {
  if (rallyBans(general, unit, nearMissed).length > 0) return 'forbidden';
  if (general.kind === 'commander') return 'optional';
  const guard = field.units.find(({ id }) => id === general.guard);
  const isOwnCause = unit.id === guard?.id || (guard?.type === 'hoplite' && unit.type === 'hoplite');
  return isOwnCause ? 'compulsory' : 'optional';
};

/** 8.5 – The general with a unit that is hit, if there is one. */
export const generalBeside = (field: Field, unit: FieldUnit): FieldGeneral | null =>
  field.generals.find(({ side, at }) => side === unit.side && at === unit.at) ?? null;

/** From the best to the worst. */
export const RALLY_OUTCOMES = ['rallied', 'failed', 'near-miss', 'killed'] as const;
export type RallyOutcome = (typeof RALLY_OUTCOMES)[number];

/** 8.5 – Two dice, no modifiers: how high counts against the hit, how low against the general. */
export const rally: DiceRule<Pick<FieldGeneral, 'class' | 'kind'>, RallyOutcome> = {
  dice: () => ({ count: 2, sides: 6 }),
  outcome: ({ class: generalClass, kind }, faces) => {
    const sum = faces.reduce((total, face) => total + face, 0);
    const { succeedsFrom, killedUpTo, nearMissUpTo } = GENERAL_TABLE[generalClass].rally;
    if (sum >= succeedsFrom) return 'rallied';
    if (sum <= killedUpTo[kind]) return 'killed';
    return sum <= nearMissUpTo[kind] ? 'near-miss' : 'failed';
  },
};

/** 8.5 – A general killed or wounded leaves at once; the guard fights on. */
export const removeKilledGeneral = (field: Field, generalId: string): Field => ({
  ...field,
  generals: field.generals.map(general =>
    general.id === generalId ? { ...general, at: 'killed' } : general,
  ),
});

/** 8.5 – After a near miss a general gives no morale, exemptions or bonuses until the end of the own next turn. */
export const listSilencedAfterTurn = (
  field: Field,
  silenced: readonly string[],
  side: SideIndex,
): readonly string[] =>
  silenced.filter(id => field.generals.some(general => general.id === id && general.side !== side));
