import { describe, expect, test } from 'vitest';
import { findClientAddress, isLocalRequest, parseTrustedProxies, toRateLimitKey } from './client-address';

describe('the address of a visitor', () => {
  test.each([
    ['without a proxy it is the other end', [], '203.0.113.9', undefined, '203.0.113.9'],
    ['a forged header changes nothing', [], '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['a trusted proxy names it', ['loopback'], '127.0.0.1', '203.0.113.9', '203.0.113.9'],
    [
      'behind it a forged one stands further left',
      ['loopback'],
      '::1',
      '1.2.3.4, 203.0.113.9',
      '203.0.113.9',
    ],
    ['two proxies', ['10.0.0.0/8', '::1'], '::1', '1.2.3.4, 203.0.113.9, 10.1.2.3', '203.0.113.9'],
    ['a proxy that is not trusted is the visitor', ['10.0.0.1'], '10.0.0.2', '203.0.113.9', '10.0.0.2'],
    ['an IPv4 address over IPv6', ['127.0.0.1'], '::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['rubbish is passed over', ['loopback'], '127.0.0.1', 'a"b, <x>, 203.0.113.9, ', '203.0.113.9'],
    ['a proxy that speaks for itself', ['loopback'], '127.0.0.1', undefined, '127.0.0.1'],
  ])('%s', (_, trusted, peer, forwarded, expected) =>
    expect(findClientAddress(peer, forwarded, parseTrustedProxies(trusted))).toBe(expected),
  );

  test('one household of IPv6 is counted once', () => {
    expect(toRateLimitKey('2001:db8:0:12:aaaa::1')).toBe('2001:db8:0:12::/64');
    expect(toRateLimitKey('2001:0DB8::12:0:0:0:2')).toBe(toRateLimitKey('2001:db8:0:12::2'));
    expect(toRateLimitKey('203.0.113.9')).toBe('203.0.113.9');
  });

  test('a trusted proxy that is no address is said at once', () =>
    expect(() => parseTrustedProxies(['proxy.example'])).toThrow());
});

describe('a program on this machine', () => {
  const host = { host: 'localhost:3000' };
  test.each([
    ['asks for itself', '127.0.0.1', host, true],
    ['over IPv6', '::1', { host: '[::1]:3000' }, true],
    ['an IPv4 address over IPv6', '::ffff:127.0.0.1', { host: '127.0.0.1:3000' }, true],
    ['another machine', '10.0.0.2', host, false],
    ['another machine that claims to be this one', '10.0.0.2', { ...host, 'x-real-ip': '127.0.0.1' }, false],
    ['a proxy on this machine', '127.0.0.1', { ...host, 'x-forwarded-for': '203.0.113.9' }, false],
    ['a proxy that says so by other names', '127.0.0.1', { ...host, forwarded: 'for=1.2.3.4' }, false],
    ['a proxy that hands the public name on', '127.0.0.1', { host: 'battles.example' }, false],
  ])('%s', (_, peer, headers, expected) => expect(isLocalRequest(peer, headers)).toBe(expected));
});
