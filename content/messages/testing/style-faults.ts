import { readingsOf, textOf } from './message-shape';

/** Placeholders that hold a name which an author has chosen: its number, gender and case are not known. */
const NAMES =
  'side|unit|piece|pieces|general|leader|wing|owner|player|attacker|target|other|troop|name|entry|enemy';

const NUMBERS =
  'count|units|points|number|n|dice|markers|turns|hexes|inches|rounds|commands|steps|most|least|limit|games|days|hits|cost|size';

const MOST_WORDS = 25;

interface Fault {
  readonly name: string;
  readonly isIn: (message: string) => boolean;
}

const matches = (name: string, pattern: RegExp): Fault => ({ name, isIn: message => pattern.test(message) });

/** Words the interface has given up for plainer ones. Ladders and javelins are thrown still, dice are rolled. */
const OLD_WORDS = new RegExp(
  [
    String.raw`\b(?:whom|whoever|anew|nobody|so many|no such|slip of the pen|half-turn|all the same|present password)\b`,
    String.raw`\b(?:mend|mended|mends|mending|weigh|awoken?|awakes?|musters?|mustered|curators?|set-ups?|unto|upon)\b`,
    String.raw`\bthrow(?:s|n|ing)?\b(?! down| them)`,
    String.raw`\b(?:lost heart|slips? away|slipping away|late comers|comes? on|brings? on|shall|dearer|dear)\b`,
    '§',
  ].join('|'),
  'i',
);

const sentencesOf = (text: string): readonly string[] => text.split(/[.!?:;](?:\s|$)/);

/** Usages of a command line are tables, not sentences. */
const isTable = (message: string): boolean => /\n| {3}/.test(message);

const isLong = (message: string): boolean =>
  !isTable(message) &&
  readingsOf(message).some(reading =>
    sentencesOf(reading).some(sentence => sentence.split(/\s+/).filter(Boolean).length > MOST_WORDS),
  );

/** What makes an English message wrong with some names or numbers, or hard to read. */
const ENGLISH: readonly Fault[] = [
  matches(
    'a verb in -s after a name: "{side} wins"',
    new RegExp(`\\{(?:${NAMES})\\} (?:is|has|does|was|[a-z]{3,}s)\\b`),
  ),
  matches('a bare number before a noun: "{count} units"', new RegExp(`\\{(?:${NUMBERS})\\} (?!(?:is|has|was|ends|does)\\b)[a-z]+s\\b`)),
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
