import { expect, it } from 'vitest'
import { readPostsAddress } from './address.ts'

const read = (query: string) => readPostsAddress(new URLSearchParams(query))
const STORY = '0b8f2a9e-6f0e-4a58-9d0a-0f6f2f3f4a5b'
const CAMPAIGN = '1b8f2a9e-6f0e-4a58-9d0a-0f6f2f3f4a5b'
const ALL = { status: null, platform: null, story: null, campaign: null, page: 1, removed: null }

it('reads what the list is narrowed to', () => {
  const query = `status=in_review&platform=X&story=${STORY.toUpperCase()}&campaign=${CAMPAIGN}&page=3&removed=abc`
  expect(read(query)).toEqual({
    status: 'in_review',
    platform: 'twitter',
    story: STORY,
    campaign: CAMPAIGN,
    page: 3,
    removed: 'abc',
  })
})

it('leaves out what makes no sense', () => {
  expect(read('')).toEqual(ALL)
  expect(read('status=gone&platform=myspace&story=mine&campaign=&page=-1')).toEqual(ALL)
  for (const near of [`${STORY}0`, `a${STORY}`, STORY.slice(1), STORY.replaceAll('-', '')])
    expect(read(`story=${near}`), near).toEqual(ALL)
})
