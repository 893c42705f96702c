import { describeMoreFindings } from '@/lib/game/check/limit-findings';
import {
  describeFinding,
  type Finding,
  isError,
  NONE_UNLISTED,
  sumCounts,
} from '@/lib/game/contract/finding';
import { listSectionNumbers, nameSection } from '@/lib/game/contract/rulebook';
import type { Say } from '@/lib/game/contract/sentence';
import { listCaveats } from '@/lib/game/document/document-kind';
import { describePart } from '@/lib/game/document/part-words';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import type { PrintBlock } from '../layout/flow';
import { toPlainParagraphs } from '../layout/plain-text';
import { createParagraph, createSection, createSpan, type TextSetting } from '../layout/text-blocks';
import { STYLES } from '../layout/text-styles';
import { createFactRows } from './sheet-armies';
import type { SheetContents } from './sheet-contents';

/**
 * All text of the sheet, in the order in which players need it. What reveals both set-ups is left out for one side.
 */
export const createTextBlocks = (contents: SheetContents, setting: TextSetting): PrintBlock[] => {
  const { scenario, say } = contents;
  const titled = (name: string, content: readonly PrintBlock[]): PrintBlock[] =>
    createSection(say({ code: `sheet.sections.${name}` }), content, setting);
  return [
    ...titled('battle', battleBlocks(scenario, setting)),
    ...titled('facts', battleFactBlocks(contents, setting)),
    ...titled('set-up', setUpBlocks(contents, setting)),
    ...titled('special-rules', markdownBlocks(scenario.specialRules, setting)),
    ...titled('victory', markdownBlocks(scenario.victory, setting)),
    ...titled('rules', neededRuleBlocks(contents, setting)),
    ...(contents.only === undefined ? titled('findings', verdictBlocks(contents, setting)) : []),
    ...titled('variants', variantBlocks(scenario, setting)),
    ...(contents.only === undefined ? titled('notes', markdownBlocks(scenario.notes, setting)) : []),
    ...titled('sources', sourceBlocks(scenario, setting)),
    ...(contents.only === undefined ? titled('provenance', provenanceBlocks(scenario, say, setting)) : []),
  ];
};

const battleBlocks = ({ subtitle, summary }: ScenarioBase, setting: TextSetting): PrintBlock[] => [
  ...(subtitle ? createParagraph([createSpan(subtitle, STYLES.standfirst)], setting).map(withinLimit) : []),
  ...createParagraph([createSpan(summary, STYLES.body)], setting, { gap: subtitle ? 3 : 0 }),
];

const withinLimit = (block: PrintBlock): PrintBlock => ({ ...block, keepWithNext: true });

const battleFactBlocks = ({ facts, say }: SheetContents, setting: TextSetting): PrintBlock[] =>
  createFactRows(
    facts.filter(({ seat }) => seat === undefined),
    say,
    setting,
  );

/** Only spaces where somebody stands: the map shows the rest. A table without spaces has a page of measures. */
const setUpBlocks = ({ system, position, say }: SheetContents, setting: TextSetting): PrintBlock[] => {
  if (system.printing.measureSetUp)
    return createParagraph([createSpan(say({ code: 'print.measure.see' }), STYLES.body)], setting);
  const { board } = position;
  const isEmpty = (space: string): boolean =>
    board.kind === 'spaces' &&
    board.spaces.some(({ id }) => id === space) &&
    !position.pieces.some(piece => piece.space === space);
  const occupied = system
    .describeSpaces(position)
    .filter(({ space, sentences }) => sentences.length > 0 && !isEmpty(space));
  if (occupied.length === 0)
    return createParagraph([createSpan(say({ code: 'sheet.empty-board' }), STYLES.body)], setting);
  return occupied.flatMap(({ title, sentences }) =>
    createParagraph(
      [
        createSpan(say({ code: 'sheet.space', values: { space: title } }), STYLES.strong),
        createSpan(` ${sentences.map(say).join(' ')}`, STYLES.body),
      ],
      setting,
    ),
  );
};

/** The sections behind this battle's figures and troops, so that nobody has to search the book for them. */
const neededRuleBlocks = (
  { system, scenario, facts, say }: SheetContents,
  setting: TextSetting,
): PrintBlock[] => {
  const { rulebook, printing } = system;
  const wanted = new Set(
    [...facts.map(({ rule }) => rule), ...printing.sections(scenario)].map(({ section }) => section),
  );
  const numbers = listSectionNumbers(rulebook).filter(number => wanted.has(number));
  return keepEndsTogether(
    numbers.map(number =>
      createParagraph(
        [
          createSpan(say({ code: 'sheet.section', values: { section: number } }), STYLES.strong),
          createSpan(` ${say(nameSection({ book: rulebook.id, section: number }))}`, STYLES.body),
        ],
        setting,
        { gap: 1, hang: 9 },
      ),
    ),
  );
};

/** Neither the first nor the last entry of a list stands alone in a column. */
const keepEndsTogether = (entries: readonly (readonly PrintBlock[])[]): PrintBlock[] =>
  entries.flatMap((blocks, index) =>
    entries.length > 1 && (index === 0 || index === entries.length - 2) ? blocks.map(withinLimit) : blocks,
  );

const markdownBlocks = (text: string | undefined, setting: TextSetting): PrintBlock[] =>
  toPlainParagraphs(text ?? '').flatMap(({ kind, text: words }) => {
    const style = kind === 'heading' ? STYLES.strong : STYLES.body;
    const options = { gap: kind === 'entry' ? 2 : 4, hang: kind === 'entry' ? 9 : 0 };
    const blocks = createParagraph([createSpan(words, style)], setting, options);
    return kind === 'heading' ? blocks.map(withinLimit) : blocks;
  });

/** The findings of the rules, and any own data that they are based on. */
const verdictBlocks = (contents: SheetContents, setting: TextSetting): PrintBlock[] => [
  ...findingBlocks(contents, setting),
  ...listCaveats(contents.facts).flatMap(caveat =>
    createParagraph([createSpan(contents.say(caveat), STYLES.body)], setting, { gap: 3 }),
  ),
];

const findingBlocks = (
  { findings: found, unlisted = NONE_UNLISTED, say }: SheetContents,
  setting: TextSetting,
): PrintBlock[] => {
  const more = sumCounts(unlisted);
  return [
    ...found.flatMap(finding => createParagraph(findingSpans(finding, say), setting, { gap: 3 })),
    ...(more > 0
      ? createParagraph([createSpan(say(describeMoreFindings(more)), STYLES.quiet)], setting, { gap: 3 })
      : []),
  ];
};

const findingSpans = (finding: Finding, say: Say) => {
  const kind = say({ code: `sheet.severity.${finding.severity}` });
  const rule = finding.rule
    ? ` ${say({ code: 'sheet.section', values: { section: finding.rule.section } })}`
    : '';
  return [
    createSpan(kind, isError(finding) ? STYLES.error : STYLES.strong),
    createSpan(` ${say(describeFinding(finding))}`, STYLES.body),
    createSpan(rule, STYLES.quiet),
  ];
};

const variantBlocks = ({ variants: all }: ScenarioBase, setting: TextSetting): PrintBlock[] =>
  all.flatMap(({ title, summary }) =>
    createParagraph(
      [createSpan(title, STYLES.strong), createSpan(` ${summary ?? ''}`, STYLES.body)],
      setting,
      { gap: 3 },
    ),
  );

const sourceBlocks = ({ sources: all }: ScenarioBase, setting: TextSetting): PrintBlock[] =>
  all.flatMap(({ title, note }) =>
    createParagraph(
      [createSpan(title, STYLES.body), createSpan(note ? ` ${note}` : '', STYLES.quiet)],
      setting,
      {
        gap: 2,
        hang: 9,
      },
    ),
  );

const provenanceBlocks = (scenario: ScenarioBase, say: Say, setting: TextSetting): PrintBlock[] =>
  scenario.provenance.flatMap(({ at, mark, source, note }) => {
    const title = scenario.sources.find(({ id }) => id === source)?.title;
    const values = { part: describePart(scenario, at), mark: { code: `sheet.mark.${mark}` } };
    const words = [note ?? '', title ? say({ code: 'sheet.after', values: { source: title } }) : ''].join(
      ' ',
    );
    return createParagraph(
      [
        createSpan(say({ code: 'sheet.provenance', values }), STYLES.strong),
        createSpan(` ${words}`, STYLES.body),
      ],
      setting,
      { gap: 3 },
    );
  });
