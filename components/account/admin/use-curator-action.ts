'use client';

import { useSiteRouter } from '@/components/words/use-site-router';
import { requestServer, type ServerResponse } from '@/lib/words/request-server';

/** Sends what a curator decided, and shows the page as it is then. */
export const useCuratorAction = () => {
  const router = useSiteRouter();
  return async (path: string, body: unknown): Promise<ServerResponse<unknown>> => {
    const answer = await requestServer(path, 'POST', body);
    if (answer.type === 'done') router.refresh();
    return answer;
  };
};
