/**
 * A picture as plain data. Systems and the cartography return it; the adapters beside this file turn it into SVG, canvas,
 * PDF and PNG, so that a map looks the same wherever it is shown. Lengths are board units, y grows downwards.
 */

/** [a b c d e f] as in SVG: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export type FontName = 'serif' | 'serif-semibold' | 'serif-italic' | 'sans' | 'sans-semibold' | 'sans-bold';

export interface PathItem {
  readonly k: 'path';
  /** SVG path data; only M L H V C Q A Z and their lower-case forms. */
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: readonly number[];
  readonly cap?: 'butt' | 'round';
  readonly join?: 'miter' | 'round';
  readonly opacity?: number;
  readonly evenOdd?: boolean;
}

export interface TextItem {
  readonly k: 'text';
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly font: FontName;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Paper-coloured casing that keeps lines from crossing the letters. */
  readonly halo?: { readonly colour: string; readonly width: number };
  readonly spacing?: number;
  /** Degrees, clockwise, about (x, y). */
  readonly rotate?: number;
}

export interface GroupItem {
  readonly k: 'group';
  readonly matrix?: Matrix;
  readonly opacity?: number;
  /** Path data; what lies outside is not drawn. */
  readonly clip?: string;
  readonly kids: readonly DrawItem[];
}

export interface UseItem {
  readonly k: 'use';
  /** A key of the list's `symbols`. */
  readonly symbol: string;
  readonly matrix: Matrix;
}

export type DrawItem = PathItem | TextItem | GroupItem | UseItem;

export interface DrawList {
  readonly width: number;
  readonly height: number;
  readonly items: readonly DrawItem[];
  /** Drawings that are used many times, each kept once. */
  readonly symbols?: Readonly<Record<string, readonly DrawItem[]>>;
}

export const translate = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];

export const computePlacementMatrix = (x: number, y: number, scale: number, degrees = 0): Matrix => {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle) * scale;
  const sin = Math.sin(angle) * scale;
  return [cos, sin, -sin, cos, x, y];
};
