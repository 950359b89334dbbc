import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type AuditFault, type AuditLink, type AuditPlace, endFault, linkFault } from './audit-chain.ts'

const START: AuditPlace = { seq: 0, hash: new Uint8Array() }
const sha = (prev: Uint8Array, text: string) =>
  new Uint8Array(createHash('sha256').update(prev).update(text).digest())

function chainOf(texts: readonly string[]): AuditLink[] {
  let hash = START.hash
  return texts.map((text, at) => {
    const prevHash = hash
    hash = sha(prevHash, text)
    return { seq: at + 1, prevHash, hash, text }
  })
}

function verify(links: readonly AuditLink[], head: AuditPlace): AuditFault | null {
  let place = START
  for (const link of links) {
    const fault = linkFault(place, link, sha)
    if (fault) return fault
    place = link
  }
  return endFault(place, head)
}

it('a chain as it was written holds, also an empty one', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 20 }), texts => {
      const links = chainOf(texts)
      expect(verify(links, links.at(-1) ?? START)).toBeNull()
    }),
  )
})

it('whatever is changed, taken out, doubled or put elsewhere shows', () => {
  const texts = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 20 })
  const deed = fc.constantFrom('change', 'remove', 'double', 'swap')
  fc.assert(
    fc.property(texts, fc.nat(), deed, (all, pick, what) => {
      const links = chainOf(all)
      const head = links.at(-1) ?? START
      const at = pick % links.length
      const [one, other] = [links[at], links[(at + 1) % links.length]]
      if (!one || !other) throw new Error('no link')
      const spoilt =
        what === 'change'
          ? links.with(at, { ...one, text: `${one.text}!` })
          : what === 'remove'
            ? links.toSpliced(at, 1)
            : what === 'double'
              ? links.toSpliced(at, 0, one)
              : links.with(at, other).with((at + 1) % links.length, one)
      expect(verify(spoilt, head)).not.toBeNull()
    }),
  )
})

it('a chain that was written anew from some point on does not reach its head', () => {
  const head = chainOf(['a', 'b', 'c']).at(-1) ?? START
  expect(verify(chainOf(['a', 'x', 'c']), head)).toBe('cut')
})
