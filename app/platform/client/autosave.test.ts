import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AutosaveOptions, createAutosave, type SaveReply } from './autosave.ts'

type Reply = SaveReply<number, string>
type Sent = { text: string; base: number; isLeaving: boolean; answer: (reply: Reply | 'lost') => void }

const PAUSE = 1000
const saved = (base: number): Reply => ({ outcome: 'saved', base })

/** A text under test, with the requests it makes; each is answered by hand. */
function begin(options: Partial<AutosaveOptions<string, number, string>> = {}) {
  const sent: Sent[] = []
  const autosave = createAutosave<string, number, string>(
    { text: 'stored', base: 1 },
    {
      pauseMs: PAUSE,
      isSame: (a, b) => a === b,
      send: (text, base, isLeaving) =>
        new Promise((resolve, reject) => {
          const answer = (reply: Reply | 'lost') =>
            reply === 'lost' ? reject(new Error('lost')) : resolve(reply)
          sent.push({ text, base, isLeaving, answer })
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
    const conflict: Reply = { outcome: 'conflict', base: 7, conflict: 'theirs' }
    autosave.type('mine')
    await pass(PAUSE)
    await answer(conflict)
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
    await answer({ outcome: 'conflict', base: 7, conflict: 'theirs' })
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

it('sends at once what is typed when the page is left, also after the save under way', async () => {
  const { autosave, sent, answer } = begin()
  autosave.type('first')
  autosave.flush(true)
  expect(sent).toMatchObject([{ text: 'first', isLeaving: true }])
  autosave.type('second')
  autosave.flush(true)
  await answer(saved(2))
  expect(sent[1]).toMatchObject({ text: 'second', base: 2, isLeaving: true })
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
