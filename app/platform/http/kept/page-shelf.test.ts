import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { templateOf } from '../page-template.ts'
import { type KeptPage, minuteOf, PageShelf } from './page-shelf.ts'

const page = (minute: number, bytes = 1000): KeptPage => ({
  template: templateOf(Buffer.alloc(bytes), []),
  headers: {},
  fresh: [],
  nonce: null,
  viewer: '',
  asOf: '1:1:',
  route: '/app/dashboard',
  minute,
})
const at = (address: string, browser = 'ada') => ({ browser, address })

describe('kept pages', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('are found by browser and address, until their minute is over', () => {
    const shelf = new PageShelf()
    const kept = page(7)
    shelf.keep(at('/app/dashboard'), kept)
    expect(shelf.find(at('/app/dashboard'), 7)).toMatchObject(kept)
    expect(shelf.find(at('/app/dashboard'), 8)).toBeNull()
    expect(shelf.find(at('/app/dashboard', 'bob'), 7)).toBeNull()
    expect(shelf.find(at('/app/dashboard?page=2'), 7)).toBeNull()
  })

  test('are forgotten one by one, or all of one browser', () => {
    const shelf = new PageShelf()
    for (const browser of ['ada', 'bob'])
      for (const address of ['/app/a', '/app/b']) shelf.keep(at(address, browser), page(1))
    shelf.drop(at('/app/a', 'bob'))
    shelf.forget('ada')
    expect(shelf.find(at('/app/a'), 1)).toBeNull()
    expect(shelf.find(at('/app/b'), 1)).toBeNull()
    expect(shelf.find(at('/app/a', 'bob'), 1)).toBeNull()
    expect(shelf.find(at('/app/b', 'bob'), 1)).not.toBeNull()
  })

  test('take 16 MiB at most: the oldest make room, and the newest is always there', () => {
    const shelf = new PageShelf()
    for (let n = 0; n < 100; n += 1) {
      shelf.keep(at(`/app/${n}`), page(1, 500_000))
      expect(shelf.bytes).toBeLessThanOrEqual(16 * 1024 * 1024)
      expect(shelf.find(at(`/app/${n}`), 1)).not.toBeNull()
    }
    expect(shelf.find(at('/app/0'), 1)).toBeNull()
    expect(shelf.find(at('/app/80'), 1)).not.toBeNull()
  })

  test('long addresses count as well', () => {
    const shelf = new PageShelf()
    for (let n = 0; n < 2000; n += 1) shelf.keep(at(`/app/a?x=${n}${'x'.repeat(16_000)}`), page(1, 10))
    expect(shelf.bytes).toBeLessThanOrEqual(16 * 1024 * 1024)
    expect(shelf.find(at(`/app/a?x=0${'x'.repeat(16_000)}`), 1)).toBeNull()
  })

  test('the same page kept again takes its room once', () => {
    const shelf = new PageShelf()
    shelf.keep(at('/app/a'), page(1))
    const { bytes } = shelf
    shelf.keep(at('/app/a'), page(1))
    expect(shelf.bytes).toBe(bytes)
    shelf.drop(at('/app/a'))
    expect(shelf.bytes).toBe(0)
  })

  test('those of a minute that is over go with the next one, or after a minute without any', () => {
    const shelf = new PageShelf()
    shelf.keep(at('/app/a'), page(1))
    shelf.keep(at('/app/b'), page(2))
    expect(shelf.find(at('/app/a'), 1)).toBeNull()
    vi.advanceTimersByTime(60_000)
    expect(shelf.bytes).toBe(0)
    shelf.keep(at('/app/c'), page(3))
    vi.advanceTimersByTime(60_000)
    expect(shelf.bytes).toBe(0)
  })

  test('a minute begins with its first millisecond', () => {
    const minute = minuteOf(new Date('2026-11-28T10:15:00.000Z'))
    expect(minuteOf(new Date('2026-11-28T10:15:59.999Z'))).toBe(minute)
    expect(minuteOf(new Date('2026-11-28T10:16:00.000Z'))).toBe(minute + 1)
  })
})
