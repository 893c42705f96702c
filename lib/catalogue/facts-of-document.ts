import { tally } from '@/lib/game/finding';
import type { ScenarioBase } from '@/lib/game/scenario-base';
import type { Facts } from '@/lib/store/facts';
import type { ReadDocument } from '@/lib/systems/read-document';

/** What the catalogue says of a document; null when it is too malformed to be listed. */
export const factsOfDocument = (read: ReadDocument): Facts | null => {
  if (read.type !== 'scenario' || read.checked.document === null) return null;
  const scenario = read.checked.document;
  return {
    title: scenario.title,
    summary: scenario.summary,
    place: scenario.place.name,
    sides: scenario.sides.map(({ name }) => name),
    year: scenario.date.year,
    era: null,
    ...tally(read.checked.findings),
    searchText: [...wordsOfScenario(scenario), ...namesOfPieces(read, scenario)].join(' '),
  };
};

const wordsOfScenario = ({ subtitle, tags, sources, variants }: ScenarioBase): string[] => [
  subtitle ?? '',
  ...tags,
  ...sources.map(({ title }) => title),
  ...variants.map(({ title }) => title),
];

const namesOfPieces = (
  { system }: Extract<ReadDocument, { type: 'scenario' }>,
  scenario: ScenarioBase,
): string[] => [...new Set(system.setUp(scenario).pieces.map(({ name }) => name))];
