import { randomBytes, randomInt } from 'node:crypto';
import { z } from 'zod';
import { AVAILABLE_LEVELS, LEVELS } from '@/lib/game/computer/levels';
import type { StartOptions } from '@/lib/game/contract/start-options';
import type { Side } from '@/lib/game/document/scenario-base';
import { isStartOptions } from '@/lib/game/play/session/start-options';
import { hashSecret } from '@/lib/store/accounts/secret-hash';
import { readDraftText } from '@/lib/store/documents/drafts';
import { readVersion } from '@/lib/store/documents/versions';
import { createGame, type NewSeat } from '@/lib/store/games/games';
import { TIMEOUT_RULES } from '@/lib/store/schema/game-tables';
import { DEADLINES, runJob } from '../jobs';
import { getStore } from '../store';
import { MOST_GAMES } from './limits';

const PACES = [1, 3, 7] as const;

export const availableLevel = z.enum(LEVELS).refine(level => AVAILABLE_LEVELS.includes(level));

/** Who plays a seat: the person who begins, somebody with the link, or the computer. */
const seatChoice = z.union([
  z.strictObject({ type: z.literal('me') }),
  z.strictObject({ type: z.literal('link') }),
  z.strictObject({ type: z.literal('computer'), level: availableLevel }),
]);

export const newGame = z.strictObject({
  battle: z.union([
    z.strictObject({ slug: z.string().max(200), n: z.number().int().positive() }),
    z.strictObject({ draft: z.string().max(100) }),
  ]),
  variant: z.string().max(200).nullable(),
  seats: z.record(z.string().max(100), seatChoice),
  options: z.custom<StartOptions>(isStartOptions).default({}),
  paceDays: z.union(PACES.map(days => z.literal(days))).nullable(),
  onTimeout: z.enum(TIMEOUT_RULES),
});

export type NewGameInput = z.infer<typeof newGame>;

/** Letters that are not mistaken for each other. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Nobody guesses it: the address of a game is enough to watch it. */
const newGameId = (): string =>
  [4, 4, 4]
    .map(count => Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join(''))
    .join('-');

export const createSeatToken = (): string => randomBytes(16).toString('base64url');

interface Battle {
  readonly text: string;
  readonly home: string;
}

const findBattle = async ({ battle }: NewGameInput, user: string): Promise<Battle | null> => {
  const store = await getStore();
  if ('draft' in battle) {
    const draft = await readDraftText(store, battle.draft, user);
    return draft && { text: draft.text, home: '' };
  }
  const version = await readVersion(store, battle.slug, battle.n);
  return version && { text: version.text, home: `/s/${battle.slug}/v/${battle.n}` };
};

export type NewGameOutcome =
  | { readonly type: 'made'; readonly id: string; readonly tokens: Readonly<Record<string, string>> }
  | { readonly type: 'unknown-battle' | 'bad-request' | 'too-many-games' }
  | { readonly type: 'busy' | 'too-costly' };

interface Beginner {
  readonly id: string;
  /** Null: a guest. */
  readonly name: string | null;
}

/** Begins a game by link; the tokens of the open seats are shown this once. */
export const makeGame = async (
  input: NewGameInput,
  user: Beginner,
  client: string,
): Promise<NewGameOutcome> => {
  const battle = await findBattle(input, user.id);
  if (!battle) return { type: 'unknown-battle' };
  const outcome = await runJob('openGame', {
    key: null,
    input: async () => ({ text: battle.text, variant: input.variant, options: input.options }),
    ...{ bytes: battle.text.length, deadline: DEADLINES.page, client },
  });
  if (outcome.type !== 'done') return outcome;
  const opened = outcome.result;
  if (!opened) return { type: 'unknown-battle' };
  const tokens: Record<string, string> = {};
  const seats = opened.seats.map(side => toNewSeat(side, input.seats[side.id], user, tokens));
  const own = seats.filter(({ user_id }) => user_id !== null);
  if (own.length !== 1 || Object.keys(input.seats).length !== seats.length) return { type: 'bad-request' };
  const { awaits, progress, state, views } = opened.move;
  const made = await createGame(
    await getStore(),
    {
      ...{ id: newGameId(), owner: user.id, title: opened.title, system: opened.system, home: battle.home },
      ...{ variant: input.variant, options: opened.options, document: battle.text, seats },
      ...{ state, awaits, progress, views, dice: opened.dice, byViewer: opened.byViewer },
      ...{ paceDays: input.paceDays, onTimeout: input.onTimeout },
    },
    user.name === null ? MOST_GAMES.anonymous : MOST_GAMES.account,
  );
  return made ? { type: 'made', id: made.id, tokens } : { type: 'too-many-games' };
};

const toNewSeat = (
  { id, name, colour, style }: Side,
  choice: z.infer<typeof seatChoice> | undefined,
  user: Beginner,
  tokens: Record<string, string>,
): NewSeat => {
  const seat = { seat: id, side: name, colour, style, level: '', user_id: null, name: '', token_hash: null };
  if (choice?.type === 'me') return { ...seat, player: 'person', user_id: user.id, name: user.name ?? '' };
  if (choice?.type === 'computer') return { ...seat, player: 'computer', level: choice.level };
  const token = createSeatToken();
  tokens[id] = token;
  return { ...seat, player: 'open', token_hash: hashSecret(token) };
};
