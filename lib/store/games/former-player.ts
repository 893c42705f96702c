/** How the computer plays for somebody who is not there any more. */
export const FORMER_PLAYER = { level: 'steady' } as const;
