import type { PreviewLine } from '@/lib/game/preview';
import { GENERAL_TABLE } from './data';
import type { FieldGeneral } from './field';
import { cite } from './rulebook';
import { attackLimit, type LimitSituation } from './rules/attack-limit';
import { type CommandRoll, commandsRolled, ROLL_AT } from './rules/command-roll';
import { FIGHTING_VALUE_PER_COMMAND } from './rules/commands';
import type { MoraleLine } from './rules/morale';
import { halvesCommandRolls, weatherChangesFrom } from './rules/weather';
import type { Weather } from './vocabulary';

const WORDS = 'words.lost-battles';
type Section = Parameters<typeof cite>[0];

/** A number that is added; nothing where it is nought. */
const part = (id: string, value: number, section: Section): readonly PreviewLine[] =>
  value === 0 ? [] : [{ label: { code: `${WORDS}.figure.${id}` }, value, rule: cite(section) }];

/** A number that stands for itself. */
export const figure = (id: string, value: number, section: Section): PreviewLine => ({
  label: { code: `${WORDS}.figure.${id}` },
  value,
  rule: cite(section),
  isFigure: true,
});

const sum = (faces: readonly number[]): number => faces.reduce((total, face) => total + face, 0);

/** 4.1 – Commands for the army's value. */
export const commandLines = (value: number): readonly PreviewLine[] => [
  figure('army-value', value, '4.1'),
  figure('value-per-command', FIGHTING_VALUE_PER_COMMAND, '4.1'),
];

/** 4.1, 9.4, 9.5, 11.3 – The die, and what the round, an agreement and the weather make of it. */
export const commandRollLines = (situation: CommandRoll, face: number): readonly PreviewLine[] => {
  const read = commandsRolled({ ...situation, weather: 'none' }, face);
  const first = situation.round === 1;
  return [
    ...part('die', face, '4.1'),
    ...part(first ? 'first-round' : 'steady', read - face, first ? '11.3' : '9.5'),
    ...part('weather', commandsRolled(situation, face) - read, '9.4'),
  ];
};

/** 3.2, 9.4, 9.5, 11.3 – How the die of a command roll will be read. */
export const rollReasonsFor = ({ round, weather, steady }: CommandRoll): readonly PreviewLine[] => [
  figure('roll-at', ROLL_AT, '3.2'),
  ...(round === 1
    ? [figure('first-round-least', commandsRolled({ round, weather, steady }, 1), '11.3')]
    : []),
  ...(halvesCommandRolls(weather) ? [figure('halved', 2, '9.4')] : []),
];

/** 6.6 – The dice before what is added to them. */
export const diceLine = (faces: readonly number[]): readonly PreviewLine[] => part('dice', sum(faces), '6.6');

/** 8.5 – What a general needs, and what strikes him. */
export const rallyLines = ({ class: generalClass, kind }: Pick<FieldGeneral, 'class' | 'kind'>) => {
  const { succeedsFrom, killedUpTo, nearMissUpTo } = GENERAL_TABLE[generalClass].rally;
  return [
    figure('rallies-from', succeedsFrom, '8.5'),
    figure('near-miss-up-to', nearMissUpTo[kind], '8.5'),
    figure('killed-up-to', killedUpTo[kind], '8.5'),
  ];
};

/** 7.1 – Half the lowest die, and the lines of the army. */
export const moraleLines = (
  faces: readonly number[],
  lines: readonly MoraleLine[],
): readonly PreviewLine[] => [
  ...part('lowest-die', Math.ceil(Math.min(...faces) / 2), '7.1'),
  ...armyLines(lines),
];

export const armyLines = (lines: readonly MoraleLine[]): readonly PreviewLine[] =>
  lines.map(({ id, value, rule }) => ({ label: { code: `${WORDS}.morale-line.${id}` }, value, rule }));

/** 9.4 – From which throw the weather changes. */
export const weatherLines = (weather: Weather): readonly PreviewLine[] => [
  figure('weather-from', weatherChangesFrom(weather), '9.4'),
];

/** 6.2 – The length of the line, one flank, and water. */
export const limitLines = (base: number, situation: LimitSituation): readonly PreviewLine[] => {
  const dry = attackLimit(base, { ...situation, water: false });
  return [
    ...part('limit', base, '6.2'),
    ...part('one-flank', dry - base, '6.2'),
    ...part('water', attackLimit(base, situation) - dry, '6.2'),
  ];
};

/** 4.2, 8.3 – What an activation cost. */
export const activationLines = (commands: number, spared: number): readonly PreviewLine[] => [
  ...part('activation', commands + spared, '4.2'),
  ...part('spared', -spared, '8.3'),
];
