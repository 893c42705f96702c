/** 11.0 – The losses of one side. */
export interface SideResult {
  readonly losses:
    | { readonly kind: 'points'; readonly points: number; readonly eased: boolean }
    | { readonly kind: 'exchange'; readonly plus: number; readonly eased: boolean };
  /** R */
  readonly rout: boolean;
  /** r */
  readonly further: boolean;
  /** S */
  readonly surrender: boolean;
  /** * */
  readonly guns: boolean;
}

const NO_POINTS = { kind: 'points', points: 0, eased: false } as const;

/** 11.0, 11.3 – Reads one side of a result such as (4)R* or Ex(+1). */
export const readSideResult = (text: string): SideResult => {
  const [, losses = '', letters = ''] = /^(-|\(\d\)|\d|Ex\+1|Ex\(\+1\)|Ex)?(.*)$/.exec(text) ?? [];
  return {
    losses: readLosses(losses),
    rout: letters.includes('R'),
    further: letters.includes('r'),
    surrender: letters.includes('S'),
    guns: letters.includes('*'),
  };
};

const readLosses = (text: string): SideResult['losses'] => {
  if (text.startsWith('Ex')) {
    const plus = text.includes('+1') ? 1 : 0;
    return { kind: 'exchange', plus, eased: text.includes('(') };
  }
  if (text === '' || text === '-') return NO_POINTS;
  return { kind: 'points', points: Number(text.replace(/[()]/g, '')), eased: text.startsWith('(') };
};

/** 19.8 – The attacker's result stands left of the stroke, the defender's right of it. */
export const readResult = (
  text: string,
): { readonly attacker: SideResult; readonly defender: SideResult } => {
  const [attacker = '-', defender = '-'] = text.split('/');
  return { attacker: readSideResult(attacker), defender: readSideResult(defender) };
};

const STEPS_PER_POINT = 4;

/** 11.2 – A quarter of the steps that fought on the other side, to the nearest whole; a half counts up. */
export const exchangePoints = (stepsOfOthers: number): number =>
  Math.floor(stepsOfOthers / STEPS_PER_POINT + 0.5);

export interface LossSituation {
  /** Steps of the other side whose strength counted. */
  readonly stepsOfOthers: number;
  /** Whether a supporting unit stands in an affected hex before losses are taken. */
  readonly supported: boolean;
  /** 19.1.1 – One point more for both sides, for any result. */
  readonly supportedDefence?: boolean;
  /** A bombardment knows no cap. */
  readonly capped: boolean;
}

/** 11.1, 11.2, 11.3.4, 19.1.1 – How many loss points a side has to satisfy. Nobody inflicts more points than their own steps. */
export const computeLossPoints = ({ losses }: SideResult, situation: LossSituation): number => {
  const eased = losses.eased && situation.supported ? 1 : 0;
  const points =
    losses.kind === 'points'
      ? losses.points - eased
      : exchangePoints(situation.stepsOfOthers) + losses.plus - eased;
  const wanted = Math.max(0, points) + (situation.supportedDefence ? 1 : 0);
  return situation.capped ? Math.min(wanted, situation.stepsOfOthers) : wanted;
};
