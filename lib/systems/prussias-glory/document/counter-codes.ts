import type { Profile } from './forces-schema';

/** 2.1 – What is printed on one side of a counter of infantry or cavalry. */
export interface FightingCode {
  readonly strength: number;
  /** In brackets: never enters an enemy zone (7.2.5). */
  readonly exhausted: boolean;
  readonly shock: number;
  readonly morale: number;
  readonly movement: number;
}

export const readFightingCode = (code: string): FightingCode => {
  const [, strength = '0', shock = '', morale = '0', movement = '0'] =
    /^(\(\d+\)|\d+)('*)-(\d+)-(\d+)$/.exec(code) ?? [];
  return {
    strength: Number(strength.replace(/[()]/g, '')),
    exhausted: strength.startsWith('('),
    shock: shock.length,
    morale: Number(morale),
    movement: Number(movement),
  };
};

/** 2.2 – Bombardment strength at one, two and three hexes. */
export const readGunCode = (code: string): readonly [number, number, number] => {
  const [close = 0, middle = 0, far = 0] = code.split('-').map(Number);
  return [close, middle, far];
};

/** Everything that a unit shows at a number of steps. */
export interface Ratings extends FightingCode {
  readonly code: string;
  readonly bombardment: readonly [number, number, number] | null;
}

/** 2.1, 2.2 – The side of the counters for this many steps left. */
export const ratingsAt = (profile: Profile, steps: number): Ratings => {
  const code = profile.steps[profile.steps.length - steps] ?? profile.steps.at(-1) ?? '';
  if (profile.arm !== 'artillery') return { ...readFightingCode(code), code, bombardment: null };
  return {
    code,
    bombardment: readGunCode(code),
    strength: 0,
    exhausted: false,
    shock: 0,
    morale: profile.morale,
    movement: profile.movement,
  };
};
