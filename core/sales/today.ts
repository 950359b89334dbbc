import { formatPence } from '../shared/money.ts'
import { DAY_MS, daysBetween, HOUR_MS } from '../shared/time.ts'

/** Someone who wrote last and has had no reply. */
export interface WaitingPerson {
  readonly id: string
  readonly name: string
  readonly since: Date
  /** What they last did, in words; '' when unknown. */
  readonly detail: string
}

/** A question about a proposal that nobody has answered. */
export interface OpenQuestion {
  readonly proposalId: string
  readonly title: string
  readonly name: string
  readonly askedAt: Date
}

/** A deal that is neither won nor lost. */
export interface OpenDeal {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly valuePence: number
  readonly nextStep: string
  /** YYYY-MM-DD, or null without a next step. */
  readonly nextOn: string | null
  readonly stageSince: Date
}

/** A proposal that was sent and has no decision. */
export interface OpenProposal {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly sentAt: Date
  /** The last day it can be accepted, YYYY-MM-DD; null without an end. */
  readonly expiresOn: string | null
  readonly totalPence: number
}

export interface TodayFacts {
  readonly waiting: readonly WaitingPerson[]
  readonly questions: readonly OpenQuestion[]
  readonly deals: readonly OpenDeal[]
  readonly proposals: readonly OpenProposal[]
}

export const TODAY_KINDS = ['question', 'reply', 'step', 'expiring', 'stalled'] as const
export type TodayKind = (typeof TODAY_KINDS)[number]

export interface TodayItem {
  readonly kind: TodayKind
  /** Of the person, deal or proposal it is about. */
  readonly id: string
  readonly name: string
  /** What to do. */
  readonly title: string
  /** Why it stands here, with the figures it rests on. */
  readonly reason: string
  readonly href: string
  /** 0 and up: the list is sorted by it. */
  readonly urgency: number
}

/** After so many days without a step or a change of stage a deal counts as stalled. */
export const STALLED_AFTER_DAYS = 14
/** Whoever got in touch may expect a reply within so many days: after them the wait is long. */
export const LONG_WAIT_DAYS = 2
/** A proposal is named when it ends within so many days. */
export const EXPIRING_WITHIN_DAYS = 3
/** What each kind starts from: somebody who waits for a reply goes before what we meant to do, and that before what is quiet. */
const BASE: Readonly<Record<TodayKind, number>> = {
  question: 500,
  reply: 400,
  step: 300,
  expiring: 200,
  stalled: 100,
}
/** How far waiting can raise something within its kind; less than the distance to the next kind. */
const MOST_RAISE = 99

/**
 * What to do today in sales, the most urgent first: questions about proposals, people who wait for a reply, steps whose
 * day has come, proposals about to end, deals that have gone quiet. Within a kind the longest wait comes first, then the
 * larger sum. A deal stands there once. `today` is the workspace's own day, YYYY-MM-DD.
 */
export function todayList(facts: TodayFacts, now: Date, today: string): TodayItem[] {
  const steps = facts.deals.filter(deal => deal.nextOn !== null && deal.nextOn <= today)
  const stalled = facts.deals.filter(deal => deal.nextOn === null && isStalled(deal, now))
  return [
    ...facts.questions.map(question => ({
      kind: 'question' as const,
      id: question.proposalId,
      name: question.name,
      title: `Answer ${nameOf(question.name)}`,
      reason: `Asked a question about “${question.title}” ${agoText(question.askedAt, now)}.`,
      href: `/app/sales-hub/proposals/${question.proposalId}`,
      urgency: BASE.question + raise(hours(question.askedAt, now) / 24),
    })),
    ...facts.waiting.map(person => ({
      kind: 'reply' as const,
      id: person.id,
      name: person.name,
      title: `Reply to ${nameOf(person.name)}`,
      reason: person.detail
        ? `${person.detail}, ${agoText(person.since, now)}. No reply yet.`
        : `Got in touch ${agoText(person.since, now)}. No reply yet.`,
      href: `/app/sales-hub/people/${person.id}`,
      urgency: BASE.reply + raise(hours(person.since, now) / 24),
    })),
    ...steps.map(deal => {
      const late = dayDistance(deal.nextOn ?? today, today)
      return {
        kind: 'step' as const,
        id: deal.id,
        name: deal.name,
        title: deal.nextStep || `Take the next step with ${nameOf(deal.name)}`,
        reason: `${dealText(deal)}: ${late === 0 ? 'planned for today' : `${countText(late, 'day')} overdue`}.`,
        href: `/app/sales-hub/deals/${deal.id}`,
        urgency: BASE.step + raise(late + worth(deal.valuePence)),
      }
    }),
    ...facts.proposals
      .filter(({ expiresOn }) => expiresOn !== null && isEnding(expiresOn, today))
      .map(proposal => {
        const left = dayDistance(today, proposal.expiresOn ?? today)
        return {
          kind: 'expiring' as const,
          id: proposal.id,
          name: proposal.name,
          title: `Follow up “${proposal.title}”`,
          reason: `${nameOf(proposal.name)} hasn’t decided on ${formatPence(proposal.totalPence)}. The proposal ends ${
            left === 0 ? 'today' : `in ${countText(left, 'day')}`
          }.`,
          href: `/app/sales-hub/proposals/${proposal.id}`,
          urgency: BASE.expiring + raise((EXPIRING_WITHIN_DAYS - left) * 10 + worth(proposal.totalPence)),
        }
      }),
    ...stalled.map(deal => ({
      kind: 'stalled' as const,
      id: deal.id,
      name: deal.name,
      title: `Decide the next step with ${nameOf(deal.name)}`,
      reason: `${dealText(deal)}: nothing planned, and nothing has changed for ${countText(
        daysBetween(deal.stageSince, now),
        'day',
      )}.`,
      href: `/app/sales-hub/deals/${deal.id}`,
      urgency: BASE.stalled + raise(daysBetween(deal.stageSince, now) / 10 + worth(deal.valuePence)),
    })),
  ].sort((a, b) => b.urgency - a.urgency || compareText(a.id, b.id))
}

/** Has nothing been planned or changed for this deal for two weeks? */
export function isStalled(deal: Pick<OpenDeal, 'nextOn' | 'stageSince'>, now: Date): boolean {
  return deal.nextOn === null && now.getTime() - deal.stageSince.getTime() >= STALLED_AFTER_DAYS * DAY_MS
}

function isEnding(expiresOn: string, today: string): boolean {
  const left = dayDistance(today, expiresOn)
  return left >= 0 && left <= EXPIRING_WITHIN_DAYS
}

function dealText(deal: OpenDeal): string {
  return deal.valuePence > 0 ? `${deal.title}, ${formatPence(deal.valuePence)}` : deal.title
}

/** Someone may have left no name. */
function nameOf(name: string): string {
  return name.trim() === '' ? 'someone' : name
}

/** Whole days from one calendar day to another; negative when it lies before. */
function dayDistance(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

function hours(since: Date, now: Date): number {
  return Math.max(0, (now.getTime() - since.getTime()) / HOUR_MS)
}

function agoText(at: Date, now: Date): string {
  const passed = hours(at, now)
  if (passed < 1) return 'within the last hour'
  return passed < 24
    ? `${countText(Math.floor(passed), 'hour')} ago`
    : `${countText(Math.floor(passed / 24), 'day')} ago`
}

function countText(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`
}

/** A sum as a raise: a day more for each tenfold above £10. */
function worth(pence: number): number {
  return Math.max(0, Math.log10(Math.max(1, pence / 1000)))
}

/** Within 0 and the most, and growing all the way. */
function raise(days: number): number {
  return MOST_RAISE * (1 - 1 / (1 + Math.max(0, days) / 10))
}

function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
