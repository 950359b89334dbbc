import type { PlanView } from '#core/schedule/days.ts'
import type { OutingStatus } from '#core/schedule/outing.ts'

/** A planned post as the pages show it. */
export interface OutingView {
  readonly id: string
  readonly title: string
  readonly platform: string
  readonly status: OutingStatus
  readonly scheduledFor: Date
  readonly timeZone: string
  readonly heldReason: string
}

/** The plan as a calendar or a list. */
export interface PlanPageView {
  readonly view: PlanView
  readonly day: string
  readonly today: string
  readonly days: readonly string[]
  readonly items: readonly (OutingView & { readonly day: string; readonly ofDay: number })[]
  readonly list: {
    readonly rows: readonly OutingView[]
    readonly page: number
    readonly pages: number
  } | null
  readonly counts: Partial<Record<OutingStatus, number>>
  readonly inUse: readonly string[]
  readonly limit: number
  readonly heldAt: Date | null
  readonly undo: { readonly id: string; readonly title: string } | null
}

/** With its text: what is handed over. */
export interface HandoverView extends OutingView {
  readonly contentId: string | null
  readonly body: string
  readonly reason: string
  readonly link: string
}
