import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { isLiveTable, LIVE_TABLES, type LiveTable } from './live.ts'
import { createLiveRegistry } from './live-registry.ts'

describe('subscriptions to changes', () => {
  it('opens one channel for all and closes it when the last listener leaves', () => {
    const close = vi.fn()
    const open = vi.fn(() => close)
    const registry = createLiveRegistry(open)
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
    const registry = createLiveRegistry(() => vi.fn())
    const [stories, both] = [vi.fn(), vi.fn()]
    registry.subscribe(['stories'], stories)
    registry.subscribe(['stories', 'campaigns'], both)
    registry.publish({ table: 'campaigns', id: null })
    expect([stories.mock.calls.length, both.mock.calls.length]).toEqual([0, 1])
    registry.publishAll()
    expect([stories.mock.calls.length, both.mock.calls.length]).toEqual([1, 2])
  })

  it('keeps a table exactly as long as somebody listens to it', () => {
    const subscriptions = fc.array(
      fc.uniqueArray(fc.constantFrom<LiveTable>(...LIVE_TABLES), { maxLength: 4 }),
    )
    fc.assert(
      fc.property(subscriptions, fc.array(fc.nat()), (list, order) => {
        let opened = 0
        const registry = createLiveRegistry(() => {
          opened += 1
          return () => {
            opened -= 1
          }
        })
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
