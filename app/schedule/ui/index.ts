/** What other rooms may know of the planner's screens. */
export { SCHEDULED_POST_TONES } from './scheduled-post-chip.tsx'
