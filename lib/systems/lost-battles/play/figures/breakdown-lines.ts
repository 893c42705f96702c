import type { BreakdownLine } from '@/lib/game/contract/odds-preview';
import { GENERAL_TABLE } from '../../data';
import { cite } from '../../rulebook';
import type { FieldGeneral } from '../../rules/battlefield/field';
import { computeAttackLimit, type LimitSituation } from '../../rules/combat/attack-limit';
import { type CommandRoll, computeRolledCommands, ROLL_AT } from '../../rules/commands/command-roll';
import { FIGHTING_VALUE_PER_COMMAND } from '../../rules/commands/commands';
import type { MoraleLine } from '../../rules/morale/morale';
import { doesHalveCommandRolls, weatherChangesFrom } from '../../rules/special/weather';
import type { Weather } from '../../vocabulary';

const WORDS = 'words.lost-battles';
type Section = Parameters<typeof cite>[0];

/** A number that is added; no line if it is zero. */
const optionalLine = (id: string, value: number, section: Section): readonly BreakdownLine[] =>
  value === 0 ? [] : [{ label: { code: `${WORDS}.figure.${id}` }, value, rule: cite(section) }];

/** A number without a sign. */
export const createStatLine = (id: string, value: number, section: Section): BreakdownLine => ({
  label: { code: `${WORDS}.figure.${id}` },
  value,
  rule: cite(section),
  isFigure: true,
});

const sum = (faces: readonly number[]): number => faces.reduce((total, face) => total + face, 0);

/** 4.1 – Commands for the army's value. */
export const listCommandLines = (value: number): readonly BreakdownLine[] => [
  createStatLine('army-value', value, '4.1'),
  createStatLine('value-per-command', FIGHTING_VALUE_PER_COMMAND, '4.1'),
];

/** 4.1, 9.4, 9.5, 11.3 – The die, and its changes by the round, an agreement and the weather. */
export const listCommandRollLines = (situation: CommandRoll, face: number): readonly BreakdownLine[] => {
  const read = computeRolledCommands({ ...situation, weather: 'none' }, face);
  const first = situation.round === 1;
  return [
    ...optionalLine('die', face, '4.1'),
    ...optionalLine(first ? 'first-round' : 'steady', read - face, first ? '11.3' : '9.5'),
    ...optionalLine('weather', computeRolledCommands(situation, face) - read, '9.4'),
  ];
};

/** 3.2, 9.4, 9.5, 11.3 – How the die of a command roll will be read. */
export const listRollRuleLines = ({ round, weather, steady }: CommandRoll): readonly BreakdownLine[] => [
  createStatLine('roll-at', ROLL_AT, '3.2'),
  ...(round === 1
    ? [createStatLine('first-round-least', computeRolledCommands({ round, weather, steady }, 1), '11.3')]
    : []),
  ...(doesHalveCommandRolls(weather) ? [createStatLine('halved', 2, '9.4')] : []),
];

/** 6.6 – The dice before what is added to them. */
export const listDiceLine = (faces: readonly number[]): readonly BreakdownLine[] =>
  optionalLine('dice', sum(faces), '6.6');

/** 8.5 – What a general must throw, and which throws are dangerous. */
export const rallyLines = ({ class: generalClass, kind }: Pick<FieldGeneral, 'class' | 'kind'>) => {
  const { succeedsFrom, killedUpTo, nearMissUpTo } = GENERAL_TABLE[generalClass].rally;
  return [
    createStatLine('rallies-from', succeedsFrom, '8.5'),
    createStatLine('near-miss-up-to', nearMissUpTo[kind], '8.5'),
    createStatLine('killed-up-to', killedUpTo[kind], '8.5'),
  ];
};

/** 7.1 – Half the lowest die, and the lines of the army. */
export const listMoraleLines = (
  faces: readonly number[],
  lines: readonly MoraleLine[],
): readonly BreakdownLine[] => [
  ...optionalLine('lowest-die', Math.ceil(Math.min(...faces) / 2), '7.1'),
  ...listArmyLines(lines),
];

export const listArmyLines = (lines: readonly MoraleLine[]): readonly BreakdownLine[] =>
  lines.map(({ id, value, rule }) => ({ label: { code: `${WORDS}.morale-line.${id}` }, value, rule }));

/** 9.4 – From which throw on the weather changes. */
export const listWeatherLines = (weather: Weather): readonly BreakdownLine[] => [
  createStatLine('weather-from', weatherChangesFrom(weather), '9.4'),
];

/** 6.2 – The length of the line, one flank, and water. */
export const listLimitLines = (base: number, situation: LimitSituation): readonly BreakdownLine[] => {
  const dry = computeAttackLimit(base, { ...situation, water: false });
  return [
    ...optionalLine('limit', base, '6.2'),
    ...optionalLine('one-flank', dry - base, '6.2'),
    ...optionalLine('water', computeAttackLimit(base, situation) - dry, '6.2'),
  ];
};

/** 4.2, 8.3 – What an activation cost. */
export const listActivationLines = (commands: number, spared: number): readonly BreakdownLine[] => [
  ...optionalLine('activation', commands + spared, '4.2'),
  ...optionalLine('spared', -spared, '8.3'),
];
