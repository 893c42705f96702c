import { getTranslations } from 'next-intl/server';
import { Markdown } from '@/components/ui/reading/markdown';
import { linkMentions } from '@/components/ui/reading/rule-mentions';
import type { Rulebook } from '@/lib/game/contract/rulebook';
import type { ScenarioBase, Variant } from '@/lib/game/document/scenario-base';
import styles from '../battle.module.css';

interface BattleTextsProps {
  readonly scenario: Pick<ScenarioBase, 'specialRules' | 'victory' | 'notes'> & {
    readonly variants: readonly VariantName[];
  };
  readonly rulebook: Rulebook;
}

type VariantName = Pick<Variant, 'id' | 'title' | 'summary'>;

/** What the author wrote: rules of this battle, what decides it, notes, variants. */
export const BattleTexts = async ({ scenario, rulebook }: BattleTextsProps) => {
  const t = await getTranslations('battle');
  const texts = [
    { title: t('special-rules'), text: scenario.specialRules },
    { title: t('victory'), text: scenario.victory },
    { title: t('notes'), text: scenario.notes },
  ];
  return (
    <>
      {texts.map(({ title, text }) =>
        text?.trim() ? (
          <section key={title} aria-label={title}>
            <h2>{title}</h2>
            <Markdown tableCaption={title} text={linkMentions(rulebook)}>
              {text}
            </Markdown>
          </section>
        ) : null,
      )}
      {scenario.variants.length > 0 && <Variants variants={scenario.variants} title={t('variants')} />}
    </>
  );
};

const Variants = ({ variants, title }: { variants: readonly VariantName[]; title: string }) => (
  <section>
    <h2>{title}</h2>
    <dl className={styles.variants}>
      {variants.map(variant => (
        <div key={variant.id}>
          <dt>{variant.title}</dt>
          {variant.summary && <dd>{variant.summary}</dd>}
        </div>
      ))}
    </dl>
  </section>
);
