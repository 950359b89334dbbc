import { describe, expect, it } from 'vitest'
import { expectedVoice } from './expected-voice.ts'

describe('the expected voice', () => {
  it('is the middle of the road for a foundation that says nothing', () => {
    for (const value of Object.values(expectedVoice({}))) expect(Math.abs(value)).toBeLessThan(0.3)
  })

  it('comes from one of the six voices, however it is stored', () => {
    const calm = expectedVoice({ brand_personality: ['calm-authority'] })
    expect(expectedVoice({ brand_personality: 'Calm Authority' })).toEqual(calm)
    expect(calm.energy).toBeLessThan(expectedVoice({ brand_personality: 'passionate-advocate' }).energy)
    expect(calm.formality).toBeGreaterThan(expectedVoice({ brand_personality: 'witty-insider' }).formality)
  })

  it('comes from how the voice is described', () => {
    const loud = expectedVoice({ brand_voice: 'Loud, silly and wildly supportive.' })
    const quiet = expectedVoice({ brand_voice: 'Quiet, formal and measured.' })
    expect(loud.energy).toBeGreaterThan(0.3)
    expect(quiet.energy).toBeLessThan(-0.5)
    expect(quiet.formality).toBeGreaterThan(loud.formality)
  })

  it('does not take a voice for what it says it is not', () => {
    expect(expectedVoice({ brand_voice: 'Never loud.' }).energy).toBeLessThan(0)
  })
})
