import { COUNTER_SIZES } from '@/lib/print/cut-outs/counter-groups';
import { BACKINGS } from '@/lib/print/cut-outs/counters';
import { INK_MODES } from '@/lib/print/layout/ink-mode';
import { BATTLE_PARTS } from '@/lib/print/parts';
import type { PrintOffer } from '@/lib/print/print-query';
import { toAddress } from '../words/address';
import { getSay } from '../words/words';
import type { PublishedBattle } from './battle';
import type { PublishedTroops } from './troops';

const PAPERS = ['a4', 'letter'] as const;

/** What the print dialog offers for a battle. */
export const makeBattlePrintOffer = async (battle: PublishedBattle): Promise<PrintOffer> => {
  const { version, system, view } = battle;
  const { variant, seats } = view;
  const say = await getSay();
  const { maps, bases = [] } = system.printing;
  const named = (group: string) => (id: string) => ({
    id,
    label: say({ code: `print.dialog.${group}.${id.replace('-', '')}` }),
  });
  return {
    address: await toAddress(`/s/${version.slug}/v/${version.n}`),
    query: variant ? `variant=${variant.id}` : '',
    parts: BATTLE_PARTS.map(named('part')),
    papers: PAPERS.map(named('paper-name')),
    inks: INK_MODES.map(named('ink-name')),
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

const NONE = { sizes: [], backings: [], scales: [], sides: [] };

/** What it offers for an army or a list: one part, on either paper and with any ink. */
export const makeTroopsPrintOffer = async ({ version }: PublishedTroops): Promise<PrintOffer> => {
  const say = await getSay();
  const named = (group: string) => (id: string) => ({
    id,
    label: say({ code: `print.dialog.${group}.${id}` }),
  });
  return {
    ...NONE,
    address: await toAddress(`/s/${version.slug}/v/${version.n}`),
    query: '',
    parts: [version.kind === 'army-list' ? 'list' : 'roster'].map(named('part')),
    papers: PAPERS.map(named('paper-name')),
    inks: INK_MODES.map(named('ink-name')),
  };
};
