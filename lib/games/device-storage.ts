/** A browser may refuse to keep anything; what was to be kept is then forgotten with the page. */
export const writeItem = (key: string, text: string): void => {
  try {
    localStorage.setItem(key, text);
  } catch (error) {
    console.warn('nothing can be kept on this device', error);
  }
};

export const readItem = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.warn('nothing can be read from this device', error);
    return null;
  }
};
