import type { Sentence } from '@/lib/game/contract/sentence';
import type { Leader, Unit } from '../document/army';
import type { Profile } from '../document/forces-schema';
import type { Arm, Nation, TerrainKind } from '../vocabulary';
import { formatHour } from './format-hour';

const WORDS = 'words.prussias-glory';

export const words = (code: string, values?: Sentence['values']): Sentence =>
  values ? { code: `${WORDS}.${code}`, values } : { code: `${WORDS}.${code}` };

export const describeArm = (arm: Arm): Sentence => words(`arm.${arm}`);
export const describeNation = (nation: Nation): Sentence => words(`nation.${nation}`);

/** "Prussian infantry, 4 steps, 8-6-3". */
export const describeUnit = (unit: Pick<Unit, 'nation' | 'arm'>, steps: number, code: string): Sentence =>
  words('unit', { nation: describeNation(unit.nation), arm: describeArm(unit.arm), steps, code });

/** "infantry, 4 steps, 8-6-3". */
export const describeProfile = (id: string, profile: Profile): Sentence =>
  words('profile-line', { name: nameProfile(id), steps: profile.steps.length, code: profile.steps[0] ?? '' });

export const nameProfile = (id: string): Sentence => words(`profile.${id}`);

/** "leader, initiative 5": what the counter says. */
export const describeLeaderStats = ({
  initiative,
  morale,
}: Pick<Leader, 'initiative' | 'morale'>): Sentence =>
  initiative === null
    ? words('leader.plain', { morale })
    : words('leader.initiative', { morale, initiative });

/** "army commander, initiative 5". */
export const describeLeader = ({
  kind,
  initiative,
  morale,
}: Pick<Leader, 'kind' | 'initiative' | 'morale'>): Sentence =>
  initiative === null
    ? words(`leader.${kind}`, { morale })
    : words(`leader.${kind}-initiative`, { morale, initiative });

export const nameTerrain = (terrain: readonly TerrainKind[]): Sentence =>
  terrain.length === 0
    ? words('terrain.open')
    : words('list', { list: terrain.map(kind => words(`terrain.${kind}`)) });

export const describeHour = (turn: string): string => formatHour(turn);
