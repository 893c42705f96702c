import qrcode from 'qrcode-generator';
import type { DrawList } from './draw-list';
import { createFilledPath, drawRectanglePath } from './shapes';

/** The white border that a reader needs, in modules. */
const QUIET = 4;

/** An address as a code that a phone reads; one unit to a module, the quiet border included. */
export const drawQrCode = (address: string, ink = '#000000'): DrawList => {
  const code = qrcode(0, 'M');
  // Readers disagree about letters outside ASCII; in an address they can be written without.
  code.addData(new URL(address).href);
  code.make();
  const count = code.getModuleCount();
  const side = count + 2 * QUIET;
  const d = rowsOf(count, (row, column) => code.isDark(row, column));
  return {
    width: side,
    height: side,
    items: [createFilledPath(drawRectanglePath(0, 0, side, side), '#FFFFFF'), createFilledPath(d, ink)],
  };
};

/** Neighbouring modules of a row as one bar, so that no hairline shows between them. */
const rowsOf = (count: number, isDark: (row: number, column: number) => boolean): string => {
  const bars: string[] = [];
  for (let row = 0; row < count; row++)
    for (let column = 0; column < count; column++) {
      if (!isDark(row, column)) continue;
      const start = column;
      while (column + 1 < count && isDark(row, column + 1)) column++;
      bars.push(drawRectanglePath(start + QUIET, row + QUIET, column - start + 1, 1));
    }
  return bars.join('');
};
