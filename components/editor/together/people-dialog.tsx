'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { Dialog, DialogButtons, DialogTitle } from '@/components/ui/overlays/dialog';
import { useErrorWords } from '@/components/words/refusals';
import { useSiteRouter } from '@/components/words/use-site-router';
import {
  type GuestList,
  type LinkRole,
  makeLink,
  readGuestList,
  removeGuest,
  revokeLink,
  type ServerAnswer,
} from '@/lib/editor/together/together-client';
import { useStudio, useStudioState } from '../session/studio-context';
import { useDialogPanel } from '../session/use-dialog-panel';
import styles from './people.module.css';
import { usePersonName } from './use-person-name';

const ROLES: readonly LinkRole[] = ['edit', 'view'];

interface Guests {
  readonly list: GuestList | null;
  readonly error: string | null;
  /** Sends a request to the server, and reloads. */
  readonly change: (asking: Promise<ServerAnswer | { readonly token: string }>) => Promise<string | null>;
}

const useGuests = (isOpen: boolean): Guests => {
  const { draftId } = useStudio();
  const people = useStudioState(({ together }) => together.others.length);
  const [list, setList] = useState<GuestList | null>(null);
  const [error, setError] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who comes or goes changes the list.
  useEffect(() => {
    if (isOpen) void readGuestList(draftId).then(setList);
  }, [isOpen, draftId, people]);
  const change: Guests['change'] = async asking => {
    const told = await asking;
    setError('error' in told ? told.error : null);
    setList(await readGuestList(draftId));
    return 'token' in told ? told.token : null;
  };
  return { list, error, change };
};

interface LinkProps {
  readonly role: LinkRole;
  readonly guests: Guests;
}

/** The link of one role: it is shown when it is made, and can be ended. */
const LinkSection = ({ role, guests }: LinkProps) => {
  const words = useTranslations('together');
  const { draftId } = useStudio();
  const [token, setToken] = useState<string | null>(null);
  const [isCopied, setCopied] = useState(false);
  const has = guests.list?.links.includes(role) ?? false;
  const address = `${window.location.origin}/studio/${draftId}/join/${token ?? ''}`;
  const make = async (): Promise<void> => {
    setCopied(false);
    setToken(await guests.change(makeLink(draftId, role)));
  };
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return (
    <section className={styles.section} aria-label={words(`link.${role}`)}>
      <h3>{words(`link.${role}`)}</h3>
      <p className={styles.second}>{words(`link.${role}-means`)}</p>
      {token !== null && has && (
        <div className={styles.line}>
          <Field label={words('link.address')}>
            <input readOnly value={address} onFocus={event => event.currentTarget.select()} />
          </Field>
          {window.isSecureContext && (
            <Button onClick={() => void copy()}>{words(isCopied ? 'link.copied' : 'link.copy')}</Button>
          )}
        </div>
      )}
      {token === null && has && <p className={styles.second}>{words('link.hidden')}</p>}
      <div className={styles.ways}>
        <Button onClick={() => void make()}>{words(has ? 'link.renew' : 'link.make')}</Button>
        {has && (
          <Button
            onClick={() => {
              setToken(null);
              void guests.change(revokeLink(draftId, role));
            }}
          >
            {words('link.revoke')}
          </Button>
        )}
      </div>
    </section>
  );
};

const GuestSection = ({ guests }: { readonly guests: Guests }) => {
  const words = useTranslations('together');
  const nameOf = usePersonName();
  const router = useSiteRouter();
  const { draftId } = useStudio();
  const isOwner = useStudioState(({ together }) => together.role === 'owner');
  const found = guests.list?.guests ?? [];
  const leave = async (): Promise<void> => {
    await guests.change(removeGuest(draftId));
    router.push('/studio');
  };
  return (
    <section className={styles.section} aria-label={words('invited')}>
      <h3>{words('invited')}</h3>
      {found.length === 0 && <p className={styles.second}>{words('nobody')}</p>}
      <ul className={styles.list}>
        {found.map((guest, index) => (
          <li key={guest.user ?? `${guest.name} ${index}`} className={styles.line}>
            <strong>{guest.isMe ? words('you', { name: nameOf(guest) }) : nameOf(guest)}</strong>
            <span className={styles.second}>{words(`role.${guest.role}`)}</span>
            {isOwner && guest.user !== undefined && (
              <Button
                className={styles.push}
                onClick={() => void guests.change(removeGuest(draftId, guest.user))}
              >
                {words('remove', { name: nameOf(guest) })}
              </Button>
            )}
            {guest.isMe && (
              <Button className={styles.push} onClick={() => void leave()}>
                {words('leave')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Who works on this draft: the owner invites by links and shuts out, a guest can leave. */
export const PeopleDialog = () => {
  const words = useTranslations('together');
  const errors = useErrorWords();
  const { isOpen, close } = useDialogPanel('people');
  const role = useStudioState(({ together }) => together.role);
  const guests = useGuests(isOpen);
  return (
    <Dialog isOpen={isOpen} onClose={close} className={styles.dialog} isKept>
      <DialogTitle>{words('title')}</DialogTitle>
      <p>{words(role === 'owner' ? 'owner-means' : `role-means.${role}`)}</p>
      {guests.error !== null && <p role="alert">{errors(guests.error)}</p>}
      {role === 'owner' && ROLES.map(each => <LinkSection key={each} role={each} guests={guests} />)}
      <GuestSection guests={guests} />
      <DialogButtons>
        <Button onClick={close}>{words('close')}</Button>
      </DialogButtons>
    </Dialog>
  );
};
