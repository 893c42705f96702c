import { readFileSync } from 'node:fs';
import type { FontName } from '@/lib/drawing/draw-list';
import { findFontFile } from '@/lib/drawing/fonts';

/** Whether a font has a glyph for a character. */
export const hasGlyph = (font: FontName, codePoint: number): boolean => {
  const known = coverages.get(font) ?? readCoverage(readFileSync(findFontFile(font)));
  coverages.set(font, known);
  return known.some(({ first, last }) => first <= codePoint && codePoint <= last);
};

const coverages = new Map<FontName, readonly Range[]>();

interface Range {
  readonly first: number;
  readonly last: number;
}

/** The characters of a TrueType file, read from the widest Unicode table of its `cmap`. */
const readCoverage = (file: Buffer): readonly Range[] => {
  const cmap = tableOffset(file, 'cmap');
  const tables = Array.from({ length: file.readUInt16BE(cmap + 2) }, (_, index) => {
    const at = cmap + file.readUInt32BE(cmap + 4 + index * 8 + 4);
    return { at, format: file.readUInt16BE(at) };
  });
  const wide = tables.find(({ format }) => format === 12);
  if (wide) return rangesOfFormat12(file, wide.at);
  const narrow = tables.find(({ format }) => format === 4);
  if (narrow) return rangesOfFormat4(file, narrow.at);
  throw new Error('a font without a Unicode table');
};

const HEADER = 12;
const RECORD = 16;

const tableOffset = (file: Buffer, tag: string): number => {
  const count = file.readUInt16BE(4);
  for (let index = 0; index < count; index++) {
    const record = HEADER + index * RECORD;
    if (file.toString('latin1', record, record + 4) === tag) return file.readUInt32BE(record + 8);
  }
  throw new Error(`a font without a ${tag} table`);
};

const rangesOfFormat12 = (file: Buffer, at: number): Range[] =>
  Array.from({ length: file.readUInt32BE(at + 12) }, (_, index) => ({
    first: file.readUInt32BE(at + 16 + index * 12),
    last: file.readUInt32BE(at + 16 + index * 12 + 4),
  }));

const rangesOfFormat4 = (file: Buffer, at: number): Range[] => {
  const bytes = file.readUInt16BE(at + 6);
  const ends = at + 14;
  const starts = ends + bytes + 2;
  const ranges = Array.from({ length: bytes / 2 }, (_, index) => ({
    first: file.readUInt16BE(starts + index * 2),
    last: file.readUInt16BE(ends + index * 2),
  }));
  // The table closes with a range that holds no character.
  return ranges.filter(({ first }) => first !== 0xffff);
};
