import { strToU8 } from 'fflate';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { Position } from '@/lib/game/contract/position';
import type { Say } from '@/lib/game/contract/sentence';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import type { ExchangeFormat } from './exchange-formats';
import { writeOrderCsv } from './text/order-csv';
import { writeSetupText } from './text/setup-text';
import { packTiledMap } from './tiled/pack-map';
import { writeTiledMap } from './tiled/write-map';
import { toModuleBattle } from './vassal/module-battle';
import { writeModule } from './vassal/write-module';

/** The battle to be written into files; `scenario` is the requested variant. */
export interface ExchangeSource {
  readonly system: AnySystem;
  readonly base: ScenarioBase;
  readonly scenario: ScenarioBase;
  readonly position: Position;
}

export interface ExchangeOptions {
  readonly say: Say;
  /** Of the page of the battle; null: it has none. */
  readonly address: string | null;
  readonly version: string;
  /** When it was published, in milliseconds since 1970, so that the same battle gives the same bytes. */
  readonly savedAt: number;
  /** Our words for each section of a book, by the id of the system. */
  readonly rules: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** How far a file with many pictures is. */
type ReportProgress = (progress: { readonly made: number; readonly of: number }) => void;

/** The bytes of a file for another program; null: this board cannot be given so. */
export const writeExchangeFile = async (
  source: ExchangeSource,
  format: ExchangeFormat,
  options: ExchangeOptions,
  report: ReportProgress = () => undefined,
): Promise<Uint8Array | null> => {
  switch (format) {
    case 'setup.txt':
      return strToU8(writeSetupText(source, options.say, options.address));
    case 'order.csv':
      return strToU8(writeOrderCsv(source, options.say));
    case 'vassal.vmod':
      return writeBattleModule([source], source.base.title, options, report);
    case 'tiled.tmj': {
      const written = writeTiledMap(source, options.say);
      return written && strToU8(`${JSON.stringify(written.map, null, 1)}\n`);
    }
    case 'tiled.zip': {
      const written = writeTiledMap(source, options.say);
      return written && packTiledMap(written, report);
    }
  }
};

/** One or several battles in one VASSAL module. */
export const writeBattleModule = (
  sources: readonly ExchangeSource[],
  name: string,
  { say, version, savedAt, rules }: ExchangeOptions,
  report: ReportProgress = () => undefined,
): Promise<Uint8Array> => {
  const [first] = sources;
  const books = [...new Set(sources.map(({ system }) => system.title))].join(', ');
  return writeModule(
    sources.map(({ system, base }) => toModuleBattle(system, base)),
    {
      ...{ name, version, say, savedAt, rules },
      description: (sources.length === 1 ? first?.base.subtitle : undefined) ?? books,
    },
    report,
  );
};
