import { expect, it } from 'vitest'
import { legalText } from './legal-texts.ts'

const operator = {
  line: 'Loaf & Ledger Ltd, company number 12345678, 1 Mill Lane, Leeds',
  supportEmail: 'help@loaf.test',
}
const NAMES = ['privacy', 'cookies', 'terms', 'refund-policy', 'acceptable-use'] as const

it('names whoever runs this installation, and nobody else', () => {
  const said = (name: (typeof NAMES)[number], who: typeof operator | null) =>
    JSON.stringify(legalText(name, who))
  for (const name of ['privacy', 'terms'] as const)
    expect(said(name, operator)).toContain('Loaf & Ledger Ltd, company number 12345678, 1 Mill Lane, Leeds')
  for (const name of NAMES)
    for (const who of [operator, null]) expect(said(name, who)).not.toMatch(/\{operator\}|Brandhearth Ltd/)
})
