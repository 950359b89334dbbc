import { expect, it } from 'vitest'
import type { BoardCounts } from '#core/team/board.ts'
import { boardLines, boardSummary } from './board-lines.ts'

const counts = (over: Partial<BoardCounts> = {}): BoardCounts => ({
  reviews: { you: 0, client: 0, team: 0 },
  ...{ due: 0, notPublished: 0, planned: 0, requests: null, people: null, lostConnections: 0 },
  ...over,
})

it('says what waits, what is yours before what is not, and nothing where nothing does', () => {
  expect(boardLines(counts())).toEqual([])
  const lines = boardLines(counts({ reviews: { you: 1, client: 2, team: 0 }, people: 3 }))
  expect(lines).toEqual([
    { text: 'One post waits for your approval', place: 'reviews', isYours: true },
    { text: '3 people wait for a reply', place: 'people', isYours: true },
    { text: '2 posts wait for a client', place: 'reviews', isYours: false },
  ])
})

it('sums up all workspaces', () => {
  expect(boardSummary([{ waiting: 0 }])).toBe('Nothing is waiting for you in any of them.')
  expect(boardSummary([{ waiting: 1 }, { waiting: 0 }])).toBe('One thing is waiting for you.')
  expect(boardSummary([{ waiting: 1 }, { waiting: 2 }])).toBe('3 things are waiting for you in 2 workspaces.')
})
