/** The address of a module's bundle. */
export function bundled(entry: string): Promise<string>;
