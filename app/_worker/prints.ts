import { ENGINE } from '@/lib/engine';
import { bind, pagePicture, type Report } from '@/lib/print/binding';
import { pagePng } from '@/lib/print/board-png';
import { booklet, halfOf } from '@/lib/print/booklet';
import { composed } from '@/lib/print/composed';
import type { Imprint, Press } from '@/lib/print/page';
import { BATTLE_PARTS, composeParts, wantedParts } from '@/lib/print/parts';
import { composeRoster } from '@/lib/print/roster';
import type { SheetContents } from '@/lib/print/sheet-contents';
import { printOptions } from '@/lib/print/wishes';
import { rosterContents } from './roster';
import { type Battle, battleOf, type Subject, type Troops, troopsOf } from './subject';
import { sayIn } from './words';

interface PageRequest {
  readonly asked: string;
  readonly page: number;
  readonly width: number;
}

export const printBattle = async (
  battle: Battle,
  subject: Subject,
  asked: string,
  report: Report,
): Promise<Buffer> => {
  const presses = battlePresses(battle, subject, asked);
  return bind(presses, imprintOf(presses, battle), report);
};

export const printTroops = (
  troops: Troops,
  subject: Subject,
  asked: string,
  report: Report,
): Promise<Buffer> => {
  const press = troopsPress(troops, subject, asked);
  return bind([press], press.imprint, report);
};

export const previewBattle = (battle: Battle, subject: Subject, request: PageRequest): Promise<Buffer> =>
  pageOf(battlePresses(battle, subject, request.asked), request);

export const previewTroops = (troops: Troops, subject: Subject, request: PageRequest): Promise<Buffer> =>
  pageOf([troopsPress(troops, subject, request.asked)], request);

/** A page as the preview lists it. */
export interface PrintedPage {
  readonly title: string;
  readonly width: number;
  readonly height: number;
}

/** The pages that a print would have; null: there is no such document or variant. */
export const listPages = async ({
  subject,
  asked,
}: {
  readonly subject: Subject;
  readonly asked: string;
}): Promise<readonly PrintedPage[] | null> => {
  const presses = await pressesOf(subject, asked);
  return (
    presses?.flatMap(({ imprint, pages }) =>
      pages.map(({ width, height }) => ({ title: imprint.title, width, height })),
    ) ?? null
  );
};

const pressesOf = async (subject: Subject, asked: string): Promise<readonly Press[] | null> => {
  const battle = await battleOf(subject);
  if (battle) return battlePresses(battle, subject, asked);
  const troops = subject.variant === null ? await troopsOf(subject) : null;
  return troops && [troopsPress(troops, subject, asked)];
};

/** The preview asks page after page for the same print: the last few stay composed. */
const battlePresses = (battle: Battle, subject: Subject, asked: string): readonly Press[] => {
  const { published, locale } = subject;
  const wanted = new URLSearchParams(asked);
  const key = JSON.stringify([published, subject.variant, locale, asked]);
  return composed(key, () =>
    composeParts(wantedParts(wanted, BATTLE_PARTS), contentsOf(battle, subject), wanted),
  );
};

const imprintOf = (presses: readonly Press[], { scenario }: Battle): Imprint => {
  const [first] = presses;
  if (!first) throw new Error('nothing to print');
  return presses.length === 1 ? first.imprint : { ...first.imprint, title: scenario.title };
};

const contentsOf = (battle: Battle, { published, locale }: Subject): SheetContents => {
  if (!published) throw new Error('only a published battle is printed');
  const { variant, system, scenario } = battle;
  return {
    ...battle,
    roster: system.documents.scenario.roster(scenario),
    version: published.n,
    publishedAt: published.publishedAt,
    say: sayIn(locale),
    language: locale,
    engine: ENGINE,
    address: `${published.address}${variant ? `?variant=${variant.id}` : ''}`,
  };
};

/** An army is printed as a roster, a list as a booklet. */
const troopsPress = (troops: Troops, subject: Subject, asked: string): Press => {
  const subtitle = [troops.system.title, ...troops.entry.sides].join(' · ');
  const contents = rosterContents(troops, subject, subtitle);
  const options = printOptions(new URLSearchParams(asked));
  if (troops.kind !== 'army-list') return composeRoster(contents, options);
  return booklet(composeRoster(contents, { ...options, paper: halfOf(options.paper) }), options.paper);
};

const pageOf = (presses: readonly Press[], { page, width }: PageRequest): Promise<Buffer> => {
  const all = presses.flatMap(press => press.pages.map(each => ({ each, ink: press.ink })));
  const found = all[Math.min(page, all.length - 1)];
  if (!found) throw new Error('a print without pages');
  return pagePng(pagePicture(found.each, found.ink), width);
};
