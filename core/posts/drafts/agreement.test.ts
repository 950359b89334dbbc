import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tokenise } from '../../brand/alignment/text/tokenise.ts'
import { findWornPhrases } from '../checks/rules/sameness.ts'
import { sentencesOf } from '../checks/sentences.ts'
import { chooseProposal } from './choose-proposal.ts'
import { draftByRules } from './draft-by-rules.ts'
import { putRight } from './text-fixes.ts'
import type { DraftKind } from './types.ts'

interface Brand {
  readonly foundation: Record<string, unknown>
  readonly on_brand: readonly string[]
  readonly off_brand: readonly string[]
}
const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
const brands: Brand[] = ['dev', 'heldout'].flatMap(
  name => read(`../../brand/alignment/fixtures/brands-${name}.json`).brands,
)
const worn: string[] = read('../plain/fixtures/worn-sentences.json').map((row: string[]) => row[0])

/** Each brand's posts as they are, and with worn sentences among their own: all of the worn ones come up. */
const texts = brands.flatMap(({ foundation, on_brand, off_brand }, at) => {
  const some = worn.slice(at * 8, at * 8 + 8)
  const [post = '', other = ''] = on_brand
  return [
    { foundation, text: post },
    { foundation, text: off_brand[0] ?? '' },
    { foundation, text: `${some.slice(0, 3).join(' ')} ${other}\n\n${some.slice(3).join(' ')}\n\n#one #two` },
  ]
})

const propose = (kind: DraftKind, text: string, foundation: Record<string, unknown>) => {
  const post = { platform: 'linkedin' as const, title: '', goal: '', offer: '' }
  const request = { kind, text, post, story: null, foundation, history: [] }
  return chooseProposal(request, draftByRules(request), 'rules')?.text ?? null
}
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? []
const wornIn = (text: string) => findWornPhrases(text, tokenise(text), sentencesOf(text)).length

const proposals = texts.map(({ text, foundation }) => ({
  text,
  foundation,
  rewritten: propose('rewrite', text, foundation),
  shortened: propose('shorten', text, foundation),
  more: propose('more_like_me', text, foundation),
}))

describe('rewriting, shortening and more like me agree', () => {
  it('each has something to offer for most texts', () => {
    const share = (pick: (one: (typeof proposals)[number]) => unknown) =>
      proposals.filter(pick).length / proposals.length
    expect(share(one => one.rewritten)).toBeGreaterThan(0.3)
    expect(share(one => one.shortened)).toBeGreaterThan(0.7)
    expect(share(one => one.more)).toBeGreaterThan(0.7)
  })
  it('shorten takes away: shorter, no word of its own, and whole sentences', () => {
    for (const { text, shortened, foundation } of proposals) {
      if (shortened === null) continue
      expect(shortened.length).toBeLessThan(text.trim().length)
      const said = new Set(wordsOf(text))
      expect(wordsOf(shortened).filter(word => !said.has(word) && !/^an?$/.test(word))).toEqual([])
      const whole = new Set(sentencesOf(putRight(text, foundation)).map(sentence => sentence.text))
      for (const sentence of sentencesOf(putRight(shortened, foundation)))
        expect(whole.has(sentence.text), sentence.text).toBe(true)
    }
  })
  it('rewriting a rewrite, or more like me after more like me, changes nothing', () => {
    for (const { rewritten, more, foundation } of proposals) {
      if (rewritten !== null) expect(propose('rewrite', rewritten, foundation), rewritten).toBeNull()
      if (more !== null) {
        expect(propose('more_like_me', more, foundation), more).toBeNull()
        expect(putRight(more, foundation), more).toBe(more)
      }
    }
  })
  it('more like me after a rewrite brings no worn words back', () => {
    for (const { rewritten, foundation } of proposals) {
      if (rewritten === null) continue
      const more = propose('more_like_me', rewritten, foundation)
      if (more !== null) expect(wornIn(more), more).toBeLessThanOrEqual(wornIn(rewritten))
    }
  })
  it('shortening a rewrite keeps the sentences that rewriting the shortened text keeps', () => {
    for (const { rewritten, shortened, foundation } of proposals) {
      if (rewritten === null || shortened === null) continue
      const one = propose('shorten', rewritten, foundation) ?? rewritten
      const other = propose('rewrite', shortened, foundation) ?? shortened
      expect(putRight(one, foundation)).toBe(putRight(other, foundation))
    }
  })
  it('shortening never takes out what more like me put in', () => {
    for (const { more, rewritten, text, foundation } of proposals) {
      if (more === null) continue
      const before = new Set(sentencesOf(putRight(rewritten ?? text, foundation)).map(one => one.text))
      const added = sentencesOf(more).filter(one => !before.has(one.text))
      const shortened = propose('shorten', more, foundation)
      if (shortened !== null) for (const one of added) expect(shortened, shortened).toContain(one.text)
    }
  })
  it('the same text has the same proposals', () => {
    for (const { text, foundation, rewritten, shortened } of proposals.slice(0, 12)) {
      expect(propose('rewrite', text, foundation)).toBe(rewritten)
      expect(propose('shorten', text, foundation)).toBe(shortened)
    }
  })
})
