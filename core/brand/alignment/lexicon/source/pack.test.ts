import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { wordFacts } from '#core/brand/alignment/lexicon/word-facts.ts'
import { stem } from '#core/brand/alignment/text/stem.ts'
import { FUNCTION_WORDS } from './common-words.ts'
import { dictionaryModule } from './pack.ts'
import { TOPICS } from './topics/index.ts'

describe('the packed dictionary', () => {
  it('is what the word lists say', () => {
    const file = new URL('../dictionary.ts', import.meta.url)
    expect(readFileSync(file, 'utf8')).toBe(dictionaryModule())
  })

  it('unpacks every word with its subjects', () => {
    for (const [topic, list] of TOPICS.entries()) {
      for (const word of list.split(/\s+/).filter(entry => /^[a-z]+$/.test(entry))) {
        expect(wordFacts(stem(word))?.topics).toContain(topic)
      }
    }
  })

  it('gives function words no weight', () => {
    for (const word of FUNCTION_WORDS.split(/\s+/).filter(entry => entry !== '')) {
      expect(wordFacts(stem(word))?.band).toBe(0)
    }
  })
})
