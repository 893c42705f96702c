/** What a play page's address asks for. */
export interface PlayRequest {
  readonly variant: string | null;
  /** Continue the game that is saved here, without asking anything first. */
  readonly continues: boolean;
}

/** The query of a play page that asks for this; empty where nothing is asked. */
export const composePlayQuery = ({ variant, continues }: PlayRequest): string => {
  const asked = [
    ...(variant === null ? [] : [`variant=${encodeURIComponent(variant)}`]),
    ...(continues ? ['continue'] : []),
  ];
  return asked.length === 0 ? '' : `?${asked.join('&')}`;
};

export const asksToContinue = (query: string): boolean => new URLSearchParams(query).has('continue');
