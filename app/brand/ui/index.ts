/** What other rooms may show of the brand. */
export { BrandTabs } from './brand-tabs.tsx'
export { SnapshotArticle } from './sharing/snapshot-article.tsx'
