import { parseMarkdown } from '#core/shared/markdown/parse.ts'
import about from '../../../content/pages/about.md?raw'
import branding from '../../../content/pages/branding.md?raw'
import contentCreation from '../../../content/pages/content-creation-services.md?raw'
import ourServices from '../../../content/pages/our-services.md?raw'
import socialMediaStrategy from '../../../content/pages/social-media-strategy.md?raw'
import socialMediaManagement from '../../../content/pages/socialmediamanagement.md?raw'

const TEXTS = { about, ourServices, contentCreation, socialMediaManagement, socialMediaStrategy, branding }

export type PageText = keyof typeof TEXTS

/** The text of a public page, parsed. */
export function pageText(name: PageText) {
  return parseMarkdown(TEXTS[name])
}
