import { describe, expect, test } from 'vitest';
import { say } from '@/components/words/testing/strict-english';
import { readShippedScenarios } from '@/content/testing/shipped-scenarios';
import { describeFinding } from '@/lib/game/contract/finding';
import { type AnyPlayRules, openSession } from '@/lib/game/play/session/game-session';
import { replay } from '@/lib/game/testing/replay';
import { scenarioSchema } from '../document/scenario';
import { listWallsHeld } from '../rules/siege/ramparts';
import { chooseEagerly, type Decision, playOut, seedRandom } from '../testing/random-play';
import { playUntil } from '../testing/siege';
import { play } from './';
import type { Action } from './actions';
import { countEncouragementDice } from './tasks/generals';

/** The full number is played by the long proof: `BATTLES=300 npx vitest run lib/systems/in-death-ground/play/play.test.ts`. */
const BATTLES = Math.min(300, Number(process.env.BATTLES ?? 3));
const MOST_CHOICES = 300;
/** It shares no divisor with the number of battles: as many games as there are battles play each of them once. */
const STRIDE = 7;
const PATIENCE = 60_000 + BATTLES * 20_000;

const shipped = readShippedScenarios('in-death-ground', scenarioSchema);

const checkDecision = ({ state, actions }: Decision): void => {
  expect(actions.length).toBeLessThanOrEqual(MOST_CHOICES);
  for (const action of actions) {
    const found = play.objections(state, action);
    if (found.length > 0) throw new Error(`${JSON.stringify(action)}: ${found.map(({ code }) => code)}`);
  }
};

const battleOf = (index: number) => {
  const found = shipped[index % shipped.length];
  if (!found) throw new Error('no battle');
  return found;
};

describe('any battle', () => {
  test(
    '[11.1] runs to its end: every offered choice meets no objection and applies',
    () => {
      for (let index = 0; index < BATTLES; index += 1) {
        const chance = seedRandom(index);
        const { scenario } = battleOf(index * STRIDE);
        const end = playOut(scenario, index, actions => chooseEagerly(chance, actions), checkDecision);
        expect(play.result(end)).not.toBeNull();
      }
    },
    PATIENCE,
  );

  test(
    'is the same again from the same seed and actions, and its state survives JSON; all has its words',
    () => {
      const { scenario } = battleOf(3);
      const actions: Action[] = [];
      const chance = seedRandom(7);
      const end = playOut(
        scenario,
        7,
        choices => chooseEagerly(chance, choices),
        ({ action, actions: offered, state }) => {
          actions.push(action);
          for (const entry of offered) {
            expect(say(play.describe(entry, 'all'))).not.toBe('');
            const odds = play.odds(state, entry);
            for (const id of Object.keys(odds?.ways ?? {}))
              expect(say(play.describeOutcome(id))).not.toBe('');
          }
          for (const event of play.apply(state, action).events)
            expect(say(play.describe(event, 'all'))).not.toBe('');
          const [, request] = [state, actions[Math.floor(actions.length / 2)]];
          for (const finding of request ? play.objections(state, request) : [])
            expect(say(describeFinding(finding))).not.toBe('');
          if (actions.length % 50 === 0) expect(JSON.parse(JSON.stringify(state))).toEqual(state);
        },
      );
      expect(replay(play, { scenario, seed: 7, actions }).state).toEqual(end);
      for (const { words } of play.position(end, 'all').pieces) expect(say(words)).not.toBe('');
    },
    PATIENCE,
  );
});

describe('the beginning', () => {
  const opened = (name: string) =>
    openSession(
      play as unknown as AnyPlayRules,
      shipped.find(({ file }) => file.includes(name))?.scenario as never,
      1,
    );

  test('[11.1] the log begins with who moves first, by a die where the armies are alike', () => {
    const [alike, unlike] = ['ashdown', 'idistaviso'].map(name => opened(name).moments[0].events[0]);
    expect([alike?.type, alike?.faces?.length]).toEqual(['moves-first', 1]);
    expect([unlike?.type, unlike?.faces]).toEqual(['moves-first', undefined]);
  });
});

describe('generals', () => {
  test('[5.3] an extraordinary man throws two dice to rally, and has two moves thrown again in a disciplined army', () => {
    const zama = shipped.find(({ file }) => file.startsWith('zama'));
    if (!zama) throw new Error('no Zama');
    const state = play.start(zama.scenario, 1);
    expect(countEncouragementDice(state, 0)).toBe(2);
  });
});

describe('the siege of Ezhou', () => {
  const ezhou = () => {
    const found = shipped.find(({ file }) => file.startsWith('ezhou'));
    if (!found) throw new Error('no Ezhou');
    return playUntil(play.start(found.scenario, 4), ({ round }) => round === 1);
  };

  test('[8.6, 17.3, 17.6, 19.12] engines, oxen, towers, boats and ships are all set up before the first turn', () => {
    const { units, scenario } = ezhou();
    const troops = units.filter(({ presence }) => presence === 'table').flatMap(({ elements }) => elements);
    const count = (troop: string, arm?: string) =>
      troops.filter(({ profile }) => profile.troop === troop && (!arm || profile.arm === arm)).length;
    expect([count('ship'), count('boat'), count('siege-tower'), count('fire-ox')]).toEqual([2, 2, 1, 1]);
    expect([count('artillery-heavy'), count('artillery-light', 'flame')]).toEqual([3, 1]);
    expect([count('skirmisher', 'rocket'), count('skirmisher', 'fire-lance')]).toEqual([2, 2]);
    const flame = troops.find(({ profile }) => profile.arm === 'flame');
    expect(flame && listWallsHeld(scenario, flame)).toHaveLength(1);
    expect(new Set(units.map(({ wick }) => wick))).toEqual(new Set([null, 2]));
  });
});

describe('what is hidden', () => {
  test('[9.2] without an ambush both sides see all there is to see', () => {
    const { scenario } = battleOf(0);
    const state = play.start(scenario, 1);
    for (const { id } of scenario.sides)
      expect(play.position(state, id)).toEqual(play.position(state, 'all'));
  });
});
