import * as v from 'valibot'
import { DAY_MS } from '../shared/time.ts'

/** What can be shared by a link that anybody who has it may read. */
export const SHARE_KINDS = ['brand_snapshot', 'strategy'] as const
export type ShareKind = (typeof SHARE_KINDS)[number]

/** How long a link may live, in days; 0 means until it is revoked. */
export const SHARE_DAYS = ['7', '30', '90', '0'] as const
export type ShareDays = (typeof SHARE_DAYS)[number]

/** How each is offered. */
export const SHARE_DAYS_TEXTS: Readonly<Record<ShareDays, string>> = {
  '7': '7 days',
  '30': '30 days',
  '90': '90 days',
  '0': 'Never',
}

/** When a link made now ends; null when it ends only by being revoked. Anything unknown counts as 30 days. */
export function shareEnd(days: unknown, now: Date): Date | null {
  const duration = SHARE_DAYS.find(choice => choice === days) ?? '30'
  return duration === '0' ? null : new Date(now.getTime() + Number(duration) * DAY_MS)
}

/** The form that makes a link. */
export const shareFormSchema = v.object({
  days: v.optional(v.picklist(SHARE_DAYS, 'Choose when the link expires'), '30'),
})
