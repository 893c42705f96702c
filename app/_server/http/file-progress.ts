import { NextResponse } from 'next/server';
import { getJobProgress } from '../jobs';

/** Whether a file's address is asked how far the file is, instead of for the file itself. */
export const isAskingForProgress = (request: Request): boolean =>
  new URL(request.url).searchParams.has('progress');

/** How many of its pictures are made; null: nobody is making it. */
export const progressResponse = (task: 'makeFile' | 'makeModule', key: string): NextResponse =>
  NextResponse.json({ progress: getJobProgress(task, key) }, { headers: { 'cache-control': 'no-store' } });
