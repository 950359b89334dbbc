/** What other rooms may show of help and tutorials. */
export { ShowMeAround, ShowMeAroundIcon } from './tutorials/show-me-around.tsx'
export { beginTutorial, storedPlace } from './tutorials/tutorial-place.ts'

/** Fetched when a tutorial begins, and not with the page. */
export const loadTutorialOverlay = () => import('./tutorials/tutorial-overlay.tsx')
