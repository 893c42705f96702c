import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/controls/page-link';
import type { FindingCounts } from '@/lib/game/contract/finding';
import type { Seat } from '@/lib/game/contract/game-system';
import type { Say, Sentence } from '@/lib/game/contract/sentence';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { roundMinutes } from '@/lib/words/round-minutes';
import styles from './battle-glance.module.css';
import { LegalStatus } from './legal-status';

interface GlanceProps {
  readonly system: { readonly id: string; readonly title: string };
  readonly scenario: Pick<ScenarioBase, 'place' | 'sources' | 'provenance'>;
  /** How long a game takes, by estimate; null: it cannot be played here. */
  readonly minutes: number | null;
  readonly seats: readonly Pick<Seat, 'id' | 'name'>[];
  readonly pieces: number;
  readonly verdict: FindingCounts;
  /** In words, what the verdict rests on that is not the book's. */
  readonly caveats: readonly string[];
  /** What each seat wants and how a turn goes. */
  readonly briefs: readonly { readonly seat: string; readonly aim: Sentence; readonly turn: Sentence }[];
  readonly lab: string;
  /** The measured balance in a line; null: it is not measured. */
  readonly balance: ReactNode;
  readonly say: Say;
}

/** What a player asks first, a row each. */
export const BattleGlance = async (props: GlanceProps) => {
  const { system, scenario, minutes, seats, pieces, verdict, caveats, lab, balance } = props;
  const t = await getTranslations('battle.glance');
  return (
    <dl className={styles.glance}>
      <Row name={t('rules')}>
        <PageLink href={`/rules/${system.id}`}>{system.title}</PageLink> <LegalStatus {...verdict} />{' '}
        {caveats.join(' ')}
      </Row>
      {scenario.place.name !== '' && <Row name={t('place')}>{scenario.place.name}</Row>}
      {minutes !== null && <Row name={t('time')}>{t('minutes', { minutes: roundMinutes(minutes) })}</Row>}
      {minutes !== null && <Row name={t('players')}>{t('people', { most: seats.length })}</Row>}
      {pieces > 0 && <Row name={t('size')}>{t('units', { count: pieces })}</Row>}
      {minutes !== null && (
        <Row name={t('balance')}>
          {balance ?? t('unmeasured')} <PageLink href={lab}>{t('lab')}</PageLink>
        </Row>
      )}
      <Briefs {...props} />
      <Row name={t('sources')}>
        <Known scenario={scenario} />
      </Row>
    </dl>
  );
};

const Row = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** How a turn goes, and what each side wants; a common goal is shown once. */
const Briefs = async ({ briefs, seats, say }: Pick<GlanceProps, 'briefs' | 'seats' | 'say'>) => {
  const t = await getTranslations('battle.glance');
  const [first] = briefs;
  if (!first) return null;
  const aims = briefs.map(({ seat, aim }) => ({ seat, words: say(aim) }));
  const isShared = new Set(aims.map(({ words }) => words)).size === 1;
  return (
    <>
      <Row name={t('turn')}>{say(first.turn)}</Row>
      {(isShared ? aims.slice(0, 1) : aims).map(({ seat, words }) => (
        <Row
          key={seat}
          name={
            isShared ? t('aim') : t('aim-of', { name: seats.find(({ id }) => id === seat)?.name ?? seat })
          }
        >
          {words}
        </Row>
      ))}
    </>
  );
};

/** How many sources it has, and how much of it is not in them. */
const Known = async ({ scenario: { sources, provenance } }: Pick<GlanceProps, 'scenario'>) => {
  const t = await getTranslations('battle.glance');
  const ours = provenance.filter(({ mark }) => mark !== 'sourced').length;
  return (
    <>
      {t('known', { sources: sources.length, ours })}{' '}
      {(sources.length > 0 || provenance.length > 0) && <a href="#sources">{t('read-sources')}</a>}
    </>
  );
};
