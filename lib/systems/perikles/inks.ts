import { blend } from '@/lib/drawing/colour';
import type { Palette } from '@/lib/drawing/palette';
import type { Power } from './vocabulary';

export const INKS: Readonly<Record<Power, string>> = {
  athens: '#5B93B5',
  sparta: '#C9853C',
  corinth: '#8E5A9E',
  thebes: '#C9B23A',
  argos: '#7F9A3A',
  megara: '#C05A3C',
  persia: '#8C8478',
};

/** A quiet wash of a city's colour. */
export const washOf = (power: Power, { paper }: Palette): string => blend(INKS[power], paper, 0.35);
