import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRange, sendFile } from './send-file.ts'

const BYTES = Uint8Array.from({ length: 2_500_000 }, (_, at) => at % 251)
const reads: number[] = []
const video = {
  ...{ mime: 'video/mp4', size: BYTES.length, secondsLeft: 60 },
  read: async (range?: { first: number; last: number }) => {
    const part = range ? BYTES.subarray(range.first, range.last + 1) : BYTES
    reads.push(part.length)
    return part
  },
}

describe('a video is sent', () => {
  it('whole, in pieces of a megabyte, and says that parts can be asked for', async () => {
    reads.length = 0
    const answer = await sendFile(video, null)
    expect([answer?.status, answer?.headers.get('accept-ranges')]).toEqual([200, 'bytes'])
    expect(Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0)).equals(BYTES)).toBe(true)
    expect(reads).toEqual([1_000_000, 1_000_000, 500_000])
  })

  it.each([
    ['bytes=0-1', 'bytes 0-1/2500000', 2],
    ['bytes=2499990-', 'bytes 2499990-2499999/2500000', 10],
    ['bytes=-5', 'bytes 2499995-2499999/2500000', 5],
    ['bytes=10-99999999', 'bytes 10-2499999/2500000', 2_499_990],
  ])('in the part that %s asks for', async (range, said, length) => {
    const answer = await sendFile(video, range)
    expect([answer?.status, answer?.headers.get('content-range')]).toEqual([206, said])
    expect((await answer?.arrayBuffer())?.byteLength).toBe(length)
  })

  it.each(['bytes=2500000-', 'bytes=-0'])('not at all where %s is beyond its end', async range => {
    const answer = await sendFile(video, range)
    expect([answer?.status, answer?.headers.get('content-range')]).toEqual([416, 'bytes */2500000'])
  })

  it.each(['bytes=a-b', 'lines=0-1', 'bytes=0-1,5-6', 'bytes=9-2', 'bytes=-'])(
    'whole for %s, which nobody can read',
    async range => {
      expect((await sendFile(video, range))?.status).toBe(200)
    },
  )

  it('is not there when the store has lost it', async () => {
    expect(await sendFile({ ...video, read: async () => null }, null)).toBeNull()
  })

  it('never more than there is, whatever is asked', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(200), fc.nat(200), (size, from, to) => {
        const range = readRange(`bytes=${from}-${to}`, size + 1)
        if (range === null || range === 'beyond') return
        expect(range.first).toBe(from)
        expect(range.last).toBeGreaterThanOrEqual(range.first)
        expect(range.last).toBeLessThanOrEqual(size)
      }),
    )
  })

  it('a picture is sent as it is', async () => {
    const answer = await sendFile({ ...video, mime: 'image/png' }, 'bytes=0-1')
    expect([answer?.status, answer?.headers.get('content-disposition')]).toEqual([
      200,
      'inline; filename="picture.png"',
    ])
  })
})
