import type { OrderOfBattle } from '@/components/battle/orders-of-battle';
import { listLanguages } from '@/lib/documents/translations/in-language';
import type { Verdict } from '@/lib/game/check/verdict';
import type { AnySystem, Seat, SpaceDescription } from '@/lib/game/contract/game-system';
import type { Sentence } from '@/lib/game/contract/sentence';
import type { CatalogueEntry } from '@/lib/game/document/catalogue-entry';
import { describePart } from '@/lib/game/document/part-words';
import type { ForceTable } from '@/lib/game/document/roster';
import type { ScenarioBase, Variant } from '@/lib/game/document/scenario-base';
import type { Language } from '@/lib/game/language';
import { measurePicture } from '@/lib/game/view/draw-picture';
import { estimateMinutes } from '@/lib/game/view/estimate-minutes';
import { groupForces } from '@/lib/game/view/group-forces';
import { type NorthSide, northOf } from '@/lib/game/view/north';
import { subtitleOf } from './roster';
import { readBattle, readTroops, type TaskDocument } from './task-document';
import { sayIn } from './words';

/** The texts of a battle without its board and armies, which a page does not need as they stand in the document. */
export type BattleTexts = Omit<ScenarioBase, 'variants' | 'annotations' | 'underlay'> & {
  readonly variants: readonly Pick<Variant, 'id' | 'title' | 'summary'>[];
};

/** What a seat wants, and how its turn goes, in a sentence or two each. */
export interface SeatBrief {
  readonly seat: string;
  readonly aim: Sentence;
  readonly turn: Sentence;
}

/** What the page of a battle shows of its document. */
export interface BattleView {
  readonly texts: BattleTexts;
  readonly variant: Pick<Variant, 'id' | 'title' | 'summary'> | null;
  /** The languages in which its texts can be read; the original comes first. */
  readonly languages: readonly Language[];
  /** What the rules said of it, with the names that its reader knows. */
  readonly verdict: Verdict;
  /** For each entry of the provenance, the part it describes. */
  readonly parts: readonly Sentence[];
  readonly seats: readonly Seat[];
  readonly tables: readonly OrderOfBattle[];
  /** How long a game takes, by estimate; null: it cannot be played here. */
  readonly minutes: number | null;
  /** What each seat wants and how a turn goes; none: it cannot be played here. */
  readonly briefs: readonly SeatBrief[];
  /** How many pieces it has. */
  readonly pieces: number;
  readonly spaces: readonly SpaceDescription[];
  /** Rows and spaces beyond those that a page shows. */
  readonly more: { readonly rows: number; readonly spaces: number };
  readonly north: NorthSide | null;
  /** Its board has cells or open ground, such as Tiled can edit. */
  readonly isForTiled: boolean;
  /** Pieces that are not on the board. */
  readonly waiting: number;
  readonly picture: { readonly width: number; readonly height: number };
}

/** More than any battle has; a page with more would be slow for its reader and for the server. */
const MOST_ROWS = 500;
const MOST_SPACES = 1500;

export const viewBattle = async (subject: TaskDocument): Promise<BattleView | null> => {
  const battle = await readBattle(subject);
  if (!battle) return null;
  const { system, scenario, base, variant, position, languages, findings, unlisted, facts } = battle;
  const rows = truncateTables(system.documents.scenario.roster(scenario));
  const arms = system.deployment.groups(scenario);
  const spaces = system.describeSpaces(position);
  return {
    texts: pickTexts(scenario, base.variants),
    languages,
    verdict: { findings, unlisted, facts },
    variant: variant && toVariantName(variant),
    parts: scenario.provenance.map(({ at }) => describePart(scenario, at)),
    seats: system.seats(scenario),
    tables: rows.tables.map(({ rows: own, ...table }) => ({ ...table, groups: groupForces(own, arms) })),
    minutes: estimateMinutes(system, scenario),
    briefs: listBriefs(system, scenario),
    pieces: position.pieces.length,
    spaces: spaces.slice(0, MOST_SPACES),
    more: { rows: rows.more, spaces: Math.max(0, spaces.length - MOST_SPACES) },
    north: northOf(position),
    isForTiled: system.exchange.grid(scenario).kind !== 'areas',
    waiting: position.pieces.filter(({ space, box }) => space === null && box === null).length,
    picture: measurePicture(battle, sayIn(subject.locale)),
  };
};

const listBriefs = ({ play, seats }: AnySystem, scenario: ScenarioBase): readonly SeatBrief[] =>
  seats(scenario).flatMap(({ id }) => {
    if (!play) return [];
    const { aim, turn } = play.brief(scenario, id);
    return [{ seat: id, aim, turn }];
  });

const toVariantName = ({ id, title, summary }: Variant) => ({
  id,
  title,
  ...(summary === undefined ? {} : { summary }),
});

const pickTexts = (scenario: ScenarioBase, variants: readonly Variant[]): BattleTexts => ({
  format: scenario.format,
  version: scenario.version,
  system: scenario.system,
  title: scenario.title,
  subtitle: scenario.subtitle,
  summary: scenario.summary,
  date: scenario.date,
  place: scenario.place,
  tags: scenario.tags,
  licence: scenario.licence,
  sources: scenario.sources,
  provenance: scenario.provenance,
  sides: scenario.sides,
  victory: scenario.victory,
  specialRules: scenario.specialRules,
  notes: scenario.notes,
  variants: variants.map(toVariantName),
});

const truncateTables = (tables: readonly ForceTable[]) => {
  let left = MOST_ROWS;
  let more = 0;
  const cut = tables.map(table => {
    const rows = table.rows.slice(0, left);
    left -= rows.length;
    more += table.rows.length - rows.length;
    return { ...table, rows };
  });
  return { tables: cut, more };
};

/** What the page of an army or a list shows of its document. */
export interface TroopsView {
  readonly kind: 'army' | 'army-list';
  readonly languages: readonly Language[];
  readonly verdict: Verdict;
  readonly entry: CatalogueEntry;
  readonly tables: readonly ForceTable[];
  readonly more: { readonly rows: number };
}

export const viewTroops = async (subject: TaskDocument): Promise<TroopsView | null> => {
  const troops = await readTroops(subject);
  if (!troops) return null;
  const { tables, more } = truncateTables(troops.tables);
  const { kind, entry, document, findings, unlisted, facts } = troops;
  return {
    ...{ kind, entry, languages: listLanguages(document), tables, more: { rows: more } },
    verdict: { findings, unlisted, facts },
  };
};

/** An army as it is listed by itself, with what the rules say of it. */
export interface ArmyView extends Omit<TroopsView, 'verdict'>, Verdict {
  readonly systemId: string;
  readonly title: string;
  /** The game and the list that it is built from. */
  readonly subtitle: string;
}

/** Null: the document is not an army that can be read. */
export const viewArmy = async (subject: TaskDocument): Promise<ArmyView | null> => {
  const troops = await readTroops(subject);
  if (troops?.kind !== 'army') return null;
  const { system, kind, entry, findings, unlisted, facts } = troops;
  const { tables, more } = truncateTables(troops.tables);
  return {
    ...{
      kind,
      entry,
      languages: listLanguages(troops.document),
      tables,
      more: { rows: more },
      findings,
      unlisted,
      facts,
    },
    systemId: system.id,
    title: entry.title,
    subtitle: subtitleOf(troops, subject),
  };
};
