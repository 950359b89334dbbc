import { expect, it } from 'vitest'
import { readScheduleAddress, scheduleReturn } from './address.ts'

const read = (address: string) => readScheduleAddress(new URLSearchParams(address))

it('an address says what is shown of the schedule', () => {
  expect(read('view=week&date=2026-11-24&status=missed&platform=LinkedIn&page=3&removed=7')).toEqual({
    view: 'week',
    day: '2026-11-24',
    status: 'missed',
    platform: 'linkedin',
    page: 3,
    removed: '7',
  })
})

it('an address without sense shows the month', () => {
  const nothing = { view: 'month', day: null, status: null, platform: null, page: 1, removed: null }
  expect(read('')).toEqual(nothing)
  expect(read('view=year&date=2026-02-30&status=lost&platform=myspace&page=-1')).toEqual(nothing)
})

it('a press leads back to an address of the planner, whole, or to the calendar', () => {
  for (const good of ['/app/content', '/app/content/ideas', '/app/content?view=list'])
    expect(scheduleReturn(good, '/x')).toBe(good)
  for (const bad of ['https://evil.example/app/content', ['/app/content'], '/app/content?<', undefined])
    expect(scheduleReturn(bad, '/x')).toBe('/x')
})
