import { parseMarkdown } from '#core/shared/markdown/parse.ts'
import about from '../../copy/texts/pages/about.md?raw'
import branding from '../../copy/texts/pages/branding.md?raw'
import contentCreation from '../../copy/texts/pages/content-creation-services.md?raw'
import ourServices from '../../copy/texts/pages/our-services.md?raw'
import socialMediaStrategy from '../../copy/texts/pages/social-media-strategy.md?raw'
import socialMediaManagement from '../../copy/texts/pages/socialmediamanagement.md?raw'

const TEXTS = { about, ourServices, contentCreation, socialMediaManagement, socialMediaStrategy, branding }

export type PageText = keyof typeof TEXTS

/** The text of a public page, parsed. */
export function pageText(name: PageText) {
  return parseMarkdown(TEXTS[name])
}
