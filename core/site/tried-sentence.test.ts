import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { VOICES } from '../brand/personalise/stage-and-voice.ts'
import { SAMPLE_SENTENCE, SAMPLE_VOICE } from './sample-brand.ts'
import { readTriedSentence, TRIED_MOST, triedSentence } from './tried-sentence.ts'

describe('a sentence that a visitor tried', () => {
  it('comes along with the voice, and is nothing while both are ours', () => {
    expect(triedSentence({ post: SAMPLE_SENTENCE, voice: SAMPLE_VOICE })).toBeNull()
    expect(triedSentence({ post: SAMPLE_SENTENCE, voice: 'witty-insider' })).toEqual({
      text: '',
      voice: 'witty-insider',
    })
    expect(triedSentence({ post: 'My bakers sleep again.', voice: SAMPLE_VOICE })).toEqual({
      text: 'My bakers sleep again.',
      voice: null,
    })
  })

  it('is clean text of a bearable length and a voice of ours, whatever was stored, and reads itself', () => {
    const stored = fc.oneof(
      fc.anything(),
      fc.record({ text: fc.string({ maxLength: 1200 }), voice: fc.string() }),
    )
    fc.assert(
      fc.property(stored, anything => {
        const tried = readTriedSentence(anything)
        if (tried === null) return
        expect(tried.text.length).toBeLessThanOrEqual(TRIED_MOST)
        expect(tried.voice === null || VOICES.includes(tried.voice)).toBe(true)
        expect(readTriedSentence(JSON.parse(JSON.stringify(tried)))).toEqual(tried)
      }),
    )
    expect(readTriedSentence({ text: '<script>x</script>Bread', voice: 'loud' })?.text).not.toContain('<')
    expect(readTriedSentence({ text: 'a'.repeat(TRIED_MOST + 1), voice: 'loud' })).toBeNull()
  })
})
