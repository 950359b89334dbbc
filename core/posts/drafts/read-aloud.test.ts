import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FOUNDATIONS } from '../../brand/sentences/foundations.ts'
import { brokenJoints } from '../../shared/grammar/joints.ts'
import { sentencesOf } from '../checks/sentences.ts'
import { draftByRules } from './draft-by-rules.ts'

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))

/** Drafts that were read aloud and found to be posts, in the order of the foundations; `''` where a foundation gives nothing to say yet. */
const READ_ALOUD: readonly string[] = read('./fixtures/read-drafts.json')

const foundations: Record<string, unknown>[] = [
  ...FOUNDATIONS,
  ...['dev', 'heldout'].flatMap(name =>
    read(`../../brand/alignment/fixtures/brands-${name}.json`).brands.map(
      (brand: { foundation: Record<string, unknown> }) => brand.foundation,
    ),
  ),
]

const drafts = (foundation: Record<string, unknown>) =>
  draftByRules({
    kind: 'draft',
    text: '',
    post: { platform: 'linkedin', title: '', goal: '', offer: '' },
    story: null,
    foundation,
    history: [],
  })

describe('a draft out of a foundation alone', () => {
  it.each(
    foundations.map((foundation, at) => ({ at, name: String(foundation.brand_name ?? at), foundation })),
  )('reads as a post: $name', ({ at, foundation }) => {
    expect(drafts(foundation)[0] ?? '').toBe(READ_ALOUD[at])
  })
  it('was read for every brand, and has no broken joint', () => {
    expect(READ_ALOUD.length).toBe(foundations.length)
    expect(foundations.length).toBeGreaterThanOrEqual(59)
    for (const foundation of foundations) {
      for (const draft of drafts(foundation)) {
        for (const { text } of sentencesOf(draft)) {
          const faults = brokenJoints(text).filter(fault => fault !== 'to before -ing')
          expect(faults, text).toEqual([])
        }
      }
    }
  })
  it('asks at most once', () => {
    for (const draft of READ_ALOUD) expect(draft.match(/\?/g)?.length ?? 0, draft).toBeLessThanOrEqual(1)
  })
})
