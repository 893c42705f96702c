import type { ListedFindings } from '../contract/finding';
import type { Fact } from '../document/document-kind';

/** What the rules say of a document, as it is kept with a published version. */
export interface Verdict extends ListedFindings {
  readonly facts: readonly Fact[];
}

/** The verdict on a document itself and on each of its variants that can be read, by their ids. */
export interface DocumentVerdict extends Verdict {
  readonly variants: Readonly<Record<string, Verdict>>;
}
