import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY } from '../books.ts'
import { cidOfBytes, cidOfRecord } from './cid.ts'
import { isRefusal, readPost } from './post-record.ts'

const DID = 'did:plc:ada'
const books = structuredClone(EMPTY)
const at = { books, did: DID, imageBytes: 2_000_000 }
const post = (text: string, more: object = {}) => ({
  $type: 'app.bsky.feed.post',
  text,
  createdAt: '2026-11-23T09:00:00+01:00',
  ...more,
})
const wrong = (record: unknown) => {
  const read = readPost(record, at)
  return isRefusal(read) ? `${read.error} ${read.message}` : ''
}
const link = (byteStart: unknown, byteEnd: unknown) => ({
  index: { byteStart, byteEnd },
  features: [{ $type: 'app.bsky.richtext.facet#link', uri: 'https://a.example/' }],
})

describe('a post', () => {
  it('holds 300 graphemes and 3,000 bytes', () => {
    const family = '👨‍👩‍👧‍👦'
    expect(wrong(post('é'.repeat(300)))).toBe('')
    expect(wrong(post('x'.repeat(301)))).toContain('300 graphemes')
    expect(wrong(post(family.repeat(120)))).toBe('')
    expect(wrong(post(family.repeat(121)))).toContain('3000 characters')
  })

  it.each([
    ['a field that there is not', { language: 'en' }],
    ['a time without a zone', { createdAt: '2026-11-23T09:00:00' }],
    ['four languages', { langs: ['en', 'de', 'fr', 'it'] }],
    ['nine tags', { tags: [...'abcdefghi'] }],
    ['a label without its kind', { labels: { values: [] } }],
    [
      'a reply to nothing',
      { reply: { root: { uri: 'at://x', cid: 'y' }, parent: { uri: 'at://x', cid: 'y' } } },
    ],
    ['an embed nobody knows', { embed: { $type: 'app.bsky.embed.video' } }],
    ['no images', { embed: { $type: 'app.bsky.embed.images', images: [] } }],
    [
      'a card without a title',
      { embed: { $type: 'app.bsky.embed.external', external: { uri: 'https://a.example' } } },
    ],
    ['a facet without a feature', { facets: [{ index: { byteStart: 0, byteEnd: 1 }, features: [] }] }],
  ])('is refused with %s', (_, more) => {
    expect(wrong(post('Hello', more))).toMatch(/^InvalidRequest Invalid app\.bsky\.feed\.post record/)
  })

  it('names every picture by a blob that its account uploaded, as it is', () => {
    const cid = cidOfBytes(Buffer.from('picture'))
    books.blobs[`${DID} ${cid}`] = { did: DID, mimeType: 'image/png', size: 1_200_000 }
    const blob = { $type: 'blob', ref: { $link: cid }, mimeType: 'image/png', size: 1_200_000 }
    const images = (image: object, count = 1) =>
      post('', { embed: { $type: 'app.bsky.embed.images', images: Array(count).fill({ image, alt: '' }) } })
    expect(wrong(images(blob, 4))).toBe('')
    expect(wrong(images(blob, 5))).toContain('more than 4')
    expect(wrong(images({ ...blob, size: 1 }))).toContain('InvalidSize')
    expect(wrong(images({ ...blob, mimeType: 'image/jpeg' }))).toContain('InvalidMimeType')
    expect(wrong(images({ ...blob, ref: { $link: 'bafkreiother' } }))).toContain('BlobNotFound')
    const external = { uri: 'https://a.example', title: '', description: '', thumb: blob }
    expect(wrong(post('', { embed: { $type: 'app.bsky.embed.external', external } }))).toContain(
      'BlobTooLarge',
    )
  })

  it('has facets on whole characters of its text only', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
        fc.integer({ min: -2, max: 100 }),
        fc.integer({ min: -2, max: 100 }),
        (text, start, end) => {
          const bytes = Buffer.from(text)
          const cut = bytes.subarray(Math.max(0, start), Math.max(0, end)).toString()
          const isWhole =
            start >= 0 &&
            start < end &&
            end <= bytes.length &&
            Buffer.from(cut).equals(bytes.subarray(start, end))
          expect(wrong(post(text, { facets: [link(start, end)] })) === '').toBe(isWhole)
        },
      ),
    )
  })
})

it('has one CID for one content, and that of bytes is the one every server computes', () => {
  expect(cidOfRecord({ a: 1, b: { c: 2, d: [3] } })).toBe(cidOfRecord({ b: { d: [3], c: 2 }, a: 1 }))
  expect(cidOfRecord({ a: 1 })).not.toBe(cidOfRecord({ a: 2 }))
  // The well-known CID of no bytes at all.
  expect(cidOfBytes(new Uint8Array())).toBe('bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku')
})
