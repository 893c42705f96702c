import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { applyChanges } from '@/lib/documents/change';
import { checkDocument } from '@/lib/game/check/check-document';
import { loadSystem, SYSTEM_IDS } from '@/lib/systems';

const scenariosOf = (system: string): readonly string[] =>
  readdirSync(join('content/scenarios', system)).map(file => join('content/scenarios', system, file));

describe.each(SYSTEM_IDS)('armies of sides in %s', id => {
  test('a side that gets its own army again stays as it is, in every shipped battle', async () => {
    const system = await loadSystem(id);
    if (!system?.sideArmies) return expect(system?.documents.army).toBeUndefined();
    for (const file of scenariosOf(id)) {
      const { document } = checkDocument(system.documents.scenario, JSON.parse(readFileSync(file, 'utf8')));
      if (!document) throw new Error(`cannot read ${file}`);
      for (const { id: seat } of system.seats(document)) {
        const army = system.sideArmies.read(document, seat);
        const changes = system.sideArmies.replace(document, seat, army);
        expect(changes, `${file} ${seat}`).not.toBeNull();
        expect(applyChanges(document, changes ?? []), `${file} ${seat}`).toEqual(document);
      }
    }
  });
});
