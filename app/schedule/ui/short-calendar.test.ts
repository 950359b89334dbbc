import { expect, it } from 'vitest'
import { viewDays } from '#core/schedule/days.ts'
import type { CalendarView } from './schedule-views.ts'
import { shortCalendar, wholeCalendar } from './short-calendar.ts'

const nothing = {
  ...{ today: '2026-11-30', moved: null, desk: null, list: null, counts: {} },
  ...{ inUse: [], limit: 3, heldAt: null, undo: null },
} satisfies Partial<CalendarView>

it.each(['month', 'week', 'day', 'list'] as const)('a %s that was sent is the one that is shown', view => {
  const day = '2026-11-30'
  const days = viewDays(view, day)
  const isGrid = view === 'month' || view === 'week'
  const calendar: CalendarView = {
    ...{ ...nothing, view, day, days },
    items: isGrid
      ? [
          {
            id: 'a',
            day,
            minute: 0,
            title: 'Rye',
            platform: 'blog',
            status: 'published',
            link: 'https://a.test',
          },
          { id: 'b', day, minute: 540, title: '', platform: 'instagram', status: 'scheduled', score: 0 },
          {
            ...{ id: 'c', day: days.at(-1) ?? '', minute: 1439, title: 'A: b c', platform: 'blog' },
            ...{ status: 'held', score: 'Not scored yet', picture: '/p', isOfSeries: true },
          },
        ]
      : [],
    more: isGrid ? { [day]: 9 } : {},
  }
  const sent = shortCalendar(calendar)
  expect(wholeCalendar(sent)).toEqual(calendar)
  expect(Object.keys(sent.slips.rare)).toEqual(isGrid ? ['0', '2'] : [])
})
