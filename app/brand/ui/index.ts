/** What other rooms may show of the brand. */
export { SnapshotArticle } from './sharing/snapshot-article.tsx'
