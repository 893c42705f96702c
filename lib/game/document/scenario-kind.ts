import { catalogueEntryOf } from './catalogue-entry';
import type { DocumentKind } from './document-kind';
import type { ScenarioBase } from './scenario-base';

interface ScenarioParts<Scenario>
  extends Pick<
    DocumentKind<Scenario>,
    'system' | 'schema' | 'migrations' | 'checks' | 'facts' | 'roster' | 'blank'
  > {
  /** The names of its pieces, for the search. */
  pieceNames(scenario: Scenario): readonly string[];
}

/** The kind of document that is a battle, from what its system has to say about it. */
export const defineScenarioKind = <Scenario extends ScenarioBase>({
  pieceNames,
  ...parts
}: ScenarioParts<Scenario>): DocumentKind<Scenario> => ({
  ...parts,
  format: 'scenario',
  version: 1,
  catalogue: scenario => catalogueEntryOf(scenario, pieceNames(scenario)),
});

/** One seat for each side, in the order of the document. */
export const seatsOfSides = ({
  sides,
}: Pick<ScenarioBase, 'sides'>): readonly { readonly id: string; readonly name: string }[] =>
  sides.map(({ id, name }) => ({ id, name }));
