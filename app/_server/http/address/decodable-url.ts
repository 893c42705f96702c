const REPLACEMENT = '%EF%BF%BD';

/** A `%` is followed by two digits, or it is a plain character. */
const LONE_SIGN = /%(?![0-9a-f]{2})/gi;
const ESCAPES = /(?:%[0-9a-f]{2})+/gi;

/**
 * An address whose path everybody can decode: bytes that are not text become U+FFFD, as in every browser. A router that
 * cannot decode a path answers with a bare failure; with this the address is simply not found.
 */
export const toDecodableUrl = (address: string): string => {
  const end = address.search(/[?#]/);
  const path = end === -1 ? address : address.slice(0, end);
  const rest = end === -1 ? '' : address.slice(end);
  return path.replace(LONE_SIGN, '%25').replace(ESCAPES, replaceUndecodable) + rest;
};

const replaceUndecodable = (escapes: string): string => {
  try {
    decodeURIComponent(escapes);
    return escapes;
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return REPLACEMENT;
  }
};
