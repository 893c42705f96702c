'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { tryRequest } from '@/lib/words/try-request';

interface FollowButtonProps {
  readonly kind: string;
  readonly target: string;
  readonly isFollowed: boolean;
  readonly words: Readonly<Record<'label' | 'follow' | 'following', string>>;
}

/** New versions are then listed on the home page and in a private feed. */
export const FollowButton = ({ kind, target, isFollowed, words }: FollowButtonProps) => {
  const [isOn, setOn] = useState(isFollowed);
  const turn = async (): Promise<void> => {
    if (await tryRequest('/api/follows', 'PUT', { kind, target, isFollowed: !isOn })) setOn(!isOn);
  };
  return (
    <Button aria-pressed={isOn} aria-label={words.label} onClick={turn}>
      {isOn ? `✓ ${words.following}` : words.follow}
    </Button>
  );
};
