import * as v from 'valibot'
import { DEAL_LIMITS } from '../../deals/schema.ts'
import { DEAL_STAGES } from '../../deals/stages.ts'
import { LEAD_LIMITS } from '../../leads/schema.ts'
import { LEAD_SOURCES } from '../../leads/sources.ts'
import { count, day, id, instant, listQuery, pageOf, text } from './fields.ts'

export const personSchema = v.strictObject({
  id,
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  company: v.string(),
  tags: v.array(v.string()),
  notes: v.string(),
  firstSource: v.picklist(LEAD_SOURCES),
  firstStoryId: v.pipe(v.nullable(id), v.description('The story that brought them first.')),
  createdAt: instant,
  activeAt: v.pipe(instant, v.description('When something happened with them last.')),
})

export const personPageSchema = pageOf(personSchema)

export const peopleQuery = v.strictObject({ ...listQuery })

/** Needs a name or an email. */
export const newPersonSchema = v.strictObject({
  name: v.optional(text(LEAD_LIMITS.name)),
  email: v.optional(text(254)),
  phone: v.optional(text(LEAD_LIMITS.phone)),
  company: v.optional(text(LEAD_LIMITS.company)),
  tags: v.optional(
    v.pipe(
      v.array(v.pipe(text(LEAD_LIMITS.tag, 'required'), v.regex(/^[^,]*$/, 'Can’t have a comma'))),
      v.maxLength(LEAD_LIMITS.tags, `Can be at most ${LEAD_LIMITS.tags}`),
    ),
  ),
  howTheyFoundYou: v.optional(text(LEAD_LIMITS.told)),
})

export const dealSchema = v.strictObject({
  id,
  personId: id,
  offerId: v.nullable(id),
  title: v.string(),
  valuePence: count,
  stage: v.picklist(DEAL_STAGES),
  chance: v.pipe(v.number(), v.description('In percent.')),
  nextStep: v.string(),
  nextOn: v.nullable(day),
  closedAt: v.nullable(instant),
  createdAt: instant,
})

export const dealPageSchema = pageOf(dealSchema)

export const dealsQuery = v.strictObject({ ...listQuery, stage: v.optional(v.picklist(DEAL_STAGES)) })

export const newDealSchema = v.strictObject({
  person: v.pipe(
    text(DEAL_LIMITS.person, 'required'),
    v.description('Whose it is: the email or the whole name. An email that isn’t known yet adds them.'),
  ),
  title: v.optional(text(DEAL_LIMITS.title)),
  valuePence: v.optional(
    v.pipe(
      v.number('Has to be a number'),
      v.integer('Has to be a whole number'),
      v.minValue(0),
      v.maxValue(99_999_999_999),
    ),
  ),
  nextStep: v.optional(text(DEAL_LIMITS.nextStep)),
  nextOn: v.optional(v.nullable(day)),
})
