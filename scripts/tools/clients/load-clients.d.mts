export declare const runClients: (load: {
  readonly addresses: readonly string[];
  readonly clients: number;
  readonly seconds?: number;
  /** At least so many for each client, however slow the machine is. */
  readonly rounds?: number;
}) => Promise<{
  readonly done: Readonly<Record<'read' | 'save' | 'publish', readonly number[]>>;
  readonly failures: readonly string[];
}>;
