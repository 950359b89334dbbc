import { expect, it } from 'vitest'
import { movedReturn, plannerReturn, readScheduleAddress, scheduleReturn } from './address.ts'

const read = (address: string) => readScheduleAddress(new URLSearchParams(address))

it('an address says what is shown of the schedule', () => {
  expect(read('view=week&date=2026-11-24&status=missed&platform=LinkedIn&page=3&removed=7')).toEqual({
    view: 'week',
    day: '2026-11-24',
    status: 'missed',
    platform: 'linkedin',
    page: 3,
    removed: '7',
    ...{ planned: null, moved: null, was: null, slot: null, draft: null },
  })
  expect(read('planned=8&draft=9&slot=2026-11-26T09:05')).toMatchObject({
    ...{ planned: '8', draft: '9', slot: { day: '2026-11-26', minute: 545 } },
  })
})

it('an address without sense shows the week', () => {
  const nothing = {
    ...{ view: 'week', day: null, status: null, platform: null, page: 1, removed: null },
    ...{ planned: null, moved: null, was: null, slot: null, draft: null },
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

it('a scheduled post leads back to its week, to its month, or to the address that is said', () => {
  expect(plannerReturn(null, '2026-12-06')).toBe('/app/content?date=2026-12-06')
  expect(plannerReturn('month', '2026-12-06')).toBe('/app/content?view=month&date=2026-12-06')
  // A month that shows days beside its own says which it is.
  expect(plannerReturn('2026-11', '2026-12-06')).toBe('/app/content?view=month&date=2026-11-01')
  expect(plannerReturn('2026-13', '2026-12-06')).toBe('/app/content?date=2026-12-06')
  expect(plannerReturn('publish', '2026-12-06')).toBe('/app/content?tab=publish')
  expect(plannerReturn('/app/content?view=list', '2026-12-06')).toBe('/app/content?view=list')
  expect(plannerReturn('https://evil.example/app/content', '2026-12-06')).toBe('/app/content?date=2026-12-06')
})

it('the calendar that is come back to knows what was moved, and nothing older', () => {
  const was = '2026-11-26 10:15 Europe/London'
  const back = movedReturn(
    '/app/content?view=month&date=2026-12-01&removed=3&planned=4&problem=past',
    '7',
    was,
  )
  expect(back.startsWith('/app/content?')).toBe(true)
  expect(read(back.split('?')[1] ?? '')).toMatchObject({
    ...{ view: 'month', day: '2026-12-01', removed: null, planned: null, moved: '7' },
    was: { day: '2026-11-26', time: '10:15', timeZone: 'Europe/London' },
  })
  expect(read(movedReturn('/app/content', '7', was).split('?')[1] ?? '')).toMatchObject({ moved: '7' })
  for (const other of ['/app/content?tab=publish', '/app/content/planned/7'])
    expect(movedReturn(other, '7', was)).toBe(other)
  for (const rubbish of ['2026-11-26', '2026-02-30 10:15 Europe/London', '2026-11-26 10:15 Mars/Base', ''])
    expect(read(`moved=7&was=${encodeURIComponent(rubbish)}`).was).toBeNull()
})
