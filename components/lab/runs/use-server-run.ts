import { useCallback, useEffect, useState } from 'react';
import {
  cancelServerRun,
  type KeptRun,
  loadServerRun,
  orderServerRun,
  readServerRun,
  type ServerRun,
  type ServerRunOrder,
  saveServerRun,
} from '@/lib/games/lab/server-run';

const PAUSE = 2000;

/** Polls the progress of a run until it is over. */
const useRunProgress = (kept: KeptRun | null, onRefused: (refusal: string) => void): ServerRun | null => {
  const [run, setRun] = useState<ServerRun | null>(null);
  useEffect(() => {
    setRun(null);
    if (!kept) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOn = true;
    const look = async (): Promise<void> => {
      const answer = await readServerRun(kept.id);
      if (!isOn) return;
      if (answer.type === 'answered') setRun(answer.value);
      else onRefused(answer.refusal);
      if (answer.type === 'answered' && answer.value.status === 'open')
        timer = setTimeout(() => void look(), PAUSE);
    };
    void look();
    return () => {
      isOn = false;
      clearTimeout(timer);
    };
  }, [kept, onRefused]);
  return run;
};

/** A run of the server's workers for this battle: ordered, followed and cancelled. */
export const useServerRun = (place: string) => {
  const [kept, setKept] = useState<KeptRun | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => setKept(loadServerRun(place)), [place]);
  const forget = useCallback((why: string): void => {
    // Another account looks at this device: its run is not ours to follow.
    if (why === 'unknown-run') setKept(null);
    else setRefusal(why);
  }, []);
  const run = useRunProgress(kept, forget);
  const order = async (asked: ServerRunOrder): Promise<void> => {
    setRefusal(null);
    const answer = await orderServerRun(asked);
    if (answer.type === 'refused') return setRefusal(answer.refusal);
    const next = { id: answer.value.id, level: asked.level };
    saveServerRun(place, next);
    setKept(next);
  };
  const cancel = async (): Promise<void> => {
    if (!kept) return;
    const answer = await cancelServerRun(kept.id);
    if (answer.type === 'refused') setRefusal(answer.refusal);
    setKept({ ...kept });
  };
  return { run, level: kept?.level ?? null, refusal, order, cancel };
};
