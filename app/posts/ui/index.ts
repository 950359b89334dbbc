/** What other rooms may show of posts. */
export { PostsPage, WritePostLink } from './posts-page.tsx'
