import type { AnySystem, Seat } from '@/lib/game/contract/game-system';
import type { Say } from '@/lib/game/contract/sentence';
import { COUNTER_SIZES } from './cut-outs/counter-groups';
import { BACKINGS } from './cut-outs/counters';
import { INK_MODES } from './layout/ink-mode';
import { BATTLE_PARTS } from './parts';
import type { PrintOffer, PrintOption } from './print-query';

const PAPERS = ['a4', 'letter'] as const;

export type PrintChoices = Omit<PrintOffer, 'address' | 'query'>;

const makeNamer =
  (say: Say) =>
  (group: string) =>
  (id: string): PrintOption => ({ id, label: say({ code: `print.dialog.${group}.${id.replace('-', '')}` }) });

/** Papers and inks are the same for whatever is printed. */
export const offerPaper = (say: Say): Pick<PrintOffer, 'papers' | 'inks'> => {
  const named = makeNamer(say);
  return { papers: PAPERS.map(named('paper-name')), inks: INK_MODES.map(named('ink-name')) };
};

/** What can be printed of a battle, and how. */
export const offerBattlePrint = (
  { maps, bases = [] }: AnySystem['printing'],
  seats: readonly Seat[],
  say: Say,
): PrintChoices => {
  const named = makeNamer(say);
  return {
    ...offerPaper(say),
    parts: BATTLE_PARTS.map(named('part')),
    sizes: [
      ...bases.map(({ id, label }) => ({ id, label: say(label) })),
      ...COUNTER_SIZES.map(size => ({
        id: String(size),
        label: say({
          code: 'print.dialog.millimetres',
          values: { size, inch: size === 19.05 ? 'yes' : 'no' },
        }),
      })),
    ],
    backings: BACKINGS.map(named('backing-name')),
    scales: maps.map(({ id, label }) => ({ id, label: say(label) })),
    sides: seats.map(({ id, name }) => ({
      id,
      label: say({ code: 'print.dialog.side-alone', values: { side: name } }),
    })),
  };
};
