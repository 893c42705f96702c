/** From here on the site works without a network: its code is kept on this device, with the pages named. */
export const keepPagesOffline = async (pages: readonly string[]): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: 'keep', pages });
  } catch (error) {
    // A browser may forbid it or have no room: the site then needs its network, as any other.
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
  }
};

/** Who signs out takes their pages along. */
export const forgetOfflinePages = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.active?.postMessage({ type: 'forget' });
};
