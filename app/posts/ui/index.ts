/** What other rooms may show of posts. */
export { PostCard } from './post-card.tsx'
export type { PostItem } from './post-views.ts'
