import qrcode from 'qrcode-generator';
import type { DrawList } from './draw-list';

/** Light modules that a reader needs around the code. */
const QUIET = 4;

export interface QrOptions {
  /** M bears 15 % damage, H 30 %: for what is printed small or handled often. */
  readonly correction?: 'L' | 'M' | 'Q' | 'H';
  readonly ink?: string;
  readonly paper?: string;
}

/** An address as a QR code with its quiet border; one unit of the list is one module, so that a printer scales it whole. */
export const qrCode = (
  address: string,
  { correction = 'M', ink = '#000000', paper = '#ffffff' }: QrOptions = {},
): DrawList => {
  const code = qrcode(0, correction);
  code.addData(address);
  code.make();
  const modules = code.getModuleCount();
  const side = modules + 2 * QUIET;
  const rows = Array.from({ length: modules }, (_, row) =>
    darkRuns(modules, column => code.isDark(row, column))
      .map(({ from, length }) => `M${from + QUIET} ${row + QUIET}h${length}v1h${-length}z`)
      .join(''),
  );
  return {
    width: side,
    height: side,
    items: [
      { k: 'path', d: `M0 0h${side}v${side}h${-side}z`, fill: paper },
      { k: 'path', d: rows.join(''), fill: ink },
    ],
  };
};

interface Run {
  readonly from: number;
  readonly length: number;
}

/** Neighbouring dark modules drawn as one, so that no hairline of paper shows between them. */
const darkRuns = (modules: number, isDark: (column: number) => boolean): readonly Run[] => {
  const runs: Run[] = [];
  for (let column = 0; column < modules; column += 1) {
    if (!isDark(column)) continue;
    const from = column;
    while (column < modules && isDark(column)) column += 1;
    runs.push({ from, length: column - from });
  }
  return runs;
};
