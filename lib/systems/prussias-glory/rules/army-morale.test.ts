import { describe, expect, test } from 'vitest';
import {
  addExhaustion,
  createTrack,
  levelOf,
  lowerMorale,
  type MoraleTrack,
  raiseMorale,
  removeExhaustion,
  withEntry,
} from './army-morale';

const lost = (track: MoraleTrack): MoraleTrack => withEntry(track, { kind: 'destroyed' });
const kinds = ({ entries }: MoraleTrack): readonly string[] => entries.map(({ kind }) => kind);

describe('21 and 25.3.4: the track of an army that rests', () => {
  const start = lost(createTrack(20, 24));

  test('[25.3.4] two markers alone in their boxes come off, and the level rises by two', () => {
    const after = removeExhaustion(addExhaustion(start));
    expect([levelOf(after), kinds(after)]).toEqual([20, ['destroyed']]);
  });

  test('[21, 25.3.4] a marker that shares its box with a counter frees no box', () => {
    const shared = raiseMorale(lost(addExhaustion(start)), 1);
    expect(levelOf(shared)).toBe(18);
    const after = removeExhaustion(shared);
    expect([levelOf(after), kinds(after)]).toEqual([19, ['destroyed', 'destroyed']]);
  });

  test('[25.3.4] two markers in one box free that box alone', () => {
    const together = raiseMorale(addExhaustion(start), 1);
    expect(levelOf(together)).toBe(19);
    expect(levelOf(removeExhaustion(together))).toBe(20);
  });

  test('[25.3.4] counters below the gap close up', () => {
    const after = removeExhaustion(lost(lost(addExhaustion(start))));
    expect([levelOf(after), kinds(after)]).toEqual([18, ['destroyed', 'destroyed', 'destroyed']]);
  });

  test('[25.3.4] only as many markers come off as there are, of those that lie alone first', () => {
    const twice = addExhaustion(lost(raiseMorale(addExhaustion(start), 1)));
    expect(levelOf(twice)).toBe(16);
    const [once, again] = [removeExhaustion(twice), removeExhaustion(removeExhaustion(twice))];
    expect([levelOf(once), levelOf(again), levelOf(removeExhaustion(again))]).toEqual([18, 19, 19]);
    expect(kinds(again)).toEqual(['destroyed', 'destroyed']);
  });

  test('[21] the only box rises with the level from which later counters fill the track', () => {
    const risen = raiseMorale(addExhaustion(createTrack(20, 24)), 2);
    expect(levelOf(risen)).toBe(21);
    expect(levelOf(removeExhaustion(risen))).toBe(21);
    expect(levelOf(raiseMorale(start, 9)), 'never beyond the top').toBe(24);
  });
});

describe('23.4 and 23.4.4: points that are taken away', () => {
  test('[23.4.4] on an empty track the marker itself goes down, and the first counter is still free', () => {
    const worn = lowerMorale(createTrack(12, 18), 2);
    expect([levelOf(worn), worn.entries]).toEqual([10, []]);
    expect([levelOf(lost(worn)), levelOf(lost(lost(worn)))]).toEqual([10, 9]);
  });

  test('[23.4.4] on a track with counters each point fills a box', () => {
    const worn = lowerMorale(lost(createTrack(12, 18)), 2);
    expect([levelOf(worn), kinds(worn)]).toEqual([10, ['destroyed', 'paid', 'paid']]);
  });

  test('[23.4] a bonus that is taken back leaves the level of before, with and without counters', () => {
    for (const before of [createTrack(12, 18), lost(createTrack(12, 18)), lost(lost(createTrack(12, 18)))])
      expect(levelOf(lowerMorale(raiseMorale(before, 6), 6))).toBe(levelOf(before));
  });
});
