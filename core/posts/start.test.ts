import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayAfter } from '../schedule/days.ts'
import { minuteText } from '../schedule/wall-time.ts'
import { listQuery } from '../shared/list-address.ts'
import { STORY_KINDS } from '../stories/kinds.ts'
import { POST_FORMATS } from './formats.ts'
import { LENGTH_BANDS } from './lengths.ts'
import { OPENINGS } from './openings.ts'
import { NO_START, postStartParameters, readPostStart, startHints } from './start.ts'

const read = (query: string) => readPostStart(new URLSearchParams(query))

it('is read back from the address it makes', () => {
  const optional = <Item>(items: readonly Item[]) => fc.option(fc.constantFrom(...items))
  const starts = fc.record({
    kind: optional(STORY_KINDS),
    pillarId: fc.option(fc.uuid()),
    format: optional(POST_FORMATS),
    opening: optional(OPENINGS),
    length: optional(LENGTH_BANDS),
    when: fc.option(
      fc.record({
        day: fc.nat(400).map(days => dayAfter('2026-11-20', days)),
        time: fc.nat(1439).map(minuteText),
      }),
    ),
  })
  fc.assert(
    fc.property(starts, start => {
      expect(read(listQuery(postStartParameters(start)))).toEqual(start)
    }),
  )
})

it('leaves out what makes no sense', () => {
  expect(read('kind=x&format=y&opening=z&length=-1&date=2026-02-30&time=09:00')).toEqual(NO_START)
  expect(read('date=2026-12-01').when).toBeNull()
})

it('says what to keep in mind', () => {
  expect(startHints(NO_START)).toEqual([])
  expect(startHints(read('kind=client&opening=question&length=short&date=2026-12-01&time=09:00'))).toEqual([
    'Start from a story of the kind “Client”.',
    'Open with a question.',
    'Write under 300 characters.',
    'We’ll fill in Tuesday 1 December, 09:00 when you schedule it.',
  ])
})
