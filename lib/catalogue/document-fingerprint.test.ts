import { describe, expect, it } from 'vitest';
import cannae from '@/content/scenarios/lost-battles/cannae.json';
import { playedFingerprintOf } from './document-fingerprint';

describe('what tells one battle from another as it is played', () => {
  it('is the same when only words about the battle change', () => {
    const translated = {
      ...cannae,
      summary: 'A new summary.',
      language: 'en',
      translations: {},
      licence: 'x',
    };
    expect(playedFingerprintOf(translated)).toBe(playedFingerprintOf(cannae));
  });

  it('differs when a unit is gone', () => {
    const [first, ...others] = cannae.forces;
    const smaller = { ...cannae, forces: [{ ...first, units: first?.units.slice(1) }, ...others] };
    expect(playedFingerprintOf(smaller)).not.toBe(playedFingerprintOf(cannae));
  });
});
