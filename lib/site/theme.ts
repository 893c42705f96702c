export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_KEY = 'battlewright-theme';

/** Runs before the first paint, so that a chosen theme never flashes; a browser that keeps nothing follows its system. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){delete document.documentElement.dataset.theme}`;
