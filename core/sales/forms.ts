import * as v from 'valibot'

/** Says that somebody was answered. */
export const repliedSchema = v.object({
  personId: v.pipe(v.string(), v.uuid('Choose a person')),
})
