/** Files for other programs, by their names. */
export const EXCHANGE_FORMATS = ['setup.txt', 'order.csv', 'vassal.vmod', 'tiled.tmj', 'tiled.zip'] as const;
export type ExchangeFormat = (typeof EXCHANGE_FORMATS)[number];
