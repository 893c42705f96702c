/**
 * `node scripts/mutate.mjs <system…> [--count 10] [--seed 1] [--share 0.9]`: breaks rules of a system one at a time and says which breaks its
 * tests do not notice. The files stay as they are: the test runner loads the broken text in their place. Exit code 1 when
 * fewer than the share were noticed. Without a system: all of them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  },
});

/** A wrong rule may make a game endless: a run that takes longer has noticed the break. */
const SECONDS = 600;

const SYSTEMS = 'lib/systems';

/** Words, wiring and lists of candidates hold no rule. */
const WITHOUT_RULES = /(\.test|words|references|describe|index|candidates|about)\.ts$|\/testing\//;

const ruleFilesOf = system =>
  filesUnder(ROOT, `${SYSTEMS}/${system}`).filter(
    file => /\/(rules|play)\//.test(file) && file.endsWith('.ts') && !WITHOUT_RULES.test(file),
  );

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

const isNoticed = async (system, mutant) => {
  const tests = [`${SYSTEMS}/${system}`, `${SYSTEMS}/examples.test.ts`, `${SYSTEMS}/systems.test.ts`];
  const options = ['--bail', '1', '--reporter', 'dot', '--silent'];
  const env = { MUTANT: JSON.stringify(mutant) };
  return (
    (await runInstalled('vitest', ['run', ...tests, ...options], {
      env,
      seconds: SECONDS,
      isQuiet: true,
    })) !== 0
  );
};

const shorten = text => text.replaceAll(/\s+/g, ' ').slice(0, 50);

/** The share of breaks that the tests of a system notice. */
const testSystem = async system => {
  const files = ruleFilesOf(system);
  const all = files.flatMap(file => listMutants(file, readFileSync(join(ROOT, file), 'utf8')));
  console.log(`${system}: ${all.length} places in ${files.length} files, seed ${values.seed}`);
  const drawn = drawMutants(all, Number(values.count), createRandom(Number(values.seed)));
  let noticed = 0;
  for (const mutant of drawn) {
    const isFound = await isNoticed(system, mutant);
    if (isFound) noticed += 1;
    const { file, line, was, text } = mutant;
    console.log(`${isFound ? 'noticed ' : 'SURVIVED'} ${file}:${line}  ${shorten(was)} -> ${shorten(text)}`);
  }
  console.log(`${system}: ${noticed} of ${drawn.length} noticed`);
  return drawn.length === 0 ? 0 : noticed / drawn.length;
};

passSignalsOn();
for (const system of positionals.length > 0 ? positionals : listSystems())
  if ((await testSystem(system)) < Number(values.share)) process.exitCode = 1;
