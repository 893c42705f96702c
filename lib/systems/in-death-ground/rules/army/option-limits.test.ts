import { expect, test } from 'vitest';
import { findingsOf, rosterUnit, sampleArmy } from '../../testing/armies';

test('[19.8] two units of berserkers are as many as the list allows; one of which it knows no part is not a third', () => {
  const army = sampleArmy('vikings');
  const plain = rosterUnit('plain', 'sword', 'sword', 8);
  const berserkers = (id: string) => rosterUnit(id, 'sword', 'sword', 2, ['berserkers']);
  const unknown = rosterUnit('lost', 'nobody', 'nobody', 2);
  const found = (...more: readonly ReturnType<typeof rosterUnit>[]) => {
    const units = [plain, ...more];
    return findingsOf({ ...army, units }).filter(finding => finding.startsWith('option-limit'));
  };
  expect(found(berserkers('one'), berserkers('two'), unknown)).toEqual([]);
  expect(found(berserkers('one'), berserkers('two'), berserkers('three')).length).toBeGreaterThan(0);
});
