import type { Counter } from '../data';
import type { Location } from '../document/location';
import type { BattlePlace, City, Power, Stance } from '../vocabulary';

/** A counter at a place, on one side of the fight for it. */
export interface Deployed extends Counter {
  readonly side: string;
  readonly place: BattlePlace;
  readonly stance: Stance;
}

export interface Relation {
  readonly kind: 'war' | 'alliance';
  readonly between: readonly [Power, Power];
}

/** What the rules of deployment look at: the same for the author's drawing and for the game. */
export interface Theatre {
  readonly sides: readonly string[];
  readonly leaders: Readonly<Partial<Record<City, string>>>;
  readonly locations: Readonly<Partial<Record<BattlePlace, Location>>>;
  /** In order of arrival. */
  readonly troops: readonly Deployed[];
  readonly relations: readonly Relation[];
  /** K16 – Whether all who fight for a place are bound by it, not only the city that it belongs to. */
  readonly bindsAll: boolean;
}

export const leads = ({ leaders }: Pick<Theatre, 'leaders'>, side: string, city: Power): boolean =>
  city !== 'persia' && leaders[city] === side;

/** 9.1 – Players who lead no city command the Persians together. */
export const listPersianPlayers = ({
  sides,
  leaders,
}: Pick<Theatre, 'sides' | 'leaders'>): readonly string[] =>
  sides.filter(side => !Object.values(leaders).includes(side));

/** 6.1, 9.1 – A leader commands the troops of their cities; who leads none, the Persians. */
export const commands = (theatre: Pick<Theatre, 'sides' | 'leaders'>, side: string, power: Power): boolean =>
  power === 'persia' ? listPersianPlayers(theatre).includes(side) : leads(theatre, side, power);

const isBetween = ({ between }: Relation, one: Power, other: Power): boolean =>
  between.includes(one) && between.includes(other);

export const areRelated = (
  relations: readonly Relation[],
  kind: Relation['kind'],
  one: Power,
  other: Power,
): boolean =>
  one !== other && relations.some(relation => relation.kind === kind && isBetween(relation, one, other));

/** 6.6 – Attacking a city's place is war with it, defending it is alliance, until the end of the round. */
const relationsBy = (theatre: Theatre, troop: Deployed): readonly Relation[] => {
  const location = theatre.locations[troop.place];
  if (!location) return [];
  const toOwner = { power: location.controller as Power, isFriend: troop.stance === 'defend' };
  const others = theatre.bindsAll
    ? theatre.troops
        .filter(({ place }) => place === troop.place)
        .map(({ city, stance }) => ({ power: city, isFriend: stance === troop.stance }))
    : [];
  return [toOwner, ...others]
    .filter(({ power }) => power !== troop.city)
    .map(
      ({ power, isFriend }): Relation => ({
        kind: isFriend ? 'alliance' : 'war',
        between: [troop.city, power],
      }),
    )
    .filter(({ kind, between: [one, other] }) => !areRelated(theatre.relations, kind, one, other));
};

/** The theatre after a counter has arrived, with the wars and alliances that follow. */
export const withTroop = (theatre: Theatre, troop: Deployed): Theatre => ({
  ...theatre,
  troops: [...theatre.troops, troop],
  relations: [...theatre.relations, ...relationsBy(theatre, troop)],
});

export const troopsAt = (
  { troops }: Pick<Theatre, 'troops'>,
  place: BattlePlace,
  stance?: Stance,
): readonly Deployed[] =>
  troops.filter(troop => troop.place === place && (stance === undefined || troop.stance === stance));

/** 6.3 – The first player to come to a side of a place is its main attacker or defender. */
export const mainOf = (theatre: Pick<Theatre, 'troops'>, place: BattlePlace, stance: Stance): string | null =>
  troopsAt(theatre, place, stance)[0]?.side ?? null;
