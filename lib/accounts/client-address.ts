import { isIP } from 'node:net';
import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js';

/** The header in which our own server passes on the visitor's address; the same header from a visitor is dropped. */
export const CLIENT_ADDRESS = 'x-battlewright-client';

/** Set by our own server when a program on this machine sends the request itself. */
export const LOCAL_REQUEST = 'x-battlewright-local';

/** Identifies a request in the log; one that a visitor sends is dropped. */
export const REQUEST_ID = 'x-request-id';

type Network = [IPv4 | IPv6, number];
export type TrustedProxies = readonly Network[];

const LOOPBACK = ['127.0.0.0/8', '::1'];

/** An address, an IPv4 address that came over IPv6 as IPv4; null for other text: the library alone would also read '1' as an address. */
const parseAddress = (text: string): IPv4 | IPv6 | null =>
  isIP(text.trim()) === 0 ? null : ipaddr.process(text.trim());

const parseNetwork = (entry: string): Network => {
  if (entry.includes('/')) return ipaddr.parseCIDR(entry);
  const address = parseAddress(entry);
  if (!address) throw new Error(`TRUSTED_PROXIES: ${entry} is not an address or network`);
  return [address, address.kind() === 'ipv6' ? 128 : 32];
};

/** Addresses and networks ('10.0.0.0/8', '::1', 'loopback') that may name the sender; throws at anything else. */
export const parseTrustedProxies = (list: readonly string[]): TrustedProxies =>
  list.flatMap(name => (name === 'loopback' ? LOOPBACK : [name])).map(parseNetwork);

const isTrusted = (address: IPv4 | IPv6, trusted: TrustedProxies): boolean =>
  ipaddr.subnetMatch(address, { trusted: [...trusted] }, 'unknown') === 'trusted';

/** Whether the peer of a connection is a proxy whose headers are trusted. */
export const isTrustedPeer = (peer: string, trusted: TrustedProxies): boolean => {
  const address = parseAddress(peer);
  return address !== null && isTrusted(address, trusted);
};

const THIS_MACHINE = parseTrustedProxies(['loopback']);

/** Host names under which this machine asks itself. */
const OWN_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

const PROXY_HEADERS = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

/** Whether a program on this machine sent the request itself: the connection says so, not a header, and no proxy added one. */
export const isLocalRequest = (
  peer: string,
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
): boolean =>
  isTrustedPeer(peer, THIS_MACHINE) &&
  OWN_HOST.test(String(headers.host ?? '')) &&
  PROXY_HEADERS.every(name => headers[name] === undefined);

/**
 * Who sent a request: the other end of the connection, unless that is a trusted proxy; then whom the proxy names, and so on from the right.
 * What a visitor writes into the header stands further left and is never reached.
 */
export const findClientAddress = (
  peer: string,
  forwardedFor: string | undefined,
  trusted: TrustedProxies,
): string => {
  const chain = [...(forwardedFor ?? '').split(','), peer].flatMap(text => parseAddress(text) ?? []);
  const sender = chain.findLast(address => !isTrusted(address, trusted));
  return (sender ?? chain[0])?.toString() ?? 'unknown';
};

/** Whom a limit counts: an address, or the /64 network of a household, which has billions of IPv6 addresses. */
export const toRateLimitKey = (text: string): string => {
  const address = parseAddress(text);
  if (!address || !('parts' in address)) return text;
  return `${address.parts
    .slice(0, 4)
    .map(part => part.toString(16))
    .join(':')}::/64`;
};
