import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';

type BattleDate = ScenarioBase['date'];

/** Up to here a year without its era could be mistaken for a number. */
const LAST_EARLY_YEAR = 999;

const eraOf = (year: number): 'bc' | 'early' | 'late' =>
  year < 0 ? 'bc' : year <= LAST_EARLY_YEAR ? 'early' : 'late';

const yearValues = (year: number) => ({ era: eraOf(year), year: String(Math.abs(year)) });

/** "216 BC", the era in small capitals. */
export const Year = async ({ year }: { readonly year: number }) => {
  const t = await getTranslations('site');
  return t.rich('year', { ...yearValues(year), small: inSmallCapitals });
};

const inSmallCapitals = (era: ReactNode) => <span className="era">{era}</span>;

const precisionOf = ({ month, day }: BattleDate) =>
  month === undefined ? 'year' : day === undefined ? 'month' : 'day';

const dateValues = (date: BattleDate, month: string) => ({
  circa: date.circa ? 'yes' : 'no',
  precision: precisionOf(date),
  day: String(date.day ?? ''),
  month,
});

/** "2 August 216 BC", as exactly as it is known. */
export const DateOfBattle = async ({ date }: { readonly date: BattleDate }) => {
  const t = await getTranslations('site');
  const month = date.month === undefined ? '' : t('month', { month: String(date.month) });
  return t.rich('date', { ...dateValues(date, month), year: () => <Year year={date.year} /> });
};

/** The year in plain letters, for titles and descriptions. */
export const formatYear = async (year: number): Promise<string> =>
  (await getTranslations('site'))('year-plain', yearValues(year));
