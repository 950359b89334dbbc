import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTypedStore, type TypedText } from './typed-store.ts'

const DAY = 24 * 60 * 60 * 1000
const NOW = Date.UTC(2026, 10, 22, 14, 2)

/** A device with room for so many characters. */
function device(room = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, string>()
  const size = () => [...kept].reduce((sum, [key, value]) => sum + key.length + value.length, 0)
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      const before = kept.get(key)
      kept.set(key, value)
      if (size() <= room) return
      if (before === undefined) kept.delete(key)
      else kept.set(key, before)
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: (key: string) => void kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size
    },
  }
  return { storage, kept }
}

const text = (id: string, more: Partial<TypedText> = {}): TypedText => ({
  id,
  page: 'a page',
  at: NOW,
  fields: { body: [id] },
  version: '',
  sent: null,
  ...more,
})

const place = { account: 'ada', form: 'story:1' }

describe('what a device keeps until the server has it', () => {
  it('gives back what was typed, the newest first, and nothing that was dropped', () => {
    const store = createTypedStore(() => device().storage)
    expect(store.list(place)).toEqual([])
    const { storage } = device()
    const kept = createTypedStore(() => storage)
    kept.put(place, text('old', { at: NOW - 1 }))
    kept.put(place, text('new', { version: '3', sent: { key: 'k', fields: { body: ['new'] } } }))
    expect(kept.list(place).map(({ id }) => id)).toEqual(['new', 'old'])
    expect(kept.list(place)[0]).toEqual(
      text('new', { version: '3', sent: { key: 'k', fields: { body: ['new'] } } }),
    )
    kept.drop(place, 'new')
    expect(kept.list(place).map(({ id }) => id)).toEqual(['old'])
  })

  it('never shows a text under another account, form or thing, whatever they are called', () => {
    const name = fc.oneof(fc.string(), fc.constantFrom('a:b', 'a', 'b', '%3A', 'a%3Ab', ''))
    fc.assert(
      fc.property(name, name, name, name, (account, form, otherAccount, otherForm) => {
        fc.pre(account !== otherAccount || form !== otherForm)
        fc.pre([account, form, otherAccount, otherForm].every(word => word.isWellFormed()))
        const { storage } = device()
        const store = createTypedStore(() => storage)
        store.put({ account, form }, text('x'))
        expect(store.list({ account: otherAccount, form: otherForm })).toEqual([])
        expect(store.list({ account, form })).toHaveLength(1)
      }),
    )
  })

  it('throws for nothing: a storage that is off, full, or holds what others wrote', () => {
    const off = createTypedStore(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(off.list(place)).toEqual([])
    expect(off.put(place, text('x'))).toBe(false)
    off.drop(place, 'x')
    off.prune()
    off.forgetVisitors()

    const tiny = createTypedStore(() => device(10).storage)
    expect(tiny.put(place, text('x'))).toBe(false)

    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), written => {
        const { storage, kept } = device()
        const store = createTypedStore(
          () => storage,
          () => NOW,
        )
        kept.set('brandhearth:typed:ada:story%3A1:x', written)
        expect(store.list(place).every(({ fields }) => typeof fields === 'object')).toBe(true)
        store.prune()
      }),
    )
  })

  it('gives up the oldest texts when the device is full, and keeps what is typed now', () => {
    const { storage } = device(1200)
    const store = createTypedStore(() => storage)
    for (let n = 0; n < 20; n += 1)
      expect(store.put({ account: 'ada', form: `story:${n}` }, text(`t${n}`, { at: NOW + n }))).toBe(true)
    expect(store.list({ account: 'ada', form: 'story:19' })).toHaveLength(1)
    expect(store.list({ account: 'ada', form: 'story:0' })).toEqual([])
  })

  it('forgets after 30 days, what visitors typed after one, and never keeps more than 60', () => {
    const { storage, kept } = device()
    const store = createTypedStore(
      () => storage,
      () => NOW,
    )
    const visitor = { account: 'visitor', form: 'contact' }
    store.put(place, text('gone', { at: NOW - 31 * DAY }))
    store.put(place, text('stays', { at: NOW - 29 * DAY }))
    store.put(visitor, text('gone', { at: NOW - 2 * DAY }))
    store.put(visitor, text('stays', { at: NOW - 1000 }))
    kept.set('somebody:else', 'theirs')
    store.prune()
    expect(store.list(place).map(({ id }) => id)).toEqual(['stays'])
    expect(store.list(visitor).map(({ id }) => id)).toEqual(['stays'])
    for (let n = 0; n < 100; n += 1) store.put(place, text(`many${n}`, { at: NOW + n }))
    store.prune()
    expect(store.list(place).length).toBe(60)
    expect(store.list(place)[0]?.id).toBe('many99')
    store.forgetVisitors()
    expect(store.list(visitor)).toEqual([])
    expect(kept.get('somebody:else')).toBe('theirs')
  })
})
