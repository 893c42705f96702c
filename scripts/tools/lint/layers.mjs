import { posix } from 'node:path';

/** Each folder's height: a file may import from its own height and from below. */
const HEIGHTS = {
  'lib/dice': 0,
  'lib/geometry': 0,
  'lib/drawing': 0,
  'lib/documents': 1,
  'lib/game': 1,
  'lib/systems': 2,
  'lib/store': 3,
  'lib/print': 3,
  'lib/jobs': 3,
  'lib/exchange': 3,
  'lib/catalogue': 3,
  'lib/accounts': 3,
  lib: 3,
  'lib/words': 3,
  'lib/site': 3,
  'lib/live': 3,
  'lib/editor': 4,
  'lib/games': 4,
  components: 5,
  app: 6,
};

/** Inside components a room imports only from rooms that lie lower: play, editor and battle never know each other. */
const ROOM_HEIGHTS = {
  ui: 0,
  words: 0,
  board: 1,
  print: 2,
  community: 2,
  account: 3,
  battle: 3,
  benchmark: 3,
  catalogue: 3,
  editor: 3,
  following: 4,
  games: 3,
  play: 3,
  lab: 3,
  rules: 3,
  'share-image': 3,
  site: 3,
  'army-builder': 4,
  'my-work': 4,
};

/** These run in the browser, in a worker, on the server and on the command line alike. */
const RUNS_ANYWHERE = ['lib/dice', 'lib/geometry', 'lib/documents', 'lib/game', 'lib/systems'];

/** The layer that a file belongs to ('lib/game', 'app'…); null for what is none: content, tests of the browser, scripts. */
export const layerOf = file => {
  const [top, second, ...rest] = file.split('/');
  if (top !== 'lib') return top in HEIGHTS && second !== undefined ? top : null;
  return rest.length === 0 ? 'lib' : `lib/${second}`;
};

const systemOf = file => file.match(/^lib\/systems\/([^/]+)\//)?.[1] ?? null;

/** The project's file or folder that an import names; null for a package. */
export const importedPath = (file, name) => {
  if (name.startsWith('@/')) return posix.normalize(name.slice(2));
  return name.startsWith('.') ? posix.join(posix.dirname(file), name) : null;
};

// An import of a folder ('@/lib/game') means the file in it.
const layerOfImport = path => (path in HEIGHTS ? path : layerOf(path));

const height = layer => HEIGHTS[layer] ?? null;

const isTest = file => /\.test\.\w+$/.test(file);

const packageObjection = (file, name) => {
  if (!isTest(file) && name.startsWith('node:') && RUNS_ANYWHERE.includes(layerOf(file)))
    return `${layerOf(file)} runs in the browser too: it may not import ${name}`;
  return null;
};

const roomOf = path => path.match(/^components\/([^/]+)/)?.[1] ?? null;
const isInShell = path => path.startsWith('components/editor/shell/');

/** Why one component may not import another: rooms are stacked, and no part of the editor knows its shell. */
const roomObjection = (file, path) => {
  const [own, other] = [roomOf(file), roomOf(path)];
  for (const room of [own, other])
    if (!(room in ROOM_HEIGHTS))
      return `components/${room} has no place among the rooms: give it one in scripts/tools/lint/layers.mjs`;
  if (own !== other && ROOM_HEIGHTS[other] >= ROOM_HEIGHTS[own])
    return `components/${own} may not import components/${other}: imports run downhill`;
  if (own === 'editor' && isInShell(path) && !isInShell(file))
    return 'only the shell of the studio may import from it';
  return null;
};

/** Why a file may not import a name, or null when it may: imports run downhill, and no system knows another. */
export const importObjection = (file, name) => {
  const from = layerOf(file);
  const path = importedPath(file, name);
  if (from === null) return null;
  if (height(from) === null)
    return `${from} has no place among the layers: give it one in scripts/tools/lint/layers.mjs`;
  if (path === null) return packageObjection(file, name);
  const to = layerOfImport(path);
  if (to === null) return null;
  // A test may import uphill: it proves that a rule and its words fit together, and is not part of the site.
  if (height(to) > height(from) && !isTest(file)) return `${from} may not import ${to}: imports run downhill`;
  if (from === 'components' && to === 'components') return roomObjection(file, path);
  if (from === 'components' && to === 'lib/store')
    return 'components receive what they show: they may not import lib/store';
  const [own, other] = [systemOf(file), systemOf(`${path}/`)];
  // What tests all systems alike knows them all.
  if (own !== null && own !== 'testing' && to === 'lib/systems' && own !== other)
    return `${own} may not import from ${path}: no system knows another`;
  return null;
};
