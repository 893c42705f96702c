/**
 * VASSAL's lists of texts: joined by a sign, with a backslash before that sign inside a text. It escapes nothing else, so that texts of
 * ours never hold a backslash.
 */
export const encodeSequence = (sign: string, tokens: readonly string[]): string =>
  tokens.map(token => quote(token.replaceAll(sign, `\\${sign}`))).join(sign);

const isQuoted = (text: string): boolean => text.length > 1 && text.startsWith("'") && text.endsWith("'");

const quote = (token: string): string =>
  token.startsWith('\\') || isQuoted(token) || token === "'" ? `'${token}'` : token;

export const decodeSequence = (sign: string, text: string): readonly string[] => {
  const tokens: string[] = [''];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (letter === '\\' && text[at + 1] === sign) {
      tokens[tokens.length - 1] += sign;
      at += 1;
    } else if (letter === sign) tokens.push('');
    else tokens[tokens.length - 1] += letter;
  }
  return tokens.map(token => (isQuoted(token) ? token.slice(1, -1) : token));
};

/** What no name of a piece, board or side may hold: signs that end a line, a field or a file of VASSAL. */
export const toPlainName = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\ufffe\uffff]+/gu, ' ')
    .replaceAll('\\', '/')
    .trim();
