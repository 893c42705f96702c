import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { checkDocument } from '@/lib/game/check/check-document';
import { openSession, reopenSession, toGameRecord } from '@/lib/game/play/session/game-session';
import { expandRecord, shortenRecord } from '@/lib/game/play/session/short-record';
import { readPlayable } from './playable-scenario';
import { parseRecord } from './saved-games';
import { playOn } from './testing/play-on';

const open = async (file: string) => {
  const playable = await readPlayable(
    JSON.parse(await readFile(`content/scenarios/${file}.json`, 'utf8')),
    null,
  );
  if (!playable) throw new Error(`${file} cannot be played`);
  return playable;
};

describe.each([
  ['lost-battles/cannae', ['set-up', 'steady-commands', 'fortune']],
  ['prussias-glory/rossbach-battle', []],
  ['in-death-ground/maldon-991', ['set-up']],
  ['pocket-battles/pocket-clastidium', ['set-up']],
  ['perikles/perikles-431', ['relations']],
])('%s', (file, ids) => {
  test(`leaves to the players: ${ids.join(', ') || 'nothing'}`, async () => {
    const { rules, scenario } = await open(file);
    expect(rules.startOptions(scenario).map(({ id }) => id)).toEqual(ids);
  });

  test('every choice gives a battle that breaks no rule and can be played; reload and link keep it', async () => {
    const { rules, scenario, system } = await open(file);
    for (const { id, choices, usual } of rules.startOptions(scenario))
      for (const choice of (choices?.map(each => each.id) ?? ['off', 'on']).filter(each => each !== usual)) {
        const match = playOn(openSession(rules, scenario, 3, 2, { [id]: choice }), 25);
        expect(match.options, id).toEqual({ [id]: choice });
        expect(match.moments.length, id).toBe(26);
        const { findings } = checkDocument(system.documents.scenario, match.scenario);
        expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
        const record = parseRecord(JSON.stringify(toGameRecord(match)));
        const again = record && reopenSession(rules, scenario, record);
        expect(again?.fitted).toBe(25);
        expect(again?.match.scenario).toEqual(match.scenario);
        expect(expandRecord(rules, scenario, shortenRecord(match)).record).toEqual(toGameRecord(match));
      }
  });

  test('a choice that is not offered changes nothing', async () => {
    const { rules, scenario } = await open(file);
    const match = openSession(rules, scenario, 3, 2, { 'set-up': 'elsewhere', constructor: 'on' });
    expect(match.scenario).toBe(scenario);
    expect(match.options).toEqual({});
  });
});
