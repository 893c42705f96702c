import { BlockList, isIP, isIPv6 } from 'node:net';

/** The header under which our own server hands the visitor's address on; what a visitor sends under this name is thrown away. */
export const CLIENT_ADDRESS = 'x-battlewright-client';

/** Set by our own server when a program on this machine asks for itself. */
export const LOCAL_REQUEST = 'x-battlewright-local';

/** By it a request is found in the log; a visitor's own is thrown away. */
export const REQUEST_ID = 'x-request-id';

const LOOPBACK = ['127.0.0.0/8', '::1'];

/** Addresses and networks ('10.0.0.0/8', '::1', 'loopback') that speak for others; throws at what is none. */
export const parseTrustedProxies = (list: readonly string[]): BlockList => {
  const trusted = new BlockList();
  for (const entry of list.flatMap(name => (name === 'loopback' ? LOOPBACK : [name]))) {
    const [network = '', prefix] = entry.split('/');
    if (isIP(network) === 0) throw new Error(`TRUSTED_PROXIES: ${entry} is not an address or network`);
    const family = isIPv6(network) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) trusted.addAddress(network, family);
    else trusted.addSubnet(network, Number(prefix), family);
  }
  return trusted;
};

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** One way to write an address: an IPv4 address that came over IPv6 is an IPv4 address. */
const normalizeAddress = (address: string): string => MAPPED.exec(address.trim())?.[1] ?? address.trim();

const isTrusted = (address: string, trusted: BlockList): boolean =>
  isIP(address) !== 0 && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Whether the other end of a connection is a proxy whose word about a request is believed. */
export const isTrustedPeer = (peer: string, trusted: BlockList): boolean =>
  isTrusted(normalizeAddress(peer), trusted);

const THIS_MACHINE = parseTrustedProxies(['loopback']);

/** Names under which this machine is asked by itself. */
const OWN_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

const PASSED_ON = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

/** Whether a program on this machine asks for itself: the connection, not a header, says so, and no proxy has left its mark. */
export const isLocalRequest = (
  peer: string,
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
): boolean =>
  isTrustedPeer(peer, THIS_MACHINE) &&
  OWN_HOST.test(String(headers.host ?? '')) &&
  PASSED_ON.every(name => headers[name] === undefined);

/**
 * Who sent a request: the other end of the connection, unless that is a trusted proxy; then whom the proxy names, and so on from the right.
 * What a visitor writes into the header himself stands further left and is never reached.
 */
export const findClientAddress = (
  peer: string,
  forwardedFor: string | undefined,
  trusted: BlockList,
): string => {
  const chain = [...(forwardedFor ?? '').split(','), peer]
    .map(normalizeAddress)
    .filter(address => isIP(address) !== 0);
  const sender = chain.findLast(address => !isTrusted(address, trusted));
  return sender ?? chain[0] ?? 'unknown';
};

/** Whom a limit counts: an address, or the network of a household where one has billions of addresses. */
export const toRateLimitKey = (address: string): string =>
  isIPv6(address) ? `${expandGroups(address).slice(0, 4).join(':')}::/64` : address;

const expandGroups = (address: string): readonly string[] => {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array.from({ length: missing }, () => '0'), ...right].map(group =>
    (group.replace(/^0+/, '') || '0').toLowerCase(),
  );
};
