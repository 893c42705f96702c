import { describe, expect, test } from 'vitest';
import { say } from '@/components/words/testing/strict-english';
import leuctra from '@/content/scenarios/lost-battles/leuctra.json';
import type { Change } from '@/lib/documents/change';
import type { OddsPreview } from '@/lib/game/contract/odds-preview';
import { scenarioSchema } from '../document/scenario';
import { battle, entry, group, withForces, withGroups } from '../testing/scenario-builder';
import type { GeneralClass, GeneralKind } from '../vocabulary';
import { previews } from './previews';

/** Throws at a missing word instead of showing its key. */
const FORCES = withForces(
  [
    entry('hoplites', 'hoplite', 'average', 2),
    entry('horse', 'heavy-cavalry', 'average'),
    entry('scythes', 'scythed-chariot', 'unclassed'),
  ],
  [entry('levy', 'heavy-infantry', 'levy', 4)],
);

const withGeneral = (kind: GeneralKind, generalClass: GeneralClass): Change => ({
  op: 'replace',
  path: ['forces', 0, 'generals'],
  value: [
    {
      id: 'general',
      name: 'The general',
      class: generalClass,
      kind,
      ...(kind === 'leader' ? { guard: 'hoplites-1' } : {}),
    },
  ],
});

const LEVY = group('second', 'C3', ['levy-1', 'levy-2']);
const line = (units: readonly string[], generals: string[] = []) => group('first', 'C2', units, { generals });

const fight = (units: readonly string[], ...more: readonly Change[]) =>
  battle(...FORCES, withGroups(line(units), LEVY), ...more);

const ids = (found: readonly OddsPreview[]) => found.map(({ id }) => id);
const one = (found: readonly OddsPreview[], id: string): OddsPreview => {
  const preview = found.find(other => other.id === id);
  if (!preview) throw new Error(`no preview ${id}`);
  return preview;
};
const oddsIn = ({ outcomes, odds }: OddsPreview) =>
  outcomes.map(({ id, label }) => [say(label), `${odds.ways[id]}/${odds.total}`]);
const linesIn = ({ lines }: OddsPreview) =>
  lines.map(({ label, value, rule }) => [say(label), value, rule.section]);

describe('the odds of an attack before a battle', () => {
  test('[6.5] [6.6] hoplites that lead against a levy have every line, the number of the table and all 36 ways', () => {
    const preview = one(previews(fight(['hoplites-1', 'hoplites-2']), 'hoplites-1'), 'lead');
    expect(say(preview.title)).toBe('Lead unit hoplites against levy');
    expect(linesIn(preview)).toEqual([
      ['Lead unit', 1, '6.5'],
      ['Against levy', 1, '6.5'],
      ['Fresh hoplites or phalanx in the lead', 1, '6.5'],
      ['Combat table: heavy infantry against heavy infantry', -9, '6.6'],
    ]);
    // With three added, 9 is missed by a sum under 6, met by 6, passed by one or two with 7 and 8, by three with 9, by more
    // from 10; hoplites must go all out (6.7).
    expect(oddsIn(preview)).toEqual([
      ['no hit', '10/36'],
      ['one hit', '11/36'],
      ['one hit, all out', '5/36'],
      ['two hits', '6/36'],
      ['two hits, all out', '4/36'],
    ]);
  });

  test('[3.1] [6.5] at Leuctra the Sacred Band throws without the bonus of hoplites against hoplites: 26 of 36 hit', () => {
    const preview = one(previews(scenarioSchema.parse(leuctra), 'sacred-band'), 'lead-with-bonus');
    expect(linesIn(preview).map(([label]) => label)).not.toContain('Hoplites against hoplites');
    const hits = preview.outcomes
      .filter(({ id }) => id !== 'no-hit' && id !== 'no-hit-unless-all-out')
      .reduce((sum, { id }) => sum + (preview.odds.ways[id] ?? 0n), 0n);
    expect(`${hits}/${preview.odds.total}`).toBe('26/36');
  });

  test('[4.4] the choices are shown apart: leading, with a bonus, following', () => {
    expect(ids(previews(fight(['hoplites-1', 'hoplites-2']), 'hoplites-2'))).toEqual([
      'lead',
      'lead-with-bonus',
      'follow',
      'morale',
    ]);
    expect(ids(previews(fight(['hoplites-1']), 'hoplites-1'))).toEqual(['lead', 'lead-with-bonus', 'morale']);
  });

  test('[6.3] beside scythed chariots nobody else leads', () => {
    const scenario = fight(['scythes', 'horse']);
    expect(ids(previews(scenario, 'horse'))).toEqual(['follow', 'morale']);
    expect(ids(previews(scenario, 'scythes'))).toContain('lead');
  });

  test('[6.1] whoever faces no enemy, or waits off the field, attacks nobody', () => {
    const away = battle(
      ...FORCES,
      withGroups(group('first', 'C2', ['hoplites-1'], { facing: 'left' }), LEVY),
    );
    expect(ids(previews(away, 'hoplites-1'))).toEqual(['morale']);
    expect(previews(away, 'horse')).toEqual([]);
    expect(previews(away, 'nobody')).toEqual([]);
  });
});

describe('the odds of a rally', () => {
  const withHim = (kind: GeneralKind, generalClass: GeneralClass, unit = 'hoplites-1') =>
    battle(...FORCES, withGeneral(kind, generalClass), withGroups(line([unit], ['general']), LEVY));

  test('[8.5] a leader rallies his fresh guard, a commander only a spent unit', () => {
    expect(ids(previews(withHim('leader', 'average'), 'hoplites-1'))).toContain('rally');
    expect(ids(previews(withHim('commander', 'average'), 'hoplites-1'))).toContain('rally-spent');
  });

  test('[8.5] nobody rallies scythed chariots', () => {
    expect(ids(previews(withHim('commander', 'average', 'scythes'), 'scythes'))).not.toContain('rally-spent');
    expect(previews(withHim('commander', 'average', 'scythes'), 'general')).toEqual([]);
  });

  test('[8.5] the general himself has the odds of his rally, in words', () => {
    const [preview, ...more] = previews(withHim('commander', 'brilliant'), 'general');
    expect(more).toEqual([]);
    expect(preview && say(preview.title)).toBe('Rally of a unit by The general');
    expect(preview?.outcomes.map(({ label }) => say(label))[0]).toBe('hit undone');
    const ways = Object.values(preview?.odds.ways ?? {}).reduce((sum, count) => sum + count, 0n);
    expect(ways).toBe(36n);
  });
});

describe('the odds of a morale test', () => {
  test('[7.1] one die halved: each morale twice in six, with the units that would leave', () => {
    const even = battle(
      ...FORCES,
      withGroups(line(['hoplites-1', 'hoplites-2', 'horse']), group('second', 'C4', ['levy-1', 'levy-2'])),
    );
    const preview = one(previews(even, 'horse'), 'morale');
    expect(preview.lines).toEqual([]);
    expect(oddsIn(preview)).toEqual([
      ['army morale 3: all units stay', '2/6'],
      ['army morale 2: all units stay', '2/6'],
      ['army morale 1: all units stay', '2/6'],
    ]);
  });

  test('[7.1] twice as many enemies press on the army, and its lines say so', () => {
    const scenario = battle(
      ...FORCES,
      withGroups(line(['horse', 'hoplites-1']), group('second', 'C4', ['levy-1', 'levy-2'])),
    );
    const preview = one(previews(scenario, 'hoplites-1'), 'morale');
    expect(linesIn(preview)).toEqual([['The enemy has twice as many units', -1, '7.1']]);
    // The horse goes with the hoplites; the chariots have not deployed and do not wait for them.
    expect(oddsIn(preview)[2]).toEqual(['army morale 0: 2 units leave', '2/6']);
  });
});
