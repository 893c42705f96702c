import { getOtherSide, type SideIndex } from '../battlefield/tiles';

/** 9.5 – Who has the gods' favour; null while nobody has asked them yet. */
export interface Fortune {
  readonly favour: SideIndex | null;
}

export const INITIAL_FORTUNE: Fortune = { favour: null };

/** 9.5 – The first combat throw may be disputed by either side, later ones by the favoured side alone; once per attack. */
export const mayReroll = ({ favour }: Fortune, side: SideIndex, isRerolled: boolean): boolean =>
  !isRerolled && (favour === null || favour === side);

/** 9.5 – A reroll gives the favour to the other side. */
export const resolveReroll = (by: SideIndex): Fortune => ({ favour: getOtherSide(by) });
