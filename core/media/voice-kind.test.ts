import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { voiceMime } from './voice-kind.ts'

const bytes = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0))
const EBML = '\x1a\x45\xdf\xa3'

describe('what a recording is', () => {
  it.each([
    [`${EBML}\x9fB\x86\x81\x01B\x82\x84webm`, 'audio/webm'],
    ['OggS\0\x02', 'audio/ogg'],
    ['\0\0\0\x1cftypM4A \0\0\0\0', 'audio/mp4'],
    ['\0\0\0\x1cftypisom', 'audio/mp4'],
    ['ID3\x04\0', 'audio/mpeg'],
    ['\xff\xfb\x90\x64', 'audio/mpeg'],
    ['\xff\xf3\x90\x64', 'audio/mpeg'],
    ['RIFF\x24\x7d\0\0WAVEfmt ', 'audio/wav'],
  ])('is told by its first bytes: %j', (head, mime) => {
    expect(voiceMime(bytes(head))).toBe(mime)
  })

  it.each([
    ['a Matroska film', `${EBML}\x9fB\x82\x88matroska`],
    ['a picture in MP4', '\0\0\0\x1cftypheic'],
    ['a WebP picture', 'RIFF\x24\0\0\0WEBPVP8 '],
    ['AAC without a container', '\xff\xf1\x50\x80'],
    ['a JPEG', '\xff\xd8\xff\xe0'],
    ['a page', '<!doctype html>'],
    ['nothing', ''],
  ])('is nothing that is taken: %s', (_, head) => {
    expect(voiceMime(bytes(head))).toBeNull()
  })

  it('follows from the first bytes alone, and from any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 64, maxLength: 64 }), fc.uint8Array(), (head, rest) => {
        expect(voiceMime(Uint8Array.from([...head, ...rest]))).toBe(voiceMime(head))
      }),
    )
  })

  it('takes no text for a recording, whatever it says', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), text => {
        expect(voiceMime(new TextEncoder().encode(`<${text}`))).toBeNull()
      }),
    )
  })
})
