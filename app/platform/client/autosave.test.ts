import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AutosaveOptions, createAutosave, type SaveReply } from './autosave.ts'

type Reply = SaveReply<string, number, string>
type Sent = {
  text: string
  base: number
  isLeaving: boolean
  unanswered: readonly string[]
  answer: (reply: Reply | 'lost') => void
}

const PAUSE = 1000
const saved = (base: number): Reply => ({ outcome: 'saved', base })
const conflicting = (base: number, text: string): Reply => ({
  outcome: 'conflict',
  base,
  text,
  conflict: text,
})

/** A text under test, with the requests it makes; each is answered by hand. */
function begin(options: Partial<AutosaveOptions<string, number, string>> = {}) {
  const sent: Sent[] = []
  const autosave = createAutosave<string, number, string>(
    { text: 'stored', base: 1 },
    {
      pauseMs: PAUSE,
      isSame: (a, b) => a === b,
      send: (text, base, { isLeaving, unanswered }) =>
        new Promise((resolve, reject) => {
          const answer = (reply: Reply | 'lost') =>
            reply === 'lost' ? reject(new Error('lost')) : resolve(reply)
          sent.push({ text, base, isLeaving, unanswered, answer })
        }),
      onChange: () => {},
      ...options,
    },
  )
  const answer = async (reply: Reply | 'lost') => {
    sent.at(-1)?.answer(reply)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { autosave, sent, answer, state: () => autosave.view().state }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('saving while typing', () => {
  it('waits for a pause and sends the newest text on the base it has', async () => {
    const { autosave, sent, answer, state } = begin()
    for (const text of ['a', 'ab', 'abc']) {
      autosave.type(text)
      await pass(PAUSE - 1)
    }
    expect([sent.length, state()]).toEqual([0, 'waiting'])
    await pass(1)
    expect(sent).toMatchObject([{ text: 'abc', base: 1, isLeaving: false }])
    expect(state()).toBe('saving')
    await answer(saved(2))
    expect(autosave.view()).toMatchObject({
      state: 'saved',
      saved: { text: 'abc', base: 2 },
      previous: 'stored',
    })
  })

  it('has one save under way, and sends what was typed meanwhile after it', async () => {
    const { autosave, sent, answer } = begin()
    autosave.type('first')
    await pass(PAUSE)
    autosave.type('second')
    await pass(5 * PAUSE)
    expect(sent).toHaveLength(1)
    await answer(saved(2))
    await pass(PAUSE)
    expect(sent[1]).toMatchObject({ text: 'second', base: 2 })
    await answer(saved(3))
    await pass(5 * PAUSE)
    expect(sent).toHaveLength(2)
  })

  it('sends nothing when the text is as it was, or not worth it', async () => {
    const { autosave, sent, state } = begin({ isWorthSaving: text => text !== '' })
    autosave.type('a')
    autosave.type('stored')
    expect(state()).toBe('idle')
    autosave.type('')
    expect(autosave.flush()).toBeNull()
    await pass(5 * PAUSE)
    expect(sent).toEqual([])
  })

  it('waits while something else saves, but not when the page is left', async () => {
    let isBusy = true
    const { autosave, sent } = begin({ isBusy: () => isBusy })
    autosave.type('a')
    await pass(3 * PAUSE)
    expect(sent).toEqual([])
    isBusy = false
    await pass(PAUSE)
    expect(sent).toHaveLength(1)
    const other = begin({ isBusy: () => true })
    other.autosave.type('a')
    other.autosave.flush(true)
    expect(other.sent).toMatchObject([{ isLeaving: true }])
  })
})

describe('a save that does not come through', () => {
  it('is tried again until the server is back, with the newest text', async () => {
    const { autosave, sent, answer, state } = begin()
    autosave.type('a')
    await pass(PAUSE)
    await answer('lost')
    expect(state()).toBe('unreachable')
    await pass(10_000)
    expect(sent).toHaveLength(2)
    await answer({ outcome: 'unreachable' })
    autosave.type('ab')
    expect(state()).toBe('unreachable')
    await pass(PAUSE)
    expect(sent.at(-1)?.text).toBe('ab')
    await answer(saved(2))
    await pass(60_000)
    expect([sent.length, state()]).toEqual([3, 'saved'])
  })

  it('is not repeated when it was refused, but what is typed then is', async () => {
    const { autosave, sent, answer, state } = begin()
    autosave.type('a')
    await pass(PAUSE)
    await answer({ outcome: 'refused', problem: 'Too long' })
    expect(autosave.view()).toMatchObject({ state: 'refused', problem: 'Too long' })
    await pass(60_000)
    expect(sent).toHaveLength(1)
    autosave.type('b')
    expect(state()).toBe('waiting')
    await pass(PAUSE)
    autosave.type('bc')
    await pass(5 * PAUSE)
    await answer({ outcome: 'refused', problem: 'Too long' })
    await pass(PAUSE)
    expect(sent.map(({ text }) => text)).toEqual(['a', 'b', 'bc'])
  })

  it('stops at a conflict until somebody decides', async () => {
    const { autosave, sent, answer, state } = begin()
    autosave.type('mine')
    await pass(PAUSE)
    await answer(conflicting(7, 'theirs'))
    autosave.type('mine, longer')
    autosave.flush()
    autosave.flush(true)
    await pass(60_000)
    expect([sent.length, state()]).toEqual([1, 'conflict'])
    expect(autosave.view()).toMatchObject({ conflict: 'theirs', saved: { text: 'stored', base: 7 } })
    autosave.keepMine()
    expect(sent[1]).toMatchObject({ text: 'mine, longer', base: 7 })
    await answer(saved(8))
    expect(autosave.view()).toMatchObject({ state: 'saved', conflict: null })
  })

  it('can be decided for the other text, and taken back', async () => {
    const { autosave, sent, answer } = begin()
    autosave.type('mine')
    await pass(PAUSE)
    await answer(conflicting(7, 'theirs'))
    autosave.type('theirs')
    autosave.adopt({ text: 'theirs', base: 7 }, { previous: 'mine' })
    await pass(60_000)
    expect(sent).toHaveLength(1)
    expect(autosave.view()).toMatchObject({ state: 'saved', previous: 'mine', conflict: null })
  })
})

describe('a save by a press', () => {
  it('is taken over, and what was typed since is sent on its base', async () => {
    const { autosave, sent, state } = begin()
    autosave.type('pressed, and more')
    autosave.adopt({ text: 'pressed', base: 5 })
    expect(state()).toBe('waiting')
    await pass(PAUSE)
    expect(sent).toMatchObject([{ text: 'pressed, and more', base: 5 }])
  })

  it('makes an answer that comes after it late', async () => {
    const { autosave, sent, answer } = begin()
    autosave.type('a')
    await pass(PAUSE)
    autosave.adopt({ text: 'a', base: 5 })
    await answer(saved(2))
    await pass(60_000)
    expect(autosave.view()).toMatchObject({ state: 'saved', saved: { text: 'a', base: 5 } })
    expect(sent).toHaveLength(1)
  })

  it('can wait for the save under way', async () => {
    const { autosave, answer } = begin()
    expect(autosave.settled()).toBeNull()
    autosave.type('a')
    await pass(PAUSE)
    const settled = autosave.settled()
    expect(settled).not.toBeNull()
    await answer(saved(2))
    await settled
    expect(autosave.settled()).toBeNull()
  })
})

describe('a save whose answer was lost', () => {
  it('is no conflict with oneself: what was typed since goes on from it', async () => {
    const { autosave, sent, answer, state } = begin()
    autosave.type('first')
    await pass(PAUSE)
    await answer('lost')
    autosave.type('first, and more')
    await pass(PAUSE)
    expect(sent[1]).toMatchObject({ text: 'first, and more', base: 1, unanswered: ['first'] })
    await answer(conflicting(2, 'first'))
    expect(autosave.view()).toMatchObject({ conflict: null, saved: { text: 'first', base: 2 } })
    await pass(PAUSE)
    expect(sent[2]).toMatchObject({ text: 'first, and more', base: 2, unanswered: [] })
    await answer(saved(3))
    expect([state(), sent.length]).toEqual(['saved', 3])
  })

  it('is told of as saved when the same text is found there', async () => {
    const onSaved = vi.fn()
    const { autosave, sent, answer, state } = begin({ onSaved })
    autosave.type('first')
    await pass(PAUSE)
    await answer('lost')
    await pass(10_000)
    await answer(conflicting(2, 'first'))
    await pass(60_000)
    expect([state(), sent.length]).toEqual(['saved', 2])
    expect(onSaved.mock.calls).toMatchObject([[{ text: 'first', base: 2 }, { isNewest: true }]])
  })

  it('is written over when the text is what it was before', async () => {
    const { autosave, sent, answer } = begin()
    autosave.type('first')
    await pass(PAUSE)
    await answer('lost')
    autosave.type('stored')
    await pass(PAUSE)
    expect(sent[1]).toMatchObject({ text: 'stored', base: 1 })
    await answer(conflicting(2, 'first'))
    await pass(PAUSE)
    expect(sent[2]).toMatchObject({ text: 'stored', base: 2 })
  })

  it('any of several may be the one that is there, but none of somebody else', async () => {
    const { autosave, sent, answer, state } = begin()
    for (const text of ['one', 'two', 'three']) {
      autosave.type(text)
      await pass(PAUSE)
      await answer('lost')
    }
    expect(sent[2]?.unanswered).toEqual(['one', 'two'])
    await pass(10_000)
    await answer(conflicting(2, 'two'))
    expect(autosave.view().conflict).toBeNull()
    await pass(PAUSE)
    await answer(conflicting(3, 'theirs'))
    expect(state()).toBe('conflict')
  })

  it('counts no more once a later one was saved', async () => {
    const { autosave, answer, state } = begin()
    autosave.type('first')
    await pass(PAUSE)
    await answer('lost')
    autosave.type('second')
    await pass(PAUSE)
    await answer(saved(2))
    autosave.type('third')
    await pass(PAUSE)
    // Somebody else put it back.
    await answer(conflicting(3, 'first'))
    expect(state()).toBe('conflict')
  })

  it('is known to whoever wants to press meanwhile', async () => {
    const { autosave, answer } = begin()
    expect(autosave.unanswered()).toEqual([])
    autosave.type('first')
    await pass(PAUSE)
    await answer('lost')
    expect(autosave.unanswered()).toEqual(['first'])
    autosave.flush()
    await answer(saved(2))
    expect(autosave.unanswered()).toEqual([])
  })
})

it('sends at once what was typed when the page is left, also beside the save under way', async () => {
  const { autosave, sent } = begin()
  autosave.type('first')
  await pass(PAUSE)
  autosave.type('second')
  autosave.flush(true)
  // Nothing runs once the page is gone, and what was under way may be cut off with it.
  expect(sent).toMatchObject([
    { text: 'first', isLeaving: false },
    { text: 'second', base: 1, isLeaving: true, unanswered: ['first'] },
  ])
  autosave.flush(true)
  expect(sent).toHaveLength(2)
})

it('goes on where a page that was left is come back to, whichever answer comes first', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const { autosave, sent, answer, state } = begin()
    autosave.type('first')
    await pass(PAUSE)
    autosave.type('second')
    autosave.flush(true)
    for (const n of order) {
      sent[n]?.answer(n === 0 ? saved(2) : saved(3))
      await pass(0)
    }
    await pass(PAUSE)
    if (sent.length > 2) await answer(conflicting(3, 'second'))
    await pass(60_000)
    expect([state(), autosave.view().saved]).toEqual(['saved', { text: 'second', base: 3 }])
  }
})

it('tells of each save whether it is the newest text', async () => {
  const onSaved = vi.fn()
  const { autosave, answer } = begin({ onSaved })
  autosave.type('first')
  await pass(PAUSE)
  autosave.type('second')
  await answer(saved(2))
  await pass(PAUSE)
  await answer(saved(3))
  expect(onSaved.mock.calls).toMatchObject([
    [
      { text: 'first', base: 2 },
      { isNewest: false, before: { text: 'stored' } },
    ],
    [
      { text: 'second', base: 3 },
      { isNewest: true, before: { text: 'first' } },
    ],
  ])
})
