/** What other rooms may show of posts. */
export { WordDiffText } from './editor/word-diff-text.tsx'
export { PostsPage, WritePostLink } from './posts-page.tsx'
