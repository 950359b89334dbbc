export { BellEntry, BellIcon } from './bell.tsx'
