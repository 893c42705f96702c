/** Before the first request: the database in its newest shape and the shipped battles in it. A server without them must not stand. */
export const register = async (): Promise<void> => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { noteClientAddresses } = await import('./app/_server/note-client-address');
  const { loadShipped } = await import('./app/_server/shipped');
  try {
    noteClientAddresses();
    await loadShipped();
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
};
