import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Reader<Scenario> {
  readonly parse: (json: unknown) => Scenario;
}

const folderOf = (system: string): string => join(process.cwd(), 'content', 'scenarios', system);

/** A shipped battle, as its game reads it: `leuthen`. */
export const readShippedScenario = <Scenario>(
  system: string,
  name: string,
  { parse }: Reader<Scenario>,
): Scenario => parse(JSON.parse(readFileSync(join(folderOf(system), `${name}.json`), 'utf8')));

/** All shipped battles of a game. */
export const readShippedScenarios = <Scenario>(
  system: string,
  reader: Reader<Scenario>,
): readonly { readonly file: string; readonly scenario: Scenario }[] =>
  readdirSync(folderOf(system))
    .filter(file => file.endsWith('.json'))
    .map(file => ({ file, scenario: readShippedScenario(system, file.replace(/\.json$/, ''), reader) }));
