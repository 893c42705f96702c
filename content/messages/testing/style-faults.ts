import { textOf } from './message-shape';

/** Placeholders that hold a name which an author has chosen: its number, gender and case are not known. */
const NAMES =
  'side|unit|piece|pieces|general|leader|wing|owner|player|attacker|target|other|troop|name|entry|enemy';

const MOST_WORDS = 25;

interface Fault {
  readonly name: string;
  readonly isIn: (message: string) => boolean;
}

const matches = (name: string, pattern: RegExp): Fault => ({ name, isIn: message => pattern.test(message) });

/** The left column of WORDS.md 1.2 that is never right. */
const OLD_WORDS =
  /\b(whom|whoever|anew|mend|mended|thrown?|throws|nobody|slip of the pen|half-turn|so many|no such)\b/i;

const sentencesOf = (text: string): readonly string[] => text.split(/[.!?:;](?:\s|$)/);

const isLong = (message: string): boolean =>
  sentencesOf(textOf(message)).some(sentence => sentence.split(/\s+/).filter(Boolean).length > MOST_WORDS);

/** What makes an English message wrong with some names or numbers, or hard to read. */
const ENGLISH: readonly Fault[] = [
  matches(
    'a verb in -s after a name: "{side} wins"',
    new RegExp(`\\{(?:${NAMES})\\} (?:is|has|does|was|[a-z]{3,}s)\\b`),
  ),
  matches('a bare number before a noun: "{count} units"', /\{(?:count|units|points|number|n|dice|markers)\} [a-z]+s\b/),
  matches('a possessive after a placeholder', /\}[’']s\b/),
  matches('he, his, him', /\b(?:he|his|him|himself)\b/i),
  { name: 'an old word of the interface', isIn: message => OLD_WORDS.test(textOf(message)) },
  { name: `a sentence of more than ${MOST_WORDS} words`, isIn: isLong },
];

const VERBS = 'ist|sind|war|waren|hat|haben|wird|werden|greift|flieht|zieht|verliert|gewinnt|steht|kann|darf|muss';

/** What makes a German message wrong for names that cannot be declined. */
const GERMAN: readonly Fault[] = [
  matches(
    'a name in the dative or genitive, or after an article',
    new RegExp(
      `(?<![\\p{L}])(?:mit|von|bei|aus|nach|zu|vom|zum|zur|wegen|dem|des|den|der|die|das|ein\\p{L}*) \\{(?:${NAMES})\\}`,
      'iu',
    ),
  ),
  matches('a name as the subject of a verb', new RegExp(`\\{(?:${NAMES})\\} (?:${VERBS})(?![\\p{L}])`, 'u')),
];

const FAULTS = { en: ENGLISH, de: GERMAN };

/** The names of the faults of a message. */
export const findStyleFaults = (language: keyof typeof FAULTS, message: string): readonly string[] =>
  FAULTS[language].filter(({ isIn }) => isIn(message)).map(({ name }) => name);
