export type BackupRow = Readonly<Record<string, unknown>>;

/** A row as one line of JSON with its columns in order, so that equal rows of both engines are equal lines. */
export const toLine = (row: BackupRow): string =>
  `${JSON.stringify(
    Object.fromEntries(
      Object.entries(row)
        .sort(byName)
        .map(([name, value]) => [name, encodeValue(value)]),
    ),
  )}\n`;

export const fromLine = (line: string): BackupRow =>
  Object.fromEntries(
    Object.entries(JSON.parse(line) as BackupRow).map(([name, value]) => [name, decodeValue(value)]),
  );

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1);

interface Bytes {
  readonly bytes: string;
}

const encodeValue = (value: unknown): unknown => {
  const bytes = bytesOf(value);
  return bytes ? ({ bytes: bytes.toString('base64') } satisfies Bytes) : value;
};

/** The engines give bytes in different wrappings. */
const bytesOf = (value: unknown): Buffer | null => {
  if (ArrayBuffer.isView(value)) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  return Object.prototype.toString.call(value) === '[object ArrayBuffer]'
    ? Buffer.from(value as ArrayBuffer)
    : null;
};

const decodeValue = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'bytes' in value
    ? Buffer.from(String(value.bytes), 'base64')
    : value;
