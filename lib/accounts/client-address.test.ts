import { describe, expect, test } from 'vitest';
import { clientAddress, countedAs, trustedProxies } from './client-address';

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
    expect(clientAddress(peer, forwarded, trustedProxies(trusted))).toBe(expected),
  );

  test('one household of IPv6 is counted once', () => {
    expect(countedAs('2001:db8:0:12:aaaa::1')).toBe('2001:db8:0:12::/64');
    expect(countedAs('2001:0DB8::12:0:0:0:2')).toBe(countedAs('2001:db8:0:12::2'));
    expect(countedAs('203.0.113.9')).toBe('203.0.113.9');
  });

  test('a trusted proxy that is no address is said at once', () =>
    expect(() => trustedProxies(['proxy.example'])).toThrow());
});
