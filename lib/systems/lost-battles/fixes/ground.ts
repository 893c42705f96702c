import type { JsonPath } from '@/lib/documents/json-path';
import { valueAt } from '@/lib/documents/json-path';
import type { QuickFix } from '@/lib/game/check';
import { TERRAIN_TABLE } from '../data';
import { tileWords } from '../describe';
import type { Scenario } from '../scenario';
import { type SideIndex, TILE_IDS, type TileId, tileOf } from '../tiles';
import { fix, type Ideas, nearestFirst } from './mending';

/** 2.3 – A camp or key zone goes to the nearest tile where it may lie. */
const laidElsewhere =
  (what: 'camp' | 'key-zone'): Ideas =>
  (scenario, { path }) => {
    const at = TILE_IDS.find(tile => tile === valueAt(scenario, path));
    return at ? moves(scenario, what, path, at) : [];
  };

function* moves(scenario: Scenario, what: string, path: JsonPath, at: TileId): Iterable<QuickFix> {
  for (const to of nearestFirst(at))
    yield fix(what, { tile: tileWords(to, scenario) }, [{ op: 'replace', path, value: to }]);
}

export const campElsewhere = laidElsewhere('camp');
export const keyZoneElsewhere = laidElsewhere('key-zone');

/** 2.3 – Of several camps or key zones of one army the last is struck. */
const strikeLast =
  (list: 'camps' | 'keyZones'): Ideas =>
  ({ board, sides }) =>
    sides.flatMap(({ id, name }) => {
      const last = board[list].findLastIndex(({ side }) => side === id);
      const count = board[list].filter(({ side }) => side === id).length;
      const path = ['board', list, last];
      return count > 1 ? [fix(`strike-${list}`, { side: name }, [{ op: 'remove', path }])] : [];
    });

export const strikeLastCamp = strikeLast('camps');
export const strikeLastKeyZone = strikeLast('keyZones');

/** 2.3 – An army without a key zone has it on its centre. */
export const layKeyZone: Ideas = scenario =>
  scenario.sides.flatMap(({ id, name }, index) => {
    if (scenario.board.keyZones.some(({ side }) => side === id)) return [];
    const tile = tileOf(index as SideIndex, 'centre');
    const value = { side: id, tile };
    return [
      fix('lay-key-zone', { side: name, tile: tileWords(tile, scenario) }, [
        { op: 'add', path: ['board', 'keyZones', '-'], value },
      ]),
    ];
  });

const LETTERS: Readonly<Record<string, readonly string[]>> = TERRAIN_TABLE.letters;

/** A letter that the legend lacks gets the meaning that it usually has, or else open ground. */
export const explainLetter: Ideas = (_scenario, { values: { letter } }) => {
  if (typeof letter !== 'string') return [];
  const value = LETTERS[letter] ?? [];
  return [fix('letter', { letter }, [{ op: 'add', path: ['board', 'legend', letter], value }])];
};
