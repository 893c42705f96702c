import { blend } from '@/lib/drawing/colours/colour';
import type { MapPalette } from '@/lib/drawing/colours/palette';
import type { Power } from '../vocabulary';

export const CITY_COLOURS: Readonly<Record<Power, string>> = {
  athens: '#5B93B5',
  sparta: '#C9853C',
  corinth: '#8E5A9E',
  thebes: '#C9B23A',
  argos: '#7F9A3A',
  megara: '#C05A3C',
  persia: '#8C8478',
};

/** A quiet wash of a city's colour. */
export const tintOf = (power: Power, { paper }: MapPalette): string =>
  blend(CITY_COLOURS[power], paper, 0.35);
