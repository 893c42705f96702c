import { countMore, type Finding, isError, NONE_UNLISTED, sentenceOf } from '@/lib/game/finding';
import { moreSentence } from '@/lib/game/listed-findings';
import { sectionNumbers } from '@/lib/game/rulebook';
import type { ScenarioBase } from '@/lib/game/scenario-base';
import type { Say } from '@/lib/game/sentence';
import type { Block } from './flow';
import { partWords } from './part-words';
import { plainParagraphs } from './plain-text';
import { factRows } from './sheet-armies';
import type { SheetContents } from './sheet-contents';
import { paragraph, type Setting, section, span } from './text-blocks';
import { STYLES } from './type';

/** Everything that is read rather than looked at, in the order in which a table needs it. What tells of both set-ups is not for one side. */
export const textBlocks = (contents: SheetContents, setting: Setting): Block[] => {
  const { scenario, say } = contents;
  const titled = (name: string, content: readonly Block[]): Block[] =>
    section(say({ code: `sheet.sections.${name}` }), content, setting);
  return [
    ...titled('battle', battle(scenario, setting)),
    ...titled('facts', battleFacts(contents, setting)),
    ...titled('set-up', setUp(contents, setting)),
    ...titled('special-rules', markdown(scenario.specialRules, setting)),
    ...titled('victory', markdown(scenario.victory, setting)),
    ...titled('rules', neededRules(contents, setting)),
    ...(contents.only === undefined ? titled('findings', findings(contents, setting)) : []),
    ...titled('variants', variants(scenario, setting)),
    ...(contents.only === undefined ? titled('notes', markdown(scenario.notes, setting)) : []),
    ...titled('sources', sources(scenario, setting)),
    ...(contents.only === undefined ? titled('provenance', provenance(scenario, say, setting)) : []),
  ];
};

const battle = ({ subtitle, summary }: ScenarioBase, setting: Setting): Block[] => [
  ...(subtitle ? paragraph([span(subtitle, STYLES.standfirst)], setting).map(kept) : []),
  ...paragraph([span(summary, STYLES.body)], setting, { gap: subtitle ? 3 : 0 }),
];

const kept = (block: Block): Block => ({ ...block, keepWithNext: true });

const battleFacts = ({ facts, say }: SheetContents, setting: Setting): Block[] =>
  factRows(
    facts.filter(({ seat }) => seat === undefined),
    say,
    setting,
  );

/** Only spaces where somebody stands: the map shows the rest. */
const setUp = ({ system, position, say }: SheetContents, setting: Setting): Block[] => {
  const { board } = position;
  const isEmpty = (space: string): boolean =>
    board.kind === 'spaces' &&
    board.spaces.some(({ id }) => id === space) &&
    !position.pieces.some(piece => piece.space === space);
  const occupied = system
    .inWords(position)
    .filter(({ space, sentences }) => sentences.length > 0 && !isEmpty(space));
  if (occupied.length === 0)
    return paragraph([span(say({ code: 'sheet.empty-board' }), STYLES.body)], setting);
  return occupied.flatMap(({ title, sentences }) =>
    paragraph(
      [
        span(say({ code: 'sheet.space', values: { space: title } }), STYLES.strong),
        span(` ${sentences.map(say).join(' ')}`, STYLES.body),
      ],
      setting,
    ),
  );
};

/** The sections behind this battle's figures and troops, so that nobody has to search the book for them. */
const neededRules = ({ system, scenario, facts, say }: SheetContents, setting: Setting): Block[] => {
  const { rulebook, printing } = system;
  const wanted = new Set(
    [...facts.map(({ rule }) => rule), ...printing.sections(scenario)].map(({ section }) => section),
  );
  return sectionNumbers(rulebook)
    .filter(number => wanted.has(number))
    .flatMap(number =>
      paragraph(
        [
          span(say({ code: 'sheet.section', values: { section: number } }), STYLES.strong),
          span(` ${rulebook.sections[number]?.title ?? ''}`, STYLES.body),
        ],
        setting,
        { gap: 1, hang: 9 },
      ),
    );
};

const markdown = (text: string | undefined, setting: Setting): Block[] =>
  plainParagraphs(text ?? '').flatMap(({ kind, text: words }) => {
    const style = kind === 'heading' ? STYLES.strong : STYLES.body;
    const options = { gap: kind === 'entry' ? 2 : 4, hang: kind === 'entry' ? 9 : 0 };
    const blocks = paragraph([span(words, style)], setting, options);
    return kind === 'heading' ? blocks.map(kept) : blocks;
  });

const findings = (
  { findings: found, unlisted = NONE_UNLISTED, say }: SheetContents,
  setting: Setting,
): Block[] => {
  const more = countMore(unlisted);
  return [
    ...found.flatMap(finding => paragraph(findingSpans(finding, say), setting, { gap: 3 })),
    ...(more > 0 ? paragraph([span(say(moreSentence(more)), STYLES.quiet)], setting, { gap: 3 }) : []),
  ];
};

const findingSpans = (finding: Finding, say: Say) => {
  const kind = say({ code: `sheet.severity.${finding.severity}` });
  const rule = finding.rule
    ? ` ${say({ code: 'sheet.section', values: { section: finding.rule.section } })}`
    : '';
  return [
    span(kind, isError(finding) ? STYLES.fault : STYLES.strong),
    span(` ${say(sentenceOf(finding))}`, STYLES.body),
    span(rule, STYLES.quiet),
  ];
};

const variants = ({ variants: all }: ScenarioBase, setting: Setting): Block[] =>
  all.flatMap(({ title, summary }) =>
    paragraph([span(title, STYLES.strong), span(` ${summary ?? ''}`, STYLES.body)], setting, { gap: 3 }),
  );

const sources = ({ sources: all }: ScenarioBase, setting: Setting): Block[] =>
  all.flatMap(({ title, note }) =>
    paragraph([span(title, STYLES.body), span(note ? ` ${note}` : '', STYLES.quiet)], setting, {
      gap: 2,
      hang: 9,
    }),
  );

const provenance = (scenario: ScenarioBase, say: Say, setting: Setting): Block[] =>
  scenario.provenance.flatMap(({ at, mark, source, note }) => {
    const title = scenario.sources.find(({ id }) => id === source)?.title;
    const values = { part: partWords(scenario, at), mark: { code: `sheet.mark.${mark}` } };
    const words = [note ?? '', title ? say({ code: 'sheet.after', values: { source: title } }) : ''].join(
      ' ',
    );
    return paragraph(
      [span(say({ code: 'sheet.provenance', values }), STYLES.strong), span(` ${words}`, STYLES.body)],
      setting,
      { gap: 3 },
    );
  });
