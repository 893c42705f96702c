import type { JsonPath } from '@/lib/documents/json-path';
import { valueAt } from '@/lib/documents/json-path';
import type { QuickFix } from '@/lib/game/check/check';
import { TERRAIN_TABLE } from '../../data';
import type { Scenario } from '../../document/scenario';
import { type SideIndex, TILE_IDS, type TileId, tileOf } from '../../rules/battlefield/tiles';
import { describeTile } from '../../view/words';
import { createFix, listTilesByDistance, type ProposeFixes } from './fix-search';

/** 2.3 – A camp or key zone goes to the nearest tile where it may lie. */
const proposeRelocation =
  (what: 'camp' | 'key-zone'): ProposeFixes =>
  (scenario, { path }) => {
    const at = TILE_IDS.find(tile => tile === valueAt(scenario, path));
    return at ? listRelocations(scenario, what, path, at) : [];
  };

function* listRelocations(scenario: Scenario, what: string, path: JsonPath, at: TileId): Iterable<QuickFix> {
  for (const to of listTilesByDistance(at))
    yield createFix(what, { tile: describeTile(to, scenario) }, [{ op: 'replace', path, value: to }]);
}

export const relocateCamp = proposeRelocation('camp');
export const relocateKeyZone = proposeRelocation('key-zone');

/** 2.3 – Of several camps or key zones of one army the last is struck. */
const removeLast =
  (list: 'camps' | 'keyZones'): ProposeFixes =>
  ({ board, sides }) =>
    sides.flatMap(({ id, name }) => {
      const last = board[list].findLastIndex(({ side }) => side === id);
      const count = board[list].filter(({ side }) => side === id).length;
      const path = ['board', list, last];
      return count > 1 ? [createFix(`strike-${list}`, { side: name }, [{ op: 'remove', path }])] : [];
    });

export const removeLastCamp = removeLast('camps');
export const removeLastKeyZone = removeLast('keyZones');

/** 2.3 – An army without a key zone has it on its centre. */
export const addKeyZone: ProposeFixes = scenario =>
  scenario.sides.flatMap(({ id, name }, index) => {
    if (scenario.board.keyZones.some(({ side }) => side === id)) return [];
    const tile = tileOf(index as SideIndex, 'centre');
    const value = { side: id, tile };
    return [
      createFix('lay-key-zone', { side: name, tile: describeTile(tile, scenario) }, [
        { op: 'add', path: ['board', 'keyZones', '-'], value },
      ]),
    ];
  });

const LETTERS: Readonly<Record<string, readonly string[]>> = TERRAIN_TABLE.letters;

/** A letter that the legend lacks gets the meaning that it usually has, or else open ground. */
export const addLegendLetter: ProposeFixes = (_scenario, { values: { letter } }) => {
  if (typeof letter !== 'string') return [];
  const value = LETTERS[letter] ?? [];
  return [createFix('letter', { letter }, [{ op: 'add', path: ['board', 'legend', letter], value }])];
};
