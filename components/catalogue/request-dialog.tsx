'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Dialog, DialogButtons, DialogTitle } from '@/components/ui/overlays/dialog';

interface RequestDialogProps {
  readonly words: Readonly<Record<'open' | 'go' | 'cancel' | 'failed', string>>;
  /** Whether it was done. */
  readonly send: () => Promise<boolean>;
  readonly onDone: () => void;
  /** The fields of the form. */
  readonly children: ReactNode;
}

/** A button that opens a form; what is sent from it is done, or the form stays open and says that it failed. */
export const RequestDialog = ({ words, send, onDone, children }: RequestDialogProps) => {
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const isDone = await send();
    setFailed(!isDone);
    if (isDone) onDone();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.open}</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)}>
        <DialogTitle>{words.open}</DialogTitle>
        <form onSubmit={submit}>
          {children}
          {hasFailed && <p role="alert">{words.failed}</p>}
          <DialogButtons>
            <Button onClick={() => setOpen(false)}>{words.cancel}</Button>
            <Button type="submit" look="main">
              {words.go}
            </Button>
          </DialogButtons>
        </form>
      </Dialog>
    </>
  );
};
