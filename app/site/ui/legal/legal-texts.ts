import type { ShownOperator } from '#app/design/layout/operator.ts'
import { type MarkdownDocument, parseMarkdown } from '#core/shared/markdown/parse.ts'
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

export type LegalTextName = keyof typeof TEXTS

/** Stands in the texts for who the reader is dealing with. */
const OPERATOR = /\{operator\}/g

const parsed = new Map<string, MarkdownDocument>()

/** A legal text of ours, parsed, with the name of whoever runs this installation. */
export function legalText(name: LegalTextName, operator: ShownOperator | null): MarkdownDocument {
  const who = operator?.line ?? 'the operator of this site'
  const key = `${name} ${who}`
  const document = parsed.get(key) ?? parseMarkdown(TEXTS[name].replace(OPERATOR, () => who))
  parsed.set(key, document)
  return document
}
