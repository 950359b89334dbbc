import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ALONE } from '#app/publishing/integrations/alone.ts'
import { type BlueskyStandIn, openBlueskyStandIn } from '#scripts/local/bluesky/stand-in.ts'
import { connected, ownComputer } from '#tests/support/bluesky.ts'
import { blueskyAdapter } from './adapter.ts'
import { fetchPageCard } from './fetch-page-card.ts'

vi.mock(import('./fetch-page-card.ts'), () => ({ fetchPageCard: vi.fn() }))

let standIn: BlueskyStandIn
beforeAll(async () => {
  standIn = await openBlueskyStandIn()
})
afterAll(() => standIn.close())

it('shows the page of the first link below the post, also when its picture is too large or cannot be uploaded', async () => {
  const installation = ownComputer(standIn.url)
  const adapter = blueskyAdapter(installation)
  const { account } = await connected(installation, 'card.test')
  const page = {
    title: 'Ada’s pots',
    description: 'Fired twice',
    picture: new Uint8Array([0xff, 0xd8, 0xff]),
  }
  vi.mocked(fetchPageCard).mockResolvedValue(page)
  const text = 'New: https://ada.example/pots and https://b.example'
  for (const [place, trouble] of ['none', 'upload', 'size'].entries()) {
    if (trouble === 'upload') standIn.fail({ failure: 'error', calls: 'upload' })
    // What `fetchPageCard` brings of a page whose picture has five million bytes.
    if (trouble === 'size') vi.mocked(fetchPageCard).mockResolvedValue({ ...page, picture: null })
    const recordKey = `322222222222${place + 2}`
    const post = { ...ALONE, text, createdAt: new Date(), recordKey, idempotencyKey: 'k' }
    const ready = await adapter.prepare?.(account, post)
    if (ready?.kind !== 'ready') throw new Error('not prepared')
    const answer = await adapter.send(account, { ...post, prepared: ready.prepared })
    expect(answer.kind).toBe('published')
  }
  const cards = Object.values(standIn.books.records).map(({ value }) => value.embed?.external)
  const words = { uri: 'https://ada.example/pots', title: 'Ada’s pots', description: 'Fired twice' }
  expect(cards).toEqual([{ ...words, thumb: expect.objectContaining({ size: 3 }) }, words, words])
  expect(vi.mocked(fetchPageCard).mock.calls[0]?.[0]).toBe('https://ada.example/pots')
})
