/** What other rooms may use of notifications: their mark in the bar, and what the one service worker does with messages. */
export { showMessages } from '../client/push-worker.island.ts'
export { BellEntry, BellIcon } from './bell.tsx'
