import { atFirstUse } from '#core/shared/at-first-use.ts'
import { parseMarkdown } from '#core/shared/markdown/parse.ts'
import about from '../../copy/texts/pages/about.md?raw'
import branding from '../../copy/texts/pages/branding.md?raw'
import contentCreation from '../../copy/texts/pages/content-creation-services.md?raw'
import ourServices from '../../copy/texts/pages/our-services.md?raw'
import socialMediaStrategy from '../../copy/texts/pages/social-media-strategy.md?raw'
import socialMediaManagement from '../../copy/texts/pages/socialmediamanagement.md?raw'

const parsed = (source: string) => atFirstUse(() => parseMarkdown(source))

const TEXTS = {
  about: parsed(about),
  ourServices: parsed(ourServices),
  contentCreation: parsed(contentCreation),
  socialMediaManagement: parsed(socialMediaManagement),
  socialMediaStrategy: parsed(socialMediaStrategy),
  branding: parsed(branding),
}

export type PageText = keyof typeof TEXTS

/** The text of a public page, parsed. */
export function pageText(name: PageText) {
  return TEXTS[name]()
}
