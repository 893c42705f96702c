type Words = Readonly<Record<string, unknown>>;

/** A system's own words: what its findings, facts and palette groups are called, and everything else it says. */
interface SystemWords {
  readonly findings: Words;
  readonly facts: Words;
  readonly palette: Words;
  readonly words: Words;
}

type AllSystems = Readonly<Record<string, SystemWords>>;

const ofAllSystems = (systems: AllSystems, member: 'findings' | 'facts'): Words =>
  Object.fromEntries(
    Object.entries(systems).flatMap(([id, system]) =>
      Object.entries(system[member]).map(([code, text]) => [`${id}/${code}`, text]),
    ),
  );

/** The messages of one language from its files, so that each is found by the key that the code uses. */
export const assembleMessages = <Shared extends Words>(
  shared: Shared,
  documents: { readonly findings: Words; readonly words: Words },
  systems: AllSystems,
  sections: Readonly<Record<string, Words>>,
) => ({
  ...shared,
  findings: { ...documents.findings, ...ofAllSystems(systems, 'findings') } as Words,
  facts: ofAllSystems(systems, 'facts'),
  /** What the sections of each book are called. */
  sections,
  palette: Object.assign({}, ...Object.values(systems).map(({ palette }) => palette)) as Words,
  words: {
    ...documents.words,
    ...Object.fromEntries(Object.entries(systems).map(([id, { words }]) => [id, words])),
  } as Words,
});
