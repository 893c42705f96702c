/** An element of a well-formed file: enough of XML to read what we write. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

interface OpenElement {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: XmlElement[];
  text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const decode = (text: string): string =>
  text.replace(/&([^;]*);?/g, (_, name: string) => {
    const found = ENTITIES[name];
    if (found === undefined) throw new Error(`unknown entity ${name}`);
    return found;
  });

const parseAttributes = (text: string): Record<string, string> => {
  const attributes: Record<string, string> = {};
  const rest = text.replace(/\s+([\w.]+)="([^"<]*)"/g, (_, name: string, value: string) => {
    if (name in attributes) throw new Error(`${name} stands twice`);
    attributes[name] = decode(value);
    return '';
  });
  if (rest.trim() !== '') throw new Error(`not an attribute: ${rest}`);
  return attributes;
};

/** Throws at the first fault. */
export const parseXml = (source: string): XmlElement => {
  const text = source.replace(/^<\?xml[^>]*\?>\s*/, '');
  const root: OpenElement = { name: '', attributes: {}, children: [], text: '' };
  const open: OpenElement[] = [root];
  for (const [, close, name = '', attributes = '', end, content = ''] of text.matchAll(
    /<(\/?)([\w.]+)((?:\s+[\w.]+="[^"<]*")*)\s*(\/?)>([^<]*)/g,
  )) {
    if (close) {
      const done = open.pop();
      if (done?.name !== name) throw new Error(`${done?.name} ends as ${name}`);
      open.at(-1)?.children.push(done);
    } else {
      const element = { name, attributes: parseAttributes(attributes), children: [], text: '' };
      if (end) open.at(-1)?.children.push(element);
      else open.push(element);
    }
    const last = open.at(-1);
    if (last) last.text += decode(content);
  }
  const [first] = root.children;
  if (open.length !== 1 || !first || root.children.length !== 1) throw new Error('not one whole element');
  return first;
};

export const findAll = (element: XmlElement, ending: string): readonly XmlElement[] => [
  ...(element.name.endsWith(ending) ? [element] : []),
  ...element.children.flatMap(child => findAll(child, ending)),
];
