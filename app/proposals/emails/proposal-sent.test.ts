import { expect, it } from 'vitest'
import { proposalSent } from './proposal-sent.ts'

const PROPS = {
  brand: 'Loaf & Ledger',
  title: 'Team day',
  ownerEmail: 'mara@example.test',
  totalPence: 90_000,
  expiresOn: null,
  isNewVersion: false,
  link: 'https://app.test/p/x',
}
const LOOK = {
  colour: '#6b5f00',
  on: '#ffffff',
  logo: { url: 'https://app.test/logo/ab.png', width: 120, height: 40, ground: '#fffdf9' },
}

it('a proposal is mailed in the founder’s look, and its text is the same', () => {
  const ours = proposalSent(PROPS)
  const theirs = proposalSent({ ...PROPS, look: LOOK })
  expect(theirs.text).toBe(ours.text)
  expect(theirs.html).toContain('src="https://app.test/logo/ab.png" alt="Loaf &#38; Ledger"')
  expect(theirs.html).toContain('background:#6b5f00;color:#ffffff')
  expect(theirs.html).not.toContain('Brandhearth')
  expect(ours.html).toContain('Brandhearth')
  expect(proposalSent({ ...PROPS, look: { ...LOOK, logo: null } }).html).not.toContain('<img')
})
