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
    ...{ planned: null, slot: null, draft: null },
  })
  expect(read('planned=8&draft=9&slot=2026-11-26T09:05')).toMatchObject({
    ...{ planned: '8', draft: '9', slot: { day: '2026-11-26', minute: 545 } },
  })
})

it('an address without sense shows the week', () => {
  const nothing = {
    ...{ view: 'week', day: null, status: null, platform: null, page: 1, removed: null },
    ...{ planned: null, slot: null, draft: null },
  }
  expect(read('')).toEqual(nothing)
  expect(read('view=year&date=2026-02-30&status=lost&platform=myspace&page=-1')).toEqual(nothing)
  for (const slot of ['09:00', '2026-11-26', '2026-11-26T25:00', '2026-02-30T09:00', 'T', ''])
    expect(read(`slot=${slot}`)).toEqual(nothing)
})

it('a press leads back to an address of the planner, whole, or to the calendar', () => {
  for (const good of ['/app/content', '/app/content/ideas', '/app/content?view=list'])
    expect(scheduleReturn(good, '/x')).toBe(good)
  for (const bad of ['https://evil.example/app/content', ['/app/content'], '/app/content?<', undefined])
    expect(scheduleReturn(bad, '/x')).toBe('/x')
})
