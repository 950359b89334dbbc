import { parseMarkdown } from '#core/shared/markdown/parse.ts'
import about from '../../../copy/site/texts/pages/about.md?raw'
import branding from '../../../copy/site/texts/pages/branding.md?raw'
import contentCreation from '../../../copy/site/texts/pages/content-creation-services.md?raw'
import ourServices from '../../../copy/site/texts/pages/our-services.md?raw'
import socialMediaStrategy from '../../../copy/site/texts/pages/social-media-strategy.md?raw'
import socialMediaManagement from '../../../copy/site/texts/pages/socialmediamanagement.md?raw'

const TEXTS = { about, ourServices, contentCreation, socialMediaManagement, socialMediaStrategy, branding }

export type PageText = keyof typeof TEXTS

/** The text of a public page, parsed. */
export function pageText(name: PageText) {
  return parseMarkdown(TEXTS[name])
}
