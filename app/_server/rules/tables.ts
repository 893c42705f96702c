import type { AnySystem } from '@/lib/game/contract/game-system';
import type { AidTable } from '@/lib/game/contract/player-aid';

/** The tables of a section as a battle without charts of its own uses them. */
export const listTables = ({ printing, documents }: AnySystem, section: string): readonly AidTable[] =>
  printing
    .playerAid(documents.scenario.blank())
    .filter(({ rule, rows }) => rule.section === section && rows.length > 0);
