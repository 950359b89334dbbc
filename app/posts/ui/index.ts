/** What other rooms may show of posts. */
export { WordDiffText } from './editor/word-diff-text.tsx'
export { PostChoice, type PostChoices } from './post-choice.tsx'
export { PostsPage, WritePostLink } from './posts-page.tsx'
