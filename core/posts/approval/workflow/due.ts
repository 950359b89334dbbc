import { nextDay, wallTimeOf } from '../../../schedule/wall-time.ts'
import type { HolidayRegion } from '../../../shared/bank-holidays.ts'
import { HOUR_MS } from '../../../shared/time.ts'
import { addWorkingDays } from '../../../shared/working-days.ts'

/** How long before a step is due its approvers are reminded. */
const REMIND_MS = 24 * HOUR_MS

/**
 * When a step is due that was asked at an instant: at the end of the working day that many working days later, on the
 * clock of the workspace; null without a due date.
 */
export function dueAt(asked: Date, days: number, timeZone: string, region: HolidayRegion): Date | null {
  if (!(days >= 1)) return null
  return nextDay(addWorkingDays(wallTimeOf(asked, timeZone).day, days, region), timeZone)
}

/** What is done about a step that nobody answers: its approvers are reminded, then others are told. */
export type DueNotice = 'remind' | 'escalate'

/** Whom an unanswered step calls for now: its approvers from a day before, others once it is overdue; null for nobody. */
export function dueNotice(
  review: { readonly dueAt: Date; readonly remindedAt: Date | null; readonly escalatedAt: Date | null },
  now: Date,
): DueNotice | null {
  if (now >= review.dueAt) return review.escalatedAt ? null : 'escalate'
  const isSoon = now.getTime() >= review.dueAt.getTime() - REMIND_MS
  return isSoon && !review.remindedAt ? 'remind' : null
}
