import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import { findCurrentAuthor } from '@/app/_server/accounts/author';
import { getStore } from '@/app/_server/store';
import styles from '@/components/account/account.module.css';
import { NewToken, RevokeToken } from '@/components/account/tokens';
import { Table } from '@/components/ui/reading/table';
import { listTokens, type TokenSummary } from '@/lib/store/accounts/tokens';
import { TOKEN_SCOPES } from '@/lib/store/schema/schema';

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('share.tokens');
  return { title: t('title'), robots: { index: false } };
};

/** The secrets that let an author's programs act for them. */
const TokensPage = async () => {
  const t = await getTranslations('share.tokens');
  const author = await findCurrentAuthor();
  return (
    <>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
      </div>
      <p className={styles.lead}>{t(author === null ? 'nobody' : 'explain')}</p>
      {author !== null && (
        <>
          <NewToken scopes={TOKEN_SCOPES} />
          <Tokens tokens={await listTokens(await getStore(), author)} />
        </>
      )}
    </>
  );
};

const COLUMNS = ['name', 'scope', 'created', 'expires', 'used'] as const;

const Tokens = async ({ tokens }: { readonly tokens: readonly TokenSummary[] }) => {
  const t = await getTranslations('share.tokens');
  return (
    <section className={styles.part} aria-labelledby="tokens">
      <h2 id="tokens">{t('list')}</h2>
      {tokens.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <div className={styles.scroll}>
          <Table className={styles.titles}>
            <thead>
              <tr>
                {COLUMNS.map(column => (
                  <th key={column} scope="col">
                    {t(column)}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {tokens.map(token => (
                <Row key={token.id} token={token} />
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </section>
  );
};

const Row = async ({ token }: { readonly token: TokenSummary }) => {
  const t = await getTranslations('share.tokens');
  const format = await getFormatter();
  const day = (time: string): string => format.dateTime(new Date(time), { dateStyle: 'medium' });
  const minute = (time: string): string =>
    format.dateTime(new Date(time), { dateStyle: 'medium', timeStyle: 'short' });
  const expiry = token.expiresAt === null ? t('never') : day(token.expiresAt);
  return (
    <tr>
      <th scope="row">{token.title}</th>
      <td>{t(`scopes.${token.scope}`)}</td>
      <td>{day(token.createdAt)}</td>
      <td>{token.isExpired ? t('expired', { date: expiry }) : expiry}</td>
      <td>{token.usedAt === null ? t('unused') : minute(token.usedAt)}</td>
      <td>
        <RevokeToken id={token.id} title={token.title} />
      </td>
    </tr>
  );
};

export default TokensPage;
