import { expect, it } from 'vitest'
import { postsWithRoom } from './room.ts'

const day = (name: string, count: number, status: 'scheduled' | 'published' = 'scheduled') =>
  Array.from({ length: count }, (_, n) => ({ id: `${name}${n}`, day: name, status }))
const shown = (posts: ReturnType<typeof day>, ofAll: number, ofEach = 20) =>
  postsWithRoom(posts, { ofEach, ofAll }).map(({ id }) => id)

it('a calendar with room for all of its posts shows all of them', () => {
  const posts = [...day('a', 3), ...day('b', 2)]
  expect(shown(posts, 5)).toEqual(posts.map(({ id }) => id))
  expect(shown([], 5)).toEqual([])
})

it('days with few keep theirs, the others have as many as each other, the first of their day', () => {
  expect(shown([...day('a', 1), ...day('b', 9), ...day('c', 4)], 7)).toEqual([
    ...['a0', 'b0', 'b1', 'b2', 'c0', 'c1', 'c2'],
  ])
})

it('no day shows more than a day has room for, and none shows nothing', () => {
  expect(shown(day('a', 9), 50, 2)).toEqual(['a0', 'a1'])
  expect(shown([...day('a', 2), ...day('b', 2)], 1)).toEqual(['a0', 'b0'])
})

it('what is published makes room for what is to come, and stays where it was', () => {
  const today = [...day('out', 3, 'published'), ...day('next', 2)].map(post => ({ ...post, day: 'today' }))
  expect(shown(today, 3)).toEqual(['out0', 'next0', 'next1'])
})
