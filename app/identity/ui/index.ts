/** What other rooms may show of signing in. */
export { SessionKeeper } from './session-keeper.tsx'
