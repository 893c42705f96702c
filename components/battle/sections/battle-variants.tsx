import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/controls/page-link';
import type { Variant } from '@/lib/game/document/scenario-base';
import styles from '../battle.module.css';

interface BattleVariantsProps {
  readonly address: string;
  readonly variants: readonly Pick<Variant, 'id' | 'title'>[];
  readonly shown: Pick<Variant, 'id' | 'summary'> | null;
}

/** The battle itself or one of its variants: map, armies and figures follow. */
export const BattleVariants = async ({ address, variants, shown }: BattleVariantsProps) => {
  const t = await getTranslations('battle.variant-switch');
  if (variants.length === 0) return null;
  const choices = [
    { id: null, title: t('base'), href: address },
    ...variants.map(({ id, title }) => ({ id, title, href: `${address}?variant=${id}` })),
  ];
  return (
    <nav className={styles.variantSwitch} aria-label={t('label')}>
      {choices.map(({ id, title, href }) => (
        <PageLink key={href} href={href} aria-current={id === (shown?.id ?? null) ? 'true' : undefined}>
          {title}
        </PageLink>
      ))}
      {shown?.summary && <p>{shown.summary}</p>}
    </nav>
  );
};
