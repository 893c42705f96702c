import { readItem, writeItem } from '../device-storage';

const KEY = 'battlewright.turn-notices';

const isAllowed = (): boolean => typeof Notification !== 'undefined' && Notification.permission === 'granted';

/** Off until they were asked for, on this device. */
export const wantsNotices = (): boolean => isAllowed() && readItem(KEY) === 'on';

/** Asks the browser; false: it does not show notices here, or somebody said no. */
export const turnOnNotices = async (): Promise<boolean> => {
  if (typeof Notification === 'undefined') return false;
  const permission = await Notification.requestPermission();
  writeItem(KEY, permission === 'granted' ? 'on' : 'off');
  return permission === 'granted';
};

export const turnOffNotices = (): void => writeItem(KEY, 'off');

/** Shows that it is somebody's turn, unless they are looking. */
export const showNotice = (title: string, text: string, tag: string): void => {
  if (!wantsNotices() || !document.hidden) return;
  const notice = new Notification(title, { body: text, tag });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
};
