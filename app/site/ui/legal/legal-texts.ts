import { parseMarkdown } from '#core/shared/markdown/parse.ts'
import acceptableUse from '../../copy/texts/legal/acceptable-use.md?raw'
import cookies from '../../copy/texts/legal/cookies.md?raw'
import privacy from '../../copy/texts/legal/privacy.md?raw'
import refundPolicy from '../../copy/texts/legal/refund-policy.md?raw'
import terms from '../../copy/texts/legal/terms.md?raw'

const TEXTS = {
  privacy,
  cookies,
  terms,
  'refund-policy': refundPolicy,
  'acceptable-use': acceptableUse,
}

/** A legal text of ours, parsed. */
export function legalText(name: keyof typeof TEXTS) {
  return parseMarkdown(TEXTS[name])
}
