/** What other rooms may show of the public site. */
export { ArticleList } from './articles/article-list.tsx'
export { FetchAhead } from './frame/fetch-ahead.tsx'
export { PageIntro } from './frame/page-intro.tsx'
export { SiteFrame } from './frame/site-frame.tsx'
