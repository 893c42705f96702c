import { offerBattlePrint, offerPaper } from '@/lib/print/battle-offer';
import type { PrintOffer } from '@/lib/print/print-query';
import { toAddress } from '../words/address';
import { getSay } from '../words/words';
import type { PublishedBattle } from './battle';
import type { PublishedTroops } from './troops';

/** What the print dialog offers for a battle. */
export const makeBattlePrintOffer = async (battle: PublishedBattle): Promise<PrintOffer> => {
  const { version, system, view } = battle;
  const { variant, seats } = view;
  return {
    ...offerBattlePrint(system.printing, seats, await getSay()),
    address: await toAddress(`/s/${version.slug}/v/${version.n}`),
    query: variant ? `variant=${variant.id}` : '',
  };
};

const NONE = { sizes: [], backings: [], scales: [], sides: [] };

/** What it offers for an army or a list: one part, on either paper and with any ink. */
export const makeTroopsPrintOffer = async ({ version }: PublishedTroops): Promise<PrintOffer> => {
  const say = await getSay();
  const part = version.kind === 'army-list' ? 'list' : 'roster';
  return {
    ...NONE,
    ...offerPaper(say),
    address: await toAddress(`/s/${version.slug}/v/${version.n}`),
    query: '',
    parts: [{ id: part, label: say({ code: `print.dialog.part.${part}` }) }],
  };
};
