import { parseMarkdown } from '#core/shared/markdown/parse.ts'
import acceptableUse from '../../../content/legal/acceptable-use.md?raw'
import cookies from '../../../content/legal/cookies.md?raw'
import privacy from '../../../content/legal/privacy.md?raw'
import refundPolicy from '../../../content/legal/refund-policy.md?raw'
import terms from '../../../content/legal/terms.md?raw'

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
