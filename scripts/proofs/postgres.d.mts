export function startPostgres(): Promise<{ readonly url: string; stop(): Promise<void> } | null>;
