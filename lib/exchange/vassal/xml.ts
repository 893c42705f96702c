const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What XML may not hold at all is left out. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/gu;

export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, sign => ESCAPES[sign] ?? sign);

export type XmlAttributes = Readonly<Record<string, string | number | boolean>>;

/** An element; its content is XML already, or escaped text. */
export const writeXml = (name: string, attributes: XmlAttributes = {}, content = ''): string => {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value)).replace(/[\t\n\r]/g, ' ')}"`)
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
};
