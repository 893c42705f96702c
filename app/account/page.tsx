import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentPerson, findCurrentAuthor, type Person } from '@/app/_server/accounts/author';
import { getStore } from '@/app/_server/store';
import styles from '@/components/account/account.module.css';
import { GuestForms } from '@/components/account/guest-forms';
import { ImportArchive } from '@/components/account/import-archive';
import { Settings, SignOut } from '@/components/account/settings';
import { LanguageSwitch } from '@/components/site/language-switch';
import { PageLink } from '@/components/ui/controls/page-link';
import { listDrafts } from '@/lib/store/documents/drafts';
import { Devices } from './devices';
import { OwnDocuments } from './own-documents';

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('account');
  return { title: t('title'), robots: { index: false } };
};

const AccountPage = async () => {
  const person = await currentPerson();
  const author = await findCurrentAuthor();
  const drafts = author ? await listDrafts(await getStore(), author) : [];
  return (
    <>
      {person?.name ? <Named person={person} name={person.name} /> : <Guest drafts={drafts.length} />}
      {author && <OwnDocuments author={author} drafts={drafts.length} />}
      <ImportSection />
      {person?.name && <SettingsSection person={person} />}
    </>
  );
};

const Guest = async ({ drafts }: { readonly drafts: number }) => {
  const t = await getTranslations('account');
  return (
    <>
      <div className={styles.head}>
        <h1>{t('guest.title')}</h1>
      </div>
      <p className={styles.lead}>
        {t('guest.lead')} {t('guest.keeps', { count: drafts })}
      </p>
      <GuestForms />
    </>
  );
};

const Named = async ({ person, name }: { readonly person: Person; readonly name: string }) => {
  const t = await getTranslations('account');
  return (
    <>
      <div className={styles.head}>
        <h1>{name}</h1>
        <SignOut />
      </div>
      {person.role !== 'author' && (
        <p className={styles.lead}>
          {t(`roles.${person.role}`)} <PageLink href="/admin">{t('roles.room')}</PageLink>
        </p>
      )}
    </>
  );
};

const ImportSection = async () => {
  const t = await getTranslations('account.bring-in');
  return (
    <section className={styles.part} aria-labelledby="bring-in">
      <h2 id="bring-in">{t('title')}</h2>
      <p>{t('means')}</p>
      <ImportArchive />
    </section>
  );
};

const SettingsSection = async ({ person }: { readonly person: Person }) => {
  const t = await getTranslations('account');
  const language = await getTranslations('site.language');
  return (
    <>
      <section className={styles.part} aria-labelledby="settings">
        <h2 id="settings">{t('settings.title')}</h2>
        <Settings isAdministrator={person.role === 'administrator'} />
        <h3>{language('label')}</h3>
        <LanguageSwitch label={language('label')} />
        <p className={styles.ways}>
          <PageLink href="/account/second-factor">
            {t(person.hasSecondFactor ? 'second-factor.link-on' : 'second-factor.link-off')}
          </PageLink>
          <PageLink href="/following">{t('settings.following')}</PageLink>
          <PageLink href="/account/tokens">{t('settings.tokens')}</PageLink>
        </p>
      </section>
      <Devices person={person} />
    </>
  );
};

export default AccountPage;
