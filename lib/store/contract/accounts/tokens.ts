import { describe, expect, test } from 'vitest';
import {
  createToken,
  deleteToken,
  deleteTokens,
  isScopeAllowed,
  listTokens,
  recordTokenUse,
} from '../../accounts/tokens';
import type { Store } from '../../engine/open-store';
import { type Engine, useEngine } from '../../testing/engines';
import { makeToken } from '../../testing/fixtures';

const withTime = (store: Store, time: string): Store => ({ ...store, now: () => time });

const testTokenUse = (engine: Engine) =>
  describe('an API token', () => {
    const { open } = useEngine(engine);

    test('names its owner until it is revoked, and is kept as a hash', async () => {
      const store = await open();
      const token = await createToken(store, 'anna', makeToken('My script', { scope: 'check' }));
      expect(await recordTokenUse(store, token)).toEqual({ type: 'valid', owner: 'anna', scope: 'check' });
      for (const wrong of ['', 'bw_', `${token}x`, token.replace(/.$/, '!')])
        expect(await recordTokenUse(store, wrong)).toEqual({ type: 'unknown' });
      expect(JSON.stringify(await store.db.selectFrom('tokens').selectAll().execute())).not.toContain(token);
      const [kept] = await listTokens(store, 'anna');
      expect(kept).toMatchObject({ title: 'My script', scope: 'check', expiresAt: null, isExpired: false });
      expect(await deleteToken(store, kept?.id ?? '', 'bert')).toBe(false);
      expect(await deleteToken(store, kept?.id ?? '', 'anna')).toBe(true);
      expect(await recordTokenUse(store, token)).toEqual({ type: 'unknown' });
    });

    test('expires at its moment, and stays in the list as expired', async () => {
      const store = await open();
      const expiresAt = '2031-01-01T00:00:00.000Z';
      const token = await createToken(store, 'anna', makeToken('Short-lived', { expiresAt }));
      const before = withTime(store, '2030-12-31T23:59:59.999Z');
      expect(await recordTokenUse(before, token)).toMatchObject({ type: 'valid' });
      expect(await recordTokenUse(withTime(store, expiresAt), token)).toEqual({ type: 'expired' });
      expect(await listTokens(before, 'anna')).toMatchObject([{ isExpired: false, expiresAt }]);
      expect(await listTokens(withTime(store, expiresAt), 'anna')).toMatchObject([{ isExpired: true }]);
    });

    test('its last use is noted once a minute', async () => {
      const store = await open();
      const token = await createToken(store, 'anna', makeToken('Busy'));
      const usedAfter = async (time: string) => {
        await recordTokenUse(withTime(store, time), token);
        return (await listTokens(store, 'anna'))[0]?.usedAt;
      };
      expect((await listTokens(store, 'anna'))[0]?.usedAt).toBeNull();
      const [first, sameMinute, nextMinute] = ['00:10:05', '00:10:59', '00:11:00'].map(
        time => `2030-05-01T${time}.000Z`,
      );
      expect(await usedAfter(first ?? '')).toBe(first);
      expect(await usedAfter(sameMinute ?? '')).toBe(first);
      expect(await usedAfter(nextMinute ?? '')).toBe(nextMinute);
    });
  });

const testRevoking = (engine: Engine) =>
  describe('API tokens', () => {
    const { open } = useEngine(engine);

    test('all of one owner are revoked at once', async () => {
      const store = await open();
      for (const owner of ['anna', 'anna', 'bert']) await createToken(store, owner, makeToken('Script'));
      await deleteTokens(store, 'anna');
      expect(await listTokens(store, 'anna')).toEqual([]);
      expect(await listTokens(store, 'bert')).toHaveLength(1);
    });

    test('publishing includes checking, and not the other way round', () => {
      expect(isScopeAllowed('publish', 'check')).toBe(true);
      expect(isScopeAllowed('publish', 'publish')).toBe(true);
      expect(isScopeAllowed('check', 'check')).toBe(true);
      expect(isScopeAllowed('check', 'publish')).toBe(false);
    });
  });

export function tokenContract(engine: Engine): void {
  testTokenUse(engine);
  testRevoking(engine);
}
