import { licenceOf } from '@/lib/documents/licence';
import type { SentenceValues } from '@/lib/game/contract/sentence';
import { formatDate } from '@/lib/words/date-words';
import { nameLicence } from '@/lib/words/licence-words';
import { roundMinutes } from '@/lib/words/round-minutes';
import type { PrintBlock } from '../layout/flow';
import { createTableRows, type TableRow } from '../layout/table';
import { createSpan, type TextSetting } from '../layout/text-blocks';
import { STYLES } from '../layout/text-styles';
import type { SheetContents } from '../sheet/sheet-contents';

const SHAPE = {
  inset: 0,
  rowHeight: 13.8,
  columns: [{ align: 'left' as const, most: 84 }, { align: 'left' as const }],
};

/** Who, how long, how hard, by what rules and in which version. */
export const createFactBlocks = (contents: SheetContents, setting: TextSetting): readonly PrintBlock[] => {
  const { say } = contents;
  const rows = listFacts(contents).map(
    ([id, value]): TableRow => ({
      cells: [
        [createSpan(say({ code: `print.contents.fact.${id}` }), STYLES.quiet)],
        [createSpan(value, STYLES.strong)],
      ],
    }),
  );
  return createTableRows(rows, { ...SHAPE, width: setting.width }, setting.measure);
};

/** How many play it, how long and how hard it is, in one line. */
export const formatKeyFacts = (contents: SheetContents): string => {
  const { scenario, system, say } = contents;
  const minutes = minutesOf(contents);
  const value = (id: string, values: SentenceValues): string =>
    say({ code: `print.contents.value.${id}`, values });
  return [
    value('seats', { count: system.seats(scenario).length }),
    ...(minutes === null ? [] : [value('time', { minutes: roundMinutes(minutes) })]),
    value('difficulty', { level: difficultyOf(contents) }),
  ].join(' · ');
};

const listFacts = (contents: SheetContents): readonly (readonly [string, string])[] => {
  const { scenario, system, say } = contents;
  const seats = system.seats(scenario);
  const minutes = minutesOf(contents);
  const value = (id: string, values: SentenceValues): readonly [string, string] => [
    id,
    say({ code: `print.contents.value.${id}`, values }),
  ];
  return [
    ['game', system.title],
    value('players', { count: seats.length, names: seats.map(({ name }) => name).join(', ') }),
    ...(minutes === null ? [] : [value('time', { minutes: roundMinutes(minutes) })]),
    value('length', { turns: system.exchange.turns(scenario).length }),
    value('difficulty', { level: difficultyOf(contents) }),
    value('book', {}),
    versionFact(contents),
    ['licence', say(nameLicence(licenceOf(scenario)))],
  ];
};

const versionFact = ({ say, version, publishedAt }: SheetContents): readonly [string, string] => {
  if (version === null || publishedAt === null)
    return ['version', say({ code: 'print.contents.value.draft' })];
  const [year = 1, month, day] = publishedAt.slice(0, 'yyyy-mm-dd'.length).split('-').map(Number);
  const date = formatDate({ year, month, day });
  return ['version', say({ code: 'print.contents.value.version', values: { version, date } })];
};

const minutesOf = ({ system, scenario }: SheetContents): number | null => {
  const [seat] = system.seats(scenario);
  return seat && system.play ? system.play.brief(scenario, seat.id).minutes : null;
};

/** Lines of the player aid: what a newcomer has to know in this battle. */
const EASY = 80;
const MEDIUM = 150;

const difficultyOf = ({ system, scenario }: SheetContents): 'easy' | 'medium' | 'demanding' => {
  const lines = system.printing.playerAid(scenario).reduce((sum, { rows }) => sum + rows.length, 0);
  if (lines < EASY) return 'easy';
  return lines < MEDIUM ? 'medium' : 'demanding';
};
