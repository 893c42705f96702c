'use client';

import { createContext } from 'react';

/** Whether the window on the map shows it enlarged, so that pixels would look coarse. */
export const MapZoomed = createContext(false);
