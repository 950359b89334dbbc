import fc from 'fast-check'
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { VOICE_LIMITS } from '#core/media/limits.ts'
import { type VoiceMime, voiceMime } from '#core/media/voice-kind.ts'
import { madeRecording, madeWave } from '#tests/support/made-recording.ts'
import { madeVideo } from '#tests/support/made-video.ts'
import { rewriteRecording } from './rewrite-recording.ts'

const MIMES: readonly VoiceMime[] = ['audio/webm', 'audio/ogg', 'audio/mp4', 'audio/mpeg', 'audio/wav']

afterEach(() => vi.useRealTimers())

describe('a recording that is kept', () => {
  it.each(MIMES)('stays %s, with its length in it, and with nothing written beside it', async mime => {
    const tags = { title: 'Kitchen in Leeds', comment: '+51.5007-000.1246/', date: new Date(0) }
    const sent = await madeRecording(mime, { seconds: 3, tags: mime === 'audio/wav' ? {} : tags })
    const result = await rewriteRecording(sent)
    if (!result.ok) throw new Error(result.reason)
    const { file, durationMs, bytes } = result.recording
    expect(result.recording.mime).toBe(mime)
    expect(voiceMime(file)).toBe(mime)
    expect(durationMs).toBeGreaterThan(2_900)
    expect(durationMs).toBeLessThan(3_100)
    expect(bytes).toBe(file.length)
    const kept = Buffer.from(file)
    expect(kept.includes('Kitchen') || kept.includes('+51.5007')).toBe(false)
    const input = new Input({ source: new BufferSource(Uint8Array.from(file)), formats: ALL_FORMATS })
    expect(1000 * (await input.computeDuration())).toBeCloseTo(durationMs, -2)
    input.dispose()
  })

  // An Ogg stream has a number drawn by chance.
  it.each(MIMES.filter(mime => mime !== 'audio/ogg'))('does not tell when it was written: %s', async mime => {
    const sent = await madeRecording(mime)
    vi.useFakeTimers({ toFake: ['Date'] })
    const hashes: string[] = []
    for (const now of ['2026-11-26T09:00:00Z', '2027-01-01T00:00:00Z']) {
      vi.setSystemTime(new Date(now))
      const result = await rewriteRecording(sent)
      hashes.push(result.ok ? Buffer.from(result.recording.hash).toString('hex') : result.reason)
    }
    expect(hashes[1]).toBe(hashes[0])
  })

  it('holds the sound of a film alone', async () => {
    const result = await rewriteRecording(await madeVideo({ seconds: 2 }))
    if (!result.ok) throw new Error(result.reason)
    const input = new Input({
      source: new BufferSource(Uint8Array.from(result.recording.file)),
      formats: ALL_FORMATS,
    })
    expect((await input.getTracks()).map(({ type }) => type)).toEqual(['audio'])
    input.dispose()
  })

  it('is refused for what it is', async () => {
    const reasonOf = async (sent: Uint8Array) => {
      const result = await rewriteRecording(sent)
      return result.ok ? 'kept' : result.reason
    }
    const [shortest, longest] = VOICE_LIMITS.durationMs
    expect(await reasonOf(new Uint8Array())).toBe('voice_empty')
    expect(await reasonOf(new Uint8Array(VOICE_LIMITS.bytes + 1))).toBe('voice_too_large')
    expect(await reasonOf(new TextEncoder().encode('<!doctype html>'))).toBe('not_a_recording')
    expect(await reasonOf(madeWave(shortest / 1000 - 0.1))).toBe('voice_too_short')
    expect(await reasonOf(madeWave(longest / 1000 + 1))).toBe('voice_too_long')
    expect(await reasonOf(madeWave(longest / 1000 - 1))).toBe('kept')
  })

  it.each(MIMES)('is refused, or shorter, when it was cut off: %s', async mime => {
    const sent = await madeRecording(mime, { seconds: 4 })
    const result = await rewriteRecording(sent.subarray(0, Math.floor(sent.length / 2)))
    if (result.ok) expect(result.recording.durationMs).toBeLessThan(3_000)
    else expect(result.reason).toBe('not_a_recording')
  })

  it('never throws, whatever a file holds behind a head that is right', async () => {
    const heads = await Promise.all(MIMES.map(async mime => (await madeRecording(mime)).subarray(0, 80)))
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 400 }), async (head, rest) => {
        expect(await rewriteRecording(Uint8Array.from([...head, ...rest]))).toHaveProperty('ok')
      }),
      { numRuns: 60 },
    )
  })
})
