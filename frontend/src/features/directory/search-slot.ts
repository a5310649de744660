import { createContext, type ReactNode } from 'react';

/** The search that each page of the directory shows: it belongs to another feature, so the app puts it there. */
export const SearchSlot = createContext<ReactNode>(null);
