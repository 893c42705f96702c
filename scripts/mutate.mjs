/**
 * `node scripts/mutate.mjs <system…> [--count 10] [--seed 1,2,3] [--share 0.9] [--at part/of/a/path.ts:12,…]`:
 * breaks rules of a system one at a time and says which breaks its tests do not notice; with `--at` all breaks of
 * these lines, for any seed. The files stay as they are: the test runner loads the broken text in their place. A
 * first run learns which test files reach which break; only these run against it. Exit code 1 when fewer than the
 * share were noticed. Without a system: all of them.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { filesUnder } from './tools/fingerprint.mjs';
import { listMutants } from './tools/mutation/list-mutants.mjs';
import { passSignalsOn, ROOT, runInstalled } from './tools/run.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    share: { type: 'string', default: '0.9' },
    at: { type: 'string' },
  },
});

/** A wrong rule may make a game endless: a run that takes longer has noticed the break. */
const SECONDS = 900;

const SYSTEMS = 'lib/systems';

/** Words, wiring and lists of candidates hold no rule. */
const WITHOUT_RULES = /(test|words|references|describe|index|candidates)[^/]*\.ts$/;

const ruleFilesOf = system =>
  filesUnder(ROOT, `${SYSTEMS}/${system}`)
    .filter(file => /\/(rules|play)\//.test(file) && file.endsWith('.ts') && !WITHOUT_RULES.test(file))
    .toSorted();

const listSystems = () =>
  readdirSync(join(ROOT, SYSTEMS), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name);

/** Numbers from 0 to 1, the same for the same seed. */
const createRandom = seed => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return state / 2 ** 32;
  };
};

const drawMutants = (all, count, random) => {
  const left = [...all];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
};

const testsOf = system => [
  `${SYSTEMS}/${system}`,
  `${SYSTEMS}/examples.test.ts`,
  `${SYSTEMS}/systems.test.ts`,
];

const readNotes = folder =>
  readdirSync(folder).map(name => {
    const { file, reached, took } = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    return { file: relative(ROOT, file), reached: new Set(reached), took };
  });

/** The test files with the mutants that each reaches; all of them are unbroken here, so that every test must pass. */
const learnReach = async (system, mutants) => {
  const folder = mkdtempSync(join(tmpdir(), 'reach-'));
  const env = { PROBES: JSON.stringify(mutants), REACH_NOTES: folder };
  try {
    const code = await runInstalled('vitest', ['run', ...testsOf(system), '--reporter', 'dot', '--silent'], {
      env,
      isQuiet: true,
    });
    if (code !== 0) throw new Error(`${system}: a test fails before anything is broken`);
    return readNotes(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const failsWith = async (mutant, tests) => {
  if (tests.length === 0) return false;
  const files = tests.map(({ file }) => file);
  const options = ['--bail', '1', '--reporter', 'dot', '--silent'];
  const env = { MUTANT: JSON.stringify(mutant) };
  const code = await runInstalled('vitest', ['run', ...files, ...options], {
    env,
    seconds: SECONDS,
    isQuiet: true,
  });
  return code !== 0;
};

/** A test file that needed more milliseconds is asked last. */
const QUICK = 4000;

const isBeside = (test, mutant) => dirname(test).startsWith(dirname(mutant));

/** The tests of the broken file's own chapter, then other quick ones, then the slow ones: most breaks are noticed at once. */
const isNoticed = async (mutant, tests) => {
  const rankOf = ({ file, took }) => {
    if (took >= QUICK) return 2;
    return isBeside(file, mutant.file) ? 0 : 1;
  };
  for (const rank of [0, 1, 2]) {
    const asked = tests.filter(test => rankOf(test) === rank);
    if (await failsWith(mutant, asked)) return true;
  }
  return false;
};

const shorten = text => text.replaceAll(/\s+/g, ' ').slice(0, 50);

/** How many of the mutants of one seed the tests notice. */
const countNoticed = async (mutants, notes) => {
  let noticed = 0;
  for (const mutant of mutants) {
    const tests = notes.filter(({ reached }) => !mutant.around || reached.has(mutant.index));
    const isFound = await isNoticed(mutant, tests);
    if (isFound) noticed += 1;
    const { file, line, was, text } = mutant;
    const change = `${shorten(was)} -> ${shorten(text)}`;
    console.log(
      `${isFound ? 'noticed ' : 'SURVIVED'} ${file}:${line}  ${change} (${tests.length} test files)`,
    );
  }
  return noticed;
};

/** The breaks that are tried: those of the lines asked for, or a draw for each seed. */
const draw = all => {
  if (values.at) {
    const lines = values.at.split(',');
    const mutants = all.filter(({ file, line }) => lines.some(place => `${file}:${line}`.endsWith(place)));
    return [{ name: values.at, mutants }];
  }
  return values.seed.split(',').map(seed => ({
    name: `seed ${seed}`,
    mutants: drawMutants(all, Number(values.count), createRandom(Number(seed))),
  }));
};

/** The smallest share of breaks that the tests of a system notice on a seed. */
const testSystem = async system => {
  const files = ruleFilesOf(system);
  const all = files
    .flatMap(file => listMutants(file, readFileSync(join(ROOT, file), 'utf8')))
    .map((mutant, index) => ({ ...mutant, index }));
  const drawn = draw(all);
  console.log(`${system}: ${all.length} places in ${files.length} files`);
  const notes = await learnReach(
    system,
    drawn.flatMap(({ mutants }) => mutants),
  );
  const shares = [];
  for (const { name, mutants } of drawn) {
    const noticed = await countNoticed(mutants, notes);
    console.log(`${system}, ${name}: ${noticed} of ${mutants.length} noticed`);
    shares.push(mutants.length === 0 ? 0 : noticed / mutants.length);
  }
  return Math.min(...shares);
};

passSignalsOn();
for (const system of positionals.length > 0 ? positionals : listSystems())
  if ((await testSystem(system)) < Number(values.share)) process.exitCode = 1;
