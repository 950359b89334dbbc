import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FilePathSource, Input, MP4 } from 'mediabunny'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { madeVideo } from '#tests/support/made-video.ts'
import { rewriteVideo } from './rewrite-video.ts'

const folder = mkdtempSync(join(tmpdir(), 'videos-'))
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => vi.useRealTimers())

/** An MP4 counts its seconds from 1904. */
const SECONDS_BEFORE_1970 = 2_082_844_800

let count = 0
async function rewritten(file: Uint8Array) {
  const [from, to] = [join(folder, `${++count}.mov`), join(folder, `${count}.mp4`)]
  writeFileSync(from, file)
  return { result: await rewriteVideo({ from, to }), to }
}

describe('a video that is kept', () => {
  it('is an MP4 with its index in front, upright as it was, without what the camera wrote beside it', async () => {
    const tags = { title: 'Kitchen', comment: '+51.5007-000.1246/', date: new Date(0) }
    const file = await madeVideo({ rotation: 90, tags })
    expect(Buffer.from(file).includes('+51.5007')).toBe(true)
    const { result, to } = await rewritten(file)
    if (!result.ok) throw new Error(result.reason)
    expect(result.video).toMatchObject({ width: 96, height: 128, durationMs: expect.closeTo(3000, -2) })
    const kept = readFileSync(to)
    expect(result.video.bytes).toBe(kept.length)
    expect(kept.includes('+51.5007') || kept.includes('Kitchen')).toBe(false)
    expect(kept.toString('latin1', 4, 8)).toBe('ftyp')
    expect(kept.indexOf('moov')).toBeLessThan(kept.indexOf('mdat'))
    const input = new Input({ source: new FilePathSource(to), formats: [MP4] })
    const track = await input.getPrimaryVideoTrack()
    expect([track?.codec, track?.rotation, (await track?.computePacketStats())?.packetCount]).toEqual([
      'avc',
      90,
      90,
    ])
    expect((await input.getPrimaryAudioTrack())?.codec).toBe('aac')
    input.dispose()
  })

  it('has the same bytes each time it is made from the same file', async () => {
    const file = await madeVideo()
    vi.useFakeTimers({ toFake: ['Date'] })
    const kept: Buffer[] = []
    for (const now of ['2026-11-26T09:00:00Z', '2027-01-01T00:00:00Z']) {
      vi.setSystemTime(new Date(now))
      kept.push(readFileSync((await rewritten(file)).to))
    }
    expect(kept[1]?.equals(kept[0] ?? Buffer.alloc(0))).toBe(true)
  })

  it('does not tell when it was written, nor from 2040 on, when dates take eight bytes', async () => {
    const file = await madeVideo()
    vi.useFakeTimers({ toFake: ['Date'] })
    for (const now of ['2026-11-26T09:00:00Z', '2041-01-01T00:00:00Z']) {
      vi.setSystemTime(new Date(now))
      const { result, to } = await rewritten(file)
      expect(result.ok).toBe(true)
      const seconds = Buffer.alloc(8)
      seconds.writeBigUInt64BE(BigInt(Date.now() / 1000 + SECONDS_BEFORE_1970))
      const written = readFileSync(to)
      expect(written.includes(seconds) || written.includes(seconds.subarray(4))).toBe(false)
      const input = new Input({ source: new FilePathSource(to), formats: [MP4] })
      expect(await input.computeDuration()).toBeCloseTo(3, 1)
      input.dispose()
    }
  })

  it('is refused in words when platforms would not play it', async () => {
    expect((await rewritten(await madeVideo({ codec: 'vp9' }))).result).toMatchObject({
      reason: 'other_codec',
    })
    expect((await rewritten(await madeVideo({ seconds: 182, frameBytes: 20 }))).result).toMatchObject({
      reason: 'too_long',
    })
    expect((await rewritten(await madeVideo({ seconds: 0.5 }))).result).toMatchObject({ reason: 'too_short' })
  })

  it('is refused when it is none: empty, words, a picture’s head, cut off anywhere, its sizes made huge', async () => {
    const whole = Buffer.from(await madeVideo())
    const huge = Buffer.from(whole)
    huge.writeUInt32BE(0xffffffff, huge.indexOf('moov') - 4)
    const files = [
      Buffer.alloc(0),
      Buffer.from('no video at all'),
      Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
      huge,
      ...[0.01, 0.1, 0.5, 0.9, 0.99].map(share => whole.subarray(0, Math.floor(whole.length * share))),
    ]
    for (const file of files) expect((await rewritten(file)).result.ok, `${file.length} bytes`).toBe(false)
  })

  it('is refused when it was cut off behind its index, or counts samples that would keep us busy for minutes', async () => {
    const { to } = await rewritten(await madeVideo())
    const inFront = readFileSync(to)
    expect((await rewritten(inFront)).result.ok).toBe(true)
    for (const share of [0.3, 0.5, 0.9, 0.99]) {
      const cut = inFront.subarray(0, Math.floor(inFront.length * share))
      expect((await rewritten(cut)).result, `${share}`).toEqual({ ok: false, reason: 'not_a_video' })
    }
    for (const [table, at] of [
      ['stsc', 8],
      ['stsc', 16],
      ['stsz', 12],
      ['stco', 8],
    ] as const) {
      const huge = Buffer.from(inFront)
      huge.writeUInt32BE(0x7fffffff, huge.indexOf(table) + at)
      expect((await rewritten(huge)).result, table).toEqual({ ok: false, reason: 'not_a_video' })
    }
  })

  it('is refused when it has sound and no pictures', async () => {
    const file = Buffer.from(await madeVideo())
    file.writeUInt32BE(0, file.indexOf('stts') + 8)
    expect((await rewritten(file)).result).toEqual({ ok: false, reason: 'too_short' })
  })

  it('is refused at once when its boxes never end', async () => {
    const endless = Buffer.alloc(8_000_000)
    for (let at = 0; at < endless.length; at += 8) endless.write('\0\0\0\x08free', at, 'latin1')
    Buffer.from('\0\0\0\x10ftypisom\0\0\0\0', 'latin1').copy(endless)
    expect((await rewritten(endless)).result).toEqual({ ok: false, reason: 'not_a_video' })
  })

  it('never throws for bytes that were changed on their way', async () => {
    const whole = Buffer.from(await madeVideo({ seconds: 1, frameBytes: 20 }))
    for (let seed = 1; seed <= 60; seed++) {
      const bent = Buffer.from(whole)
      for (let times = 0; times < 8; times++)
        bent[(seed * 7919 + times * 104_729) % bent.length] = (seed * 31 + times * 17) % 256
      await expect(rewritten(bent)).resolves.toBeDefined()
    }
  }, 20_000)
})
