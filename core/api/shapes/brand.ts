import * as v from 'valibot'
import { GROUPINGS } from '../../analytics/numbers.ts'
import { TIERS } from '../../billing/tiers.ts'
import { CLARIFY_LIST_KEYS, CLARIFY_TEXT_KEYS } from '../../brand/clarify/keys.ts'
import { BODY_LIMIT } from '../../posts/platforms/platforms.ts'
import { TEAM_ROLES } from '../../team/roles.ts'
import { API_SCOPES } from '../scopes.ts'
import { count, day, id, instant, score, text } from './fields.ts'

export const meSchema = v.strictObject({
  personId: id,
  workspaceId: id,
  role: v.picklist(TEAM_ROLES),
  plan: v.picklist(TIERS),
  timeZone: v.string(),
  token: v.strictObject({ name: v.string(), scopes: v.array(v.picklist(API_SCOPES)) }),
})

/** What was told about the brand; what wasn't is left out. */
export const brandSchema = v.strictObject({
  foundation: v.strictObject({
    ...Object.fromEntries(CLARIFY_TEXT_KEYS.map(key => [key, v.optional(v.string())])),
    ...Object.fromEntries(CLARIFY_LIST_KEYS.map(key => [key, v.optional(v.array(v.string()))])),
  }),
})

export const scoreRequestSchema = v.strictObject({ text: text(BODY_LIMIT, 'required') })

export const scoreSchema = v.strictObject({
  certainty: v.pipe(
    v.picklist(['told', 'too_little', 'other_language', 'no_foundation']),
    v.description('`told` where the text could be measured; else why it couldn’t, and every number is null.'),
  ),
  overall: score,
  voice: score,
  values: score,
  audience: score,
  emotion: score,
  suggestions: v.array(v.string()),
  concerns: v.pipe(
    v.array(v.strictObject({ why: v.string(), start: count, end: count })),
    v.description('What keeps the score down: `text.slice(start, end)`, in UTF-16 code units.'),
  ),
})

export const numbersQuery = v.strictObject({
  from: v.optional(day),
  to: v.optional(v.pipe(day, v.description('Without days: the last 30. Two years at most.'))),
  by: v.optional(v.picklist(GROUPINGS), 'network'),
})

const numbers = {
  published: count,
  people: v.pipe(count, v.description('People who followed links.')),
  leads: count,
  views: count,
  reactions: count,
}

export const numbersSchema = v.strictObject({
  from: day,
  to: day,
  totals: v.strictObject(numbers),
  before: v.pipe(v.strictObject(numbers), v.description('As many days before that.')),
  alignmentScore: v.pipe(score, v.description('Half of the posts score this or more; null below ten.')),
  wonPence: v.pipe(v.nullable(count), v.description('Null for whoever may not see deals.')),
  rows: v.array(
    v.strictObject({
      key: v.pipe(v.nullable(v.string()), v.description('Null: what belongs to none.')),
      name: v.nullable(v.string()),
      ...numbers,
    }),
  ),
})

export const webhookSchema = v.strictObject({
  id,
  address: v.string(),
  description: v.string(),
  events: v.array(v.string()),
  status: v.picklist(['active', 'paused', 'disabled']),
  createdAt: instant,
})

export const webhooksSchema = v.strictObject({ data: v.array(webhookSchema) })

export const newWebhookSchema = v.strictObject({
  address: text(500, 'required'),
  description: v.optional(text(200)),
  events: v.pipe(v.array(v.string()), v.minLength(1, 'Choose at least one event'), v.maxLength(50)),
})
