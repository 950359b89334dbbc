import { truncateUnits } from '../shared/text.ts'
import { addDays } from '../shared/time.ts'
import {
  type InsightAction,
  type InsightDraft,
  type InsightFigure,
  type InsightMetadata,
  type InsightRowIds,
  priorityBand,
} from './insight.ts'

/** An action as a rule proposes it. */
export type ProposedAction = Omit<InsightAction, 'actionType' | 'priority' | 'isCompleted'>

/** The actions of an insight of this priority; each leads to a page. */
export function navigateTo(priority: number, ...items: readonly ProposedAction[]): InsightAction[] {
  const band = priorityBand(priority)
  return items.map(item => ({ ...item, actionType: 'navigate', priority: band, isCompleted: false }))
}

/** No insight shows more rows than this. */
export const MOST_ROWS = 20
const MOST_TITLE = 60

/** A title in quotation marks, cut where it is long; `''` without one. */
export function quotedTitle(title: string): string {
  const text = title.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  if (text === '') return ''
  const shown = text.length > MOST_TITLE ? `${truncateUnits(text, MOST_TITLE).trim()}…` : text
  return `“${shown}”`
}

/** 'no posts', '1 post', '3 posts'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? `1 ${one}` : `${count === 0 ? 'no' : count} ${many}`
}

/** What a rule about behaviour says: an insight with its rows or figures, which ends by itself. */
export function behaviourDraft(
  input: Omit<InsightDraft, 'actionItems' | 'metadata' | 'expiresAt'> & {
    readonly actions: readonly ProposedAction[]
    readonly rows?: InsightRowIds
    readonly figures?: readonly InsightFigure[]
    readonly metadata?: InsightMetadata
    /** Whole days, or the instant itself. */
    readonly expires: number | Date
  },
  now: Date,
): InsightDraft {
  const { actions, rows, figures, metadata, expires, ...draft } = input
  return {
    ...draft,
    actionItems: navigateTo(input.priority, ...actions),
    metadata: { ...metadata, ...(rows ? { rows } : {}), ...(figures ? { figures } : {}) },
    expiresAt: typeof expires === 'number' ? addDays(now, expires) : expires,
  }
}
