import { expect, it } from 'vitest'
import { comparablePosts } from './comparable-posts.ts'

const stored = (id: string, storyId: string | null, platform: string) => ({
  ...{ id, storyId, platform },
  ...{ title: id, body: 'The same words' },
})
const past = [
  stored('itself', 'bowl', 'linkedin'),
  stored('sibling', 'bowl', 'instagram'),
  stored('again', 'bowl', 'linkedin'),
  stored('stranger', null, 'instagram'),
]
const comparedWith = (id: string | null, storyId: string | null) =>
  comparablePosts(past, { id, storyId, platform: 'linkedin' }).map(post => post.id)

it('compares a saved post with neither itself nor what was made of its story for another platform', () => {
  expect(comparedWith('itself', 'bowl')).toEqual(['again', 'stranger'])
})

it('compares a new post without a story with everything', () => {
  expect(comparedWith(null, null)).toEqual(['itself', 'sibling', 'again', 'stranger'])
})
