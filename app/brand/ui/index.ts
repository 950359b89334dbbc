/** What other rooms may show of the brand. */
export { BrandTabs } from './brand-tabs.tsx'
export { CopyField } from './sharing/copy-field.tsx'
export { SnapshotArticle } from './sharing/snapshot-article.tsx'
export { StrategyTabs } from './strategy/strategy-tabs.tsx'
