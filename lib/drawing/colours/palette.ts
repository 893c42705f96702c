import { adjustContrast, blend } from './colour';

/** The inks and washes of a map. */
export interface MapPalette {
  readonly paper: string;
  readonly stain: string;
  /** The pale casing under lines and letters. */
  readonly sheet: string;
  readonly ink: string;
  readonly secondInk: string;
  readonly hachure: string;
  readonly firstHeight: string;
  readonly secondHeight: string;
  readonly wood: string;
  readonly woodEdge: string;
  readonly leaf: string;
  readonly leafLight: string;
  readonly leafInk: string;
  readonly water: string;
  readonly waterInk: string;
  readonly waterLine: string;
  readonly marsh: string;
  readonly brick: string;
  readonly brickInk: string;
  readonly stone: string;
  readonly road: string;
  readonly field: string;
  readonly gilt: string;
  readonly error: string;
  readonly accent: string;
}

/** Ink on aged paper, for the screen. */
export const MAP_PALETTE: MapPalette = {
  paper: '#F1E7CF',
  stain: '#EADDBE',
  sheet: '#F8F2E3',
  ink: '#2A241D',
  secondInk: '#5A4F42',
  hachure: '#5E4630',
  firstHeight: '#E6D6AC',
  secondHeight: '#D9C48F',
  wood: '#D5D8AE',
  woodEdge: '#8E9A66',
  leaf: '#B9C389',
  leafLight: '#C7CD98',
  leafInk: '#39452B',
  water: '#C3D5D2',
  waterInk: '#2C5565',
  waterLine: '#5E8A94',
  marsh: '#CBD7C2',
  brick: '#B4523F',
  brickInk: '#6E231A',
  stone: '#E0D2AE',
  road: '#F6EBCF',
  field: '#E6DBAE',
  gilt: '#B0812A',
  error: '#B3261E',
  accent: '#1E3F66',
};

/** The same inks on white paper, so that a printer lays no ground. */
export const PRINT_PALETTE: MapPalette = {
  ...MAP_PALETTE,
  paper: '#FFFFFF',
  stain: '#FAF6EA',
  sheet: '#FFFFFF',
  firstHeight: '#F6EFDA',
  secondHeight: '#EBDFBD',
  wood: '#E4E8C8',
  water: '#D3E1DF',
  marsh: '#DCE6D6',
  stone: '#EFE8D4',
  road: '#FFFFFF',
  field: '#F1EACB',
};

export const IVORY = '#FBF3DF';
export const OUTLINE_FIELD = '#FBF6E8';
const NEAR_BLACK = '#14100B';
const READABLE = 4.5;
const COMFORTABLE = 7;

export type SideKind = 'solid' | 'outline';

/** How a side's counters are printed: one side solid, the other in outline, so that they differ without colour. */
export interface SideStyle {
  readonly kind: SideKind;
  readonly field: string;
  /** Symbol and figures on the field. */
  readonly ink: string;
  readonly edge: string;
  readonly band: string;
  /** Figures on the band. */
  readonly bandInk: string;
  readonly gilt: string;
}

/** A readable style for any side colour; a band colour is the army's own, if it has one. */
export const createSideStyle = (colour: string, kind: SideKind, bandColour?: string): SideStyle =>
  kind === 'solid' ? solidStyle(colour, bandColour) : outlineStyle(colour, bandColour);

const solidStyle = (colour: string, bandColour?: string): SideStyle => {
  const field = adjustContrast(colour, NEAR_BLACK, IVORY, 5);
  const edge = blend(field, NEAR_BLACK, 0.45);
  const band = bandColour === undefined ? edge : adjustContrast(bandColour, NEAR_BLACK, IVORY, READABLE);
  return { kind: 'solid', field, ink: IVORY, edge, band, bandInk: IVORY, gilt: '#E9BF57' };
};

const outlineStyle = (colour: string, bandColour?: string): SideStyle => {
  const edge = adjustContrast(colour, NEAR_BLACK, OUTLINE_FIELD, READABLE);
  const ink = adjustContrast(blend(edge, NEAR_BLACK, 0.42), NEAR_BLACK, OUTLINE_FIELD, COMFORTABLE);
  const band = adjustContrast(bandColour ?? blend(edge, OUTLINE_FIELD, 0.72), OUTLINE_FIELD, ink, READABLE);
  return { kind: 'outline', field: OUTLINE_FIELD, ink, edge, band, bandInk: ink, gilt: '#B0812A' };
};
