import { describe, expect, test } from 'vitest';
import { readShippedScenario } from '@/content/testing/shipped-scenarios';
import { leaderOfId } from '../../document/army';
import { type Scenario, scenarioSchema } from '../../document/scenario';
import { getCurrentLeader } from '../../rules/field';
import { play } from '..';
import { describePiece } from '../describe';
import type { State } from '../state';
import { loseLeader } from './piece-changes';

const load = (name: string): Scenario => readShippedScenario('prussias-glory', name, scenarioSchema);

const nameOf = (state: State, id: string): string =>
  getCurrentLeader(state, leaderOfId(state.scenario, id)).name;

describe('9.1 Replacement leaders', () => {
  const leuthen = play.start(load('leuthen'), 1);

  test('[9.1] a replacement has not the name of the fallen, on the map and in the log', () => {
    const fallen = loseLeader(leuthen, 'nadasdy', 'killed').state;
    expect(nameOf(leuthen, 'nadasdy')).toBe('Nádasdy');
    expect(nameOf(fallen, 'nadasdy')).not.toContain('dasdy');
    expect(nameOf(fallen, 'nadasdy')).not.toBe('');
    const shown = play.position(fallen, 'all').pieces.find(({ id }) => id === 'nadasdy');
    expect(shown?.name).toBe(nameOf(fallen, 'nadasdy'));
    expect(JSON.stringify(describePiece(fallen, 'nadasdy'))).not.toContain('dasdy');
  });

  test('[9.1] a replacement is called in the language of the battle', () => {
    const german = play.start({ ...leuthen.scenario, language: 'de' }, 1);
    expect(nameOf(loseLeader(german, 'nadasdy', 'killed').state, 'nadasdy')).toBe('Ersatzanführer');
  });

  test('[9.1] a second keeps the name that is printed on the reverse, and what he leaves gets a replacement', () => {
    const fallen = loseLeader(leuthen, 'karl', 'wounded').state;
    expect(nameOf(fallen, 'karl')).toBe('Daun');
    const torgau = play.start(load('torgau'), 1);
    const promoted = loseLeader(torgau, 'daun', 'killed').state;
    const second = torgau.scenario.forces[1]?.commander?.second;
    if (!second || !('leader' in second)) throw new Error('the second is no wing leader');
    expect(nameOf(promoted, 'daun')).toBe(leaderOfId(torgau.scenario, second.leader).name);
    expect(nameOf(promoted, second.leader)).not.toBe(leaderOfId(torgau.scenario, second.leader).name);
  });

  test('[9.1] the second stands where the commander fell, or where the promoted wing leader was', () => {
    const fallen = loseLeader(leuthen, 'karl', 'wounded').state;
    expect(fallen.field.leaders.karl).toBe(leuthen.field.leaders.karl);
    const torgau = play.start(load('torgau'), 1);
    const promoted = loseLeader(torgau, 'daun', 'killed').state;
    expect(promoted.field.leaders.daun).toBe(torgau.field.leaders.odonnell);
    expect(promoted.field.leaders.odonnell).toBe(torgau.field.leaders.odonnell);
  });

  test('[9.1] where no unit is left in the hex the second joins the nearest own unit', () => {
    const hex = leuthen.field.leaders.karl ?? -1;
    const { [hex]: gone = [], ...stacks } = leuthen.field.stacks;
    expect(gone.length).toBeGreaterThan(0);
    const fallen = loseLeader({ ...leuthen, field: { ...leuthen.field, stacks } }, 'karl', 'killed').state;
    const refuge = fallen.field.leaders.karl ?? -1;
    expect([refuge === hex, fallen.field.stacks[refuge] === undefined]).toEqual([false, false]);
  });

  test('[9.1] a second who has fallen before as a wing leader does not take over', () => {
    const torgau = play.start(load('torgau'), 1);
    const bereft = loseLeader(torgau, 'odonnell', 'wounded').state;
    const { state: after, events } = loseLeader(bereft, 'daun', 'killed');
    expect(events.map(({ type }) => type)).toEqual(['no-commander']);
    expect(after.armies[1].hasCommander).toBe(false);
    expect(after.field.leaders.odonnell).toBe(torgau.field.leaders.odonnell);
    expect(loseLeader(torgau, 'daun', 'killed').state.armies[1].hasCommander).toBe(true);
  });

  test('[9.1] a replacement leads his wing, with no gift of his own', () => {
    const fallen = loseLeader(leuthen, 'nadasdy', 'killed').state;
    expect(getCurrentLeader(fallen, leaderOfId(fallen.scenario, 'nadasdy'))).toMatchObject({
      kind: 'wing',
      wing: leaderOfId(leuthen.scenario, 'nadasdy').wing,
      initiative: null,
      special: false,
      morale: 0,
      traits: [],
    });
  });
});
