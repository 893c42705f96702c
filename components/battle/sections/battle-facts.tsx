import { getTranslations } from 'next-intl/server';
import { RuleLink } from '@/components/ui/reading/rule-link';
import type { Say } from '@/lib/game/contract/sentence';
import type { Fact } from '@/lib/game/document/document-kind';
import styles from '../battle.module.css';

/** The computed figures in ruled rows: a row for each side, one for the battle. */
export const BattleFacts = async ({ facts, say }: { readonly facts: readonly Fact[]; readonly say: Say }) => {
  const t = await getTranslations('battle.facts');
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="visually-hidden">
        {t('title')}
      </h2>
      <div className={styles.facts}>
        {rowsOf(facts).map(row => (
          <dl key={row[0]?.seat ?? ''}>
            {row.map(fact => (
              <FactCell key={`${fact.seat} ${fact.code}`} fact={fact} say={say} />
            ))}
          </dl>
        ))}
      </div>
    </section>
  );
};

/** Sides with only one fact each are shown side by side. */
const rowsOf = (facts: readonly Fact[]): readonly (readonly Fact[])[] => {
  const seats = [...new Set(facts.map(({ seat }) => seat))];
  const rows = seats.map(seat => facts.filter(fact => fact.seat === seat));
  const single = rows.filter(row => row.length === 1);
  return single.length > 1 ? [single.flat(), ...rows.filter(row => row.length > 1)] : rows;
};

/** A figure is set large; what is rather a sentence is not. */
const LONGEST_FIGURE = 24;

const FactCell = ({ fact, say }: { fact: Fact; say: Say }) => {
  const title = say({ code: `facts.${fact.code}.title`, values: fact.values });
  return (
    <div className={title.length > LONGEST_FIGURE ? styles.longFact : undefined}>
      <dt>
        {say({ code: `facts.${fact.code}.caption`, values: fact.values })}, <RuleLink rule={fact.rule} />
      </dt>
      <dd>{title}</dd>
    </div>
  );
};
