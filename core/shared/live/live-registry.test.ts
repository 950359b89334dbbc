import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { isLiveTable, LIVE_TABLES, type LiveTable } from './live.ts'
import { createLiveRegistry } from './live-registry.ts'

describe('subscriptions to changes', () => {
  it('opens one channel for all and closes it when the last listener leaves', () => {
    const close = vi.fn()
    const open = vi.fn(() => close)
    const registry = createLiveRegistry(open, () => 0)
    const leaveFirst = registry.subscribe(['stories'], vi.fn())
    const leaveSecond = registry.subscribe(['stories', 'brand_checkins'], vi.fn())
    expect(open).toHaveBeenCalledTimes(1)
    leaveFirst()
    leaveFirst()
    expect(close).not.toHaveBeenCalled()
    leaveSecond()
    expect(close).toHaveBeenCalledTimes(1)
    registry.subscribe(['stories'], vi.fn())
    expect(open).toHaveBeenCalledTimes(2)
  })

  it('tells only those who asked for the table, and everybody once when changes may have been missed', () => {
    const registry = createLiveRegistry(
      () => vi.fn(),
      () => 0,
    )
    const [stories, both] = [vi.fn(), vi.fn()]
    registry.subscribe(['stories'], stories)
    registry.subscribe(['stories', 'campaigns'], both)
    registry.publish({ table: 'campaigns' })
    expect([stories.mock.calls.length, both.mock.calls.length]).toEqual([0, 1])
    registry.publishAll()
    expect([stories.mock.calls.length, both.mock.calls.length]).toEqual([1, 2])
  })

  it('stays open from listener to listener while somebody holds it, and opens for none', () => {
    const close = vi.fn()
    const open = vi.fn(() => close)
    const registry = createLiveRegistry(open, () => 0)
    const releaseFirst = registry.hold()
    const releaseSecond = registry.hold()
    expect(open).not.toHaveBeenCalled()
    for (let page = 0; page < 3; page += 1) registry.subscribe(['stories'], vi.fn())()
    expect([open.mock.calls.length, close.mock.calls.length]).toEqual([1, 0])
    releaseFirst()
    releaseFirst()
    expect(close).not.toHaveBeenCalled()
    releaseSecond()
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('closes with the last listener when its holder left before', () => {
    const close = vi.fn()
    const registry = createLiveRegistry(
      () => close,
      () => 0,
    )
    const release = registry.hold()
    const leave = registry.subscribe(['stories'], vi.fn())
    release()
    expect(close).not.toHaveBeenCalled()
    leave()
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('tells a new listener of what changed since its page was asked for, and of nothing older or else', () => {
    let clock = 0
    const registry = createLiveRegistry(
      () => vi.fn(),
      () => clock,
    )
    const told = (tables: readonly LiveTable[], since?: number) => {
      const tell = vi.fn()
      registry.subscribe(tables, tell, since)()
      return tell.mock.calls.length
    }
    registry.hold()
    expect(told(['stories'], 0)).toBe(0)
    clock = 10
    registry.publish({ table: 'stories' })
    clock = 20
    registry.publish({ table: 'campaigns' })
    expect(told(['stories'], 10)).toBe(1)
    expect(told(['stories', 'campaigns'], 15)).toBe(1)
    expect(told(['stories'], 11)).toBe(0)
    expect(told(['stories'])).toBe(0)
    clock = 30
    registry.publishAll()
    expect(told(['deals'], 30)).toBe(1)
    expect(told([], 0)).toBe(0)
    expect(told(['deals'], 31)).toBe(0)
  })

  it('keeps a table exactly as long as somebody listens to it', () => {
    const subscriptions = fc.array(
      fc.uniqueArray(fc.constantFrom<LiveTable>(...LIVE_TABLES), { maxLength: 4 }),
    )
    fc.assert(
      fc.property(subscriptions, fc.array(fc.nat()), (list, order) => {
        let opened = 0
        const registry = createLiveRegistry(
          () => {
            opened += 1
            return () => {
              opened -= 1
            }
          },
          () => 0,
        )
        const standing = list.map(tables => ({ tables, leave: registry.subscribe(tables, () => {}) }))
        for (const index of order) {
          const [gone] = standing.splice(index % Math.max(1, standing.length), 1)
          gone?.leave()
          expect(new Set(registry.tables())).toEqual(new Set(standing.flatMap(({ tables }) => tables)))
          expect(opened).toBe(standing.some(({ tables }) => tables.length > 0) ? 1 : 0)
        }
      }),
    )
  })

  it('knows its tables', () => {
    expect(isLiveTable('stories')).toBe(true)
    expect(isLiveTable('accounts')).toBe(false)
  })
})
