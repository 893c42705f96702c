// Copies the few icons that the counters use out of @iconify-json/game-icons into content/symbols/game-icons.json,
// as absolute path data in a box of 100 with only M L C Q A Z. Run by hand after changing WANTED; the result is committed.
import { readFileSync, writeFileSync } from 'node:fs';

const SOURCE = new URL('../../node_modules/@iconify-json/game-icons/icons.json', import.meta.url);
const TARGET = new URL('../../content/symbols/game-icons.json', import.meta.url);
const SCALE = 100 / 512;

/** Icon name → its author, as the collection's folders name them. */
const WANTED = {
  archer: 'Delapouite',
  ballista: 'Delapouite',
  'barracks-tent': 'Delapouite',
  caesar: 'Delapouite',
  cannon: 'Lorc',
  cavalry: 'Delapouite',
  chariot: 'Cathelineau',
  'crossed-sabres': 'Lorc',
  elephant: 'Delapouite',
  'horse-head': 'Lorc',
  laurels: 'Lorc',
  'mounted-knight': 'Skoll',
  musket: 'Skoll',
  'old-wagon': 'Delapouite',
  'siege-tower': 'Delapouite',
  spartan: 'Lorc',
  trireme: 'Delapouite',
};

const ARGUMENTS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i;
const FLAG = /^[\s,]*([01])/;

const readArguments = (text, letter) => {
  const values = [];
  let rest = text;
  for (let index = 0; index < ARGUMENTS[letter]; index++) {
    const isFlag = letter === 'a' && (index === 3 || index === 4);
    const match = (isFlag ? FLAG : NUMBER).exec(rest);
    if (!match) throw new Error(`Unreadable path data near "${rest.slice(0, 20)}"`);
    values.push(Number(match[1]));
    rest = rest.slice(match[0].length);
  }
  return { values, rest };
};

/** Every command with its own letter, implied repetitions written out. */
const commands = data => {
  const found = [];
  for (const [, letter, text] of data.matchAll(/([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi)) {
    let name = letter;
    let rest = text;
    do {
      const read = readArguments(rest, name.toLowerCase());
      found.push({ letter: name, values: read.values });
      rest = read.rest;
      if (name === 'm') name = 'l';
      if (name === 'M') name = 'L';
    } while (NUMBER.test(rest) && ARGUMENTS[name.toLowerCase()] > 0);
  }
  return found;
};

const absolute = ({ letter, values }, [x, y]) => {
  const lower = letter.toLowerCase();
  if (letter !== lower) return values;
  if (lower === 'h') return [values[0] + x];
  if (lower === 'v') return [values[0] + y];
  if (lower === 'a') return [...values.slice(0, 5), values[5] + x, values[6] + y];
  return values.map((value, index) => value + (index % 2 === 0 ? x : y));
};

const mirrored = (control, [x, y]) => (control ? [2 * x - control[0], 2 * y - control[1]] : [x, y]);

/** One command without short forms, and where the pen and its last control point now stand. */
const plain = (letter, values, pen) => {
  if (letter === 'z') return { text: 'Z', at: pen.start };
  if (letter === 'h') return { text: line([values[0], pen.at[1]]), at: [values[0], pen.at[1]] };
  if (letter === 'v') return { text: line([pen.at[0], values[0]]), at: [pen.at[0], values[0]] };
  const full =
    letter === 's'
      ? [...mirrored(pen.cubic, pen.at), ...values]
      : letter === 't'
        ? [...mirrored(pen.quadratic, pen.at), ...values]
        : values;
  const name = { s: 'C', t: 'Q' }[letter] ?? letter.toUpperCase();
  return {
    text: name + written(name, full),
    at: full.slice(-2),
    ...(name === 'M' ? { start: full } : {}),
    ...(name === 'C' ? { cubic: full.slice(2, 4) } : {}),
    ...(name === 'Q' ? { quadratic: full.slice(0, 2) } : {}),
  };
};

const short = value => Math.round(value * SCALE * 100) / 100;
const line = point => `L${point.map(short).join(' ')}`;
const written = (name, values) =>
  values.map((value, index) => (name === 'A' && index >= 2 && index <= 4 ? value : short(value))).join(' ');

const normalised = data => {
  let pen = { at: [0, 0], start: [0, 0] };
  let text = '';
  for (const command of commands(data)) {
    const step = plain(command.letter.toLowerCase(), absolute(command, pen.at), pen);
    text += step.text;
    pen = { start: step.start ?? pen.start, at: step.at, cubic: step.cubic, quadratic: step.quadratic };
  }
  return text;
};

const { icons } = JSON.parse(readFileSync(SOURCE, 'utf8'));
const extracted = Object.fromEntries(
  Object.entries(WANTED).map(([name, author]) => {
    const paths = [...icons[name].body.matchAll(/ d="([^"]*)"/g)].map(match => normalised(match[1]));
    return [name, { author, path: paths.join('') }];
  }),
);
const file = {
  source: 'game-icons.net, by way of @iconify-json/game-icons',
  licence: 'CC BY 3.0',
  box: 100,
  icons: extracted,
};
writeFileSync(TARGET, `${JSON.stringify(file, null, 2)}\n`);
