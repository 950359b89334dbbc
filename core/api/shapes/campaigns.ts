import * as v from 'valibot'
import { CAMPAIGN_LIMITS } from '../../campaigns/schema.ts'
import { CAMPAIGN_STATUSES } from '../../campaigns/status.ts'
import { LINK_CHANNELS, LINK_LABEL_MOST } from '../../links/schema.ts'
import { LINK_PLACES } from '../../links/slug.ts'
import { TARGET_MOST } from '../../links/target.ts'
import { count, day, id, instant, listQuery, pageOf, text } from './fields.ts'

export const campaignSchema = v.strictObject({
  id,
  name: v.string(),
  offer: v.string(),
  goal: v.string(),
  status: v.picklist(CAMPAIGN_STATUSES),
  startsOn: v.nullable(day),
  endsOn: v.nullable(day),
  posts: v.pipe(count, v.description('Posts that belong to it.')),
  publishedPosts: count,
  createdAt: instant,
})

export const campaignPageSchema = pageOf(campaignSchema)

export const campaignsQuery = v.strictObject({
  ...listQuery,
  status: v.optional(v.picklist(CAMPAIGN_STATUSES)),
})

/** A new campaign is a draft. */
export const newCampaignSchema = v.strictObject({
  name: text(CAMPAIGN_LIMITS.name, 'required'),
  offer: v.optional(text(CAMPAIGN_LIMITS.offer)),
  goal: v.optional(text(CAMPAIGN_LIMITS.goal)),
  startsOn: v.optional(v.nullable(day)),
  endsOn: v.optional(v.nullable(day)),
})

export const linkSchema = v.strictObject({
  id,
  label: v.string(),
  address: v.pipe(v.string(), v.url(), v.description('What people follow.')),
  target: v.pipe(v.string(), v.description('Where it leads.')),
  channel: v.string(),
  place: v.picklist(LINK_PLACES),
  people: v.pipe(count, v.description('People who followed it.')),
  createdAt: instant,
})

export const linkPageSchema = pageOf(linkSchema)

export const linksQuery = v.strictObject({ ...listQuery })

export const newLinkSchema = v.strictObject({
  label: text(LINK_LABEL_MOST, 'required'),
  target: v.pipe(text(TARGET_MOST, 'required'), v.regex(/^https:\/\//, 'Has to start with https://')),
  channel: v.picklist(LINK_CHANNELS, 'Isn’t a channel'),
})
