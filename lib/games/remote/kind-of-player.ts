import type { SeatInfo } from '@/lib/games/remote/game-message';

/** What others call the person in a seat. */
export const kindOfPlayer = ({
  isYou,
  player,
  name,
}: Pick<SeatInfo, 'isYou' | 'player' | 'name'>): 'you' | 'guest' | SeatInfo['player'] => {
  if (isYou) return 'you';
  return player === 'person' && name === '' ? 'guest' : player;
};
