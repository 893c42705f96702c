import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import type { FontName } from '@/lib/drawing/draw-list';

/** How words are set, in points. */
export interface TextStyle {
  readonly font: FontName;
  readonly size: number;
  /** From baseline to baseline. */
  readonly leading: number;
  readonly colour: string;
}

const { ink, secondInk, error } = MAP_PALETTE;

export const TITLE_SIZES = [34, 29, 25, 21] as const;

export const titleStyleOf = (size: number): TextStyle => ({
  font: 'serif',
  size,
  leading: size * 1.06,
  colour: ink,
});

/** The text styles of a sheet. */
export const STYLES = {
  dateLine: { font: 'serif-italic', size: 14, leading: 17, colour: secondInk },
  heading: { font: 'serif-semibold', size: 15, leading: 18, colour: ink },
  standfirst: { font: 'serif-italic', size: 11, leading: 14, colour: ink },
  body: { font: 'sans', size: 9.2, leading: 12.4, colour: ink },
  strong: { font: 'sans-semibold', size: 9.2, leading: 12.4, colour: ink },
  quiet: { font: 'sans', size: 9.2, leading: 12.4, colour: secondInk },
  error: { font: 'sans-semibold', size: 9.2, leading: 12.4, colour: error },
  figure: { font: 'serif-semibold', size: 15, leading: 17, colour: ink },
  small: { font: 'sans', size: 8, leading: 10.4, colour: secondInk },
  foot: { font: 'sans', size: 8.2, leading: 10.4, colour: secondInk },
} satisfies Readonly<Record<string, TextStyle>>;

export const RULE_LINE = '#CBBD9B';
