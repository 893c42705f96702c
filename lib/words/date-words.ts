import type { Sentence } from '@/lib/game/contract/sentence';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';

const FIRST_YEAR_WITHOUT_ERA = 1000;

/** When a battle was fought, as exactly as its document knows: "2 August 216 BC", "c. 57 BC". */
export const formatDate = ({ year, month, day, circa }: ScenarioBase['date']): Sentence => {
  const exact = formatMonth(formatYear(year), month, day);
  return circa ? { code: 'sheet.date.circa', values: { date: exact } } : exact;
};

/** Years are given as text: a year has no thousands separator. */
const formatYear = (year: number): Sentence => {
  const values = { year: String(Math.abs(year)) };
  if (year < 0) return { code: 'sheet.date.bc', values };
  return { code: year < FIRST_YEAR_WITHOUT_ERA ? 'sheet.date.ad' : 'sheet.date.year', values };
};

const formatMonth = (year: Sentence, month: number | undefined, day: number | undefined): Sentence => {
  if (month === undefined) return year;
  const monthWords: Sentence = { code: `sheet.date.months.${month}` };
  if (day === undefined) return { code: 'sheet.date.month', values: { month: monthWords, year } };
  return { code: 'sheet.date.day', values: { day: String(day), month: monthWords, year } };
};
