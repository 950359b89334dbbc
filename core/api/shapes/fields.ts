import * as v from 'valibot'
import { numberText } from '../../shared/number-text.ts'

/** Rows of a page unless the caller says otherwise, and the most that they may ask for. */
export const PAGE_SIZE = { usual: 25, most: 100 } as const

/** The name of a row. */
export const id = v.pipe(v.string(), v.uuid('Has to be a UUID'))

/** An instant, written by RFC 3339 in UTC. */
export const instant = v.pipe(
  v.string(),
  v.isoTimestamp('Has to be an instant, such as 2026-11-20T09:30:00Z'),
)

/** A day, `YYYY-MM-DD`. */
export const day = v.pipe(v.string(), v.isoDate('Has to be a day, such as 2026-11-20'))

/** How often a row was saved: sent back with a change, so that nothing newer is overwritten. */
export const version = v.pipe(
  v.number(),
  v.integer('Has to be a whole number'),
  v.minValue(1, 'Has to be 1 or more'),
)

/** A count. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A score from 0 to 100; null where nothing can be said. */
export const score = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100)))

/** A text of at most so many characters; `required` refuses an empty one. */
export function text(most: number, required: 'required' | 'may be empty' = 'may be empty') {
  return v.pipe(
    v.string('Has to be a text'),
    v.minLength(required === 'required' ? 1 : 0, 'Can’t be empty'),
    v.maxLength(most, `Can have at most ${numberText(most)} characters`),
  )
}

/** What every list can be asked. */
export const listQuery = {
  limit: v.optional(
    v.pipe(
      v.number('Has to be a number'),
      v.integer('Has to be a whole number'),
      v.minValue(1, 'Has to be 1 or more'),
      v.maxValue(PAGE_SIZE.most, `Can be at most ${PAGE_SIZE.most}`),
      v.description('How many rows.'),
    ),
    PAGE_SIZE.usual,
  ),
  cursor: v.optional(
    v.pipe(v.string(), v.maxLength(200), v.description('The `nextCursor` of the page before.')),
  ),
}

/** One page of a list. */
export function pageOf<const Row extends v.GenericSchema>(row: Row) {
  return v.strictObject({
    data: v.array(row),
    nextCursor: v.pipe(
      v.nullable(v.string()),
      v.description('Where the next page begins; null on the last.'),
    ),
  })
}

/** What was made, by its id. */
export const created = v.strictObject({ id })
