import { licenceOf } from '@/lib/documents/licence';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { Position } from '@/lib/game/contract/position';
import type { Say } from '@/lib/game/contract/sentence';
import { type ForceTable, formatLocation } from '@/lib/game/document/roster';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { formatDate } from '@/lib/words/date-words';
import { describeLicence } from '@/lib/words/licence-words';

interface TextBattle {
  readonly system: AnySystem;
  readonly scenario: ScenarioBase;
  readonly position: Position;
}

/** The set-up for a forum or a letter: plain lines, from the armies to who stands where. */
export const writeSetupText = (battle: TextBattle, say: Say, address: string | null): string => {
  const { system, scenario } = battle;
  const section = (name: string, lines: readonly string[]): readonly string[] =>
    lines.length === 0 ? [] : ['', say({ code: `exchange.text.${name}` }).toUpperCase(), ...lines];
  return [
    scenario.title,
    ...(scenario.subtitle ? [scenario.subtitle] : []),
    [system.title, say(formatDate(scenario.date)), scenario.place.name]
      .filter(part => part !== '')
      .join(' · '),
    '',
    scenario.summary,
    ...system.documents.scenario.roster(scenario).flatMap(table => armyLines(battle, table, say)),
    ...section('setup', spaceLines(battle, say)),
    ...section('special-rules', textLines(scenario.specialRules)),
    ...section('victory', textLines(scenario.victory)),
    ...section('first', [say(system.printing.firstPlayer(scenario))]),
    '',
    say(describeLicence(licenceOf(scenario))),
    ...(address === null ? [] : ['', address]),
    '',
  ].join('\n');
};

const textLines = (text: string | undefined): readonly string[] => (text ? text.trim().split(/\r?\n/) : []);

const armyLines = (
  { system, scenario }: TextBattle,
  { seat, rows }: ForceTable,
  say: Say,
): readonly string[] => {
  const side = system.seats(scenario).find(({ id }) => id === seat)?.name ?? seat;
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  return [
    '',
    say({ code: 'exchange.text.army', values: { side, count } }).toUpperCase(),
    ...rows.map(row => {
      const where = formatLocation(row, say);
      return `${row.count} × ${row.name} (${say(row.words)})${where === '' ? '' : `: ${where}`}`;
    }),
  ];
};

/** Only what somebody stands in: empty spaces would make a list that nobody reads. */
const spaceLines = ({ system, position }: TextBattle, say: Say): readonly string[] => {
  const { board, pieces } = position;
  const isEmpty = (space: string): boolean =>
    board.kind === 'spaces' &&
    board.spaces.some(({ id }) => id === space) &&
    !pieces.some(piece => piece.space === space);
  return system
    .describeSpaces(position)
    .filter(({ space, sentences }) => sentences.length > 0 && !isEmpty(space))
    .map(({ title, sentences }) => `${say(title)}: ${sentences.map(say).join(' ')}`);
};
