import { createHash } from 'node:crypto'
import type { DealStage } from '#core/deals/stages.ts'
import { canonicalProposal, proposalContent } from '#core/proposals/frozen.ts'
import type { ProposalLine } from '#core/proposals/lines.ts'
import { firstNameOf } from '#core/replies/fill.ts'
import { formatPence } from '#core/shared/money.ts'
import { addDays } from '#core/shared/time.ts'
import type { Sql, WorkspaceId } from '../client.ts'
import { insertLeadEvent } from '../queries/leads/events.ts'
import {
  findParties,
  findProposal,
  insertProposal,
  updateAccepted,
  updateDeclined,
  updateLines,
  updateSeen,
  updateSent,
} from '../queries/proposals/proposals.ts'
import { insertQuestion, listQuestions, updateAnswered } from '../queries/proposals/questions.ts'

interface Dealt {
  readonly id: string
  readonly leadId: string
  readonly title: string
  readonly valuePence: number
  readonly stage: DealStage
  readonly since: Date
  readonly lostReason: string
  readonly person: string
}

interface Written {
  readonly workspace: WorkspaceId
  readonly id: string
  readonly number: number
}

interface Ground {
  readonly workspace: WorkspaceId
  readonly now: Date
  /** The hash of the link that follows from a proposal’s id. */
  readonly hashOf: (id: string) => string
}

const TERMS = `Half is paid when you accept and half when we begin.

You can move the date once, without a reason, up to seven days before. If I have to cancel, you get everything back.`

/**
 * A proposal in every state: one that was declined, one whose last day has passed, one that is open with two questions,
 * one that was accepted and paid, and a draft.
 */
export async function seedProposals(sql: Sql, ground: Ground): Promise<void> {
  const { workspace, now } = ground
  const deals = await sql<Dealt[]>`
    select d.id, d.lead_id, d.title, d.value_pence, d.stage, d.stage_since as since, d.lost_reason, l.name as person
    from deals d join leads l on l.user_id = d.user_id and l.id = d.lead_id
    where d.user_id = ${workspace} order by d.reference
  `
  const of = (stage: DealStage) => deals.filter(deal => deal.stage === stage)
  const [lost, won, talking] = [of('lost')[0], of('won')[0], of('conversation')[0]]
  const [open, late] = of('proposal')
  if (lost) await seedDeclined(sql, ground, lost)
  if (late) await send(sql, ground, { deal: late, sentAt: late.since, expiresOn: dayOf(addDays(now, -3)) })
  if (open) await seedOpen(sql, ground, open)
  if (won) await seedAccepted(sql, ground, won)
  if (talking)
    await write(sql, ground, { deal: talking, at: addDays(now, -1), expiresOn: dayOf(addDays(now, 13)) })
}

async function seedDeclined(sql: Sql, ground: Ground, deal: Dealt) {
  const sentAt = addDays(deal.since, -6)
  const sent = await send(sql, ground, { deal, sentAt, expiresOn: dayOf(addDays(sentAt, 14)) })
  const now = addDays(deal.since, -1)
  await updateDeclined(sql, { ...sent, name: deal.person, reason: deal.lostReason, now })
  await note(sql, sent, deal, { at: now, detail: `Proposal ${sent.number} declined: ${deal.lostReason}` })
}

async function seedAccepted(sql: Sql, ground: Ground, deal: Dealt) {
  const sentAt = addDays(deal.since, -4)
  const sent = await send(sql, ground, { deal, sentAt, expiresOn: dayOf(addDays(sentAt, 14)) })
  const { person: name, valuePence: totalPence } = deal
  await updateAccepted(sql, { ...sent, name, chosen: [], totalPence, now: deal.since })
  const detail = `Proposal ${sent.number} accepted by ${name} for ${formatPence(totalPence)}`
  await note(sql, sent, deal, { at: deal.since, detail })
}

/** Opened, with a question that was answered and one that waits. */
async function seedOpen(sql: Sql, ground: Ground, deal: Dealt) {
  const { workspace, now } = ground
  const sent = await send(sql, ground, { deal, sentAt: deal.since, expiresOn: dayOf(addDays(now, 2)) })
  const { id: proposalId, number } = sent
  const about = { workspace, proposalId }
  for (const { question, at } of [
    { question: 'Can I pay the second half in January?', at: addDays(deal.since, 1) },
    { question: 'Is the follow-up something I can add later?', at: addDays(now, -0.3) },
  ]) {
    await insertQuestion(sql, { ...about, askedBy: deal.person, question, now: at })
    await note(sql, sent, deal, { at, detail: `Asked about proposal ${number}: ${question}` })
  }
  const [first] = await listQuestions(sql, about)
  if (!first) return
  const answer = 'Yes, of course. I’ll send you a reminder in the second week of January.'
  const at = addDays(first.askedAt, 0.2)
  await updateAnswered(sql, { ...about, id: first.id, answer, now: at })
  await note(sql, sent, deal, { at, detail: `Replied about proposal ${number}: ${answer}` })
}

async function write(
  sql: Sql,
  { workspace }: Ground,
  { deal, at, expiresOn }: { deal: Dealt; at: Date; expiresOn: string },
): Promise<Written> {
  const introduction = `Hello ${firstNameOf(deal.person)},

Thank you for telling me what you are looking for. Here is what I would do, and what it costs. If anything is unclear, ask on this page and I’ll reply myself.`
  const id = await insertProposal(sql, {
    workspace,
    dealId: deal.id,
    fields: {
      title: deal.title,
      introduction,
      terms: TERMS,
      vatMode: 'included',
      expiresOn,
      paymentLink: '',
    },
    supersedes: null,
    now: at,
  })
  await updateLines(sql, { workspace, id, lines: linesOf(deal) })
  const proposal = await findProposal(sql, { workspace, id })
  if (!proposal) throw new Error('The proposal was not found')
  return { workspace, id, number: proposal.number }
}

function linesOf({ title, valuePence }: Dealt): ProposalLine[] {
  const line = { quantity: 100, vatRate: 2000 }
  return [
    {
      ...line,
      title,
      detail: 'Everything we talked about, from the first day to the last.',
      unitPence: valuePence,
      isOptional: false,
    },
    {
      ...line,
      title: 'A follow-up, four weeks later',
      detail: 'Half an hour to look at what has changed.',
      unitPence: 4_500,
      isOptional: true,
    },
  ]
}

async function send(
  sql: Sql,
  ground: Ground,
  { deal, sentAt, expiresOn }: { deal: Dealt; sentAt: Date; expiresOn: string },
): Promise<Written> {
  const { workspace } = ground
  const written = await write(sql, ground, { deal, at: addDays(sentAt, -0.1), expiresOn })
  const [proposal, parties] = [
    await findProposal(sql, written),
    await findParties(sql, { workspace, dealId: deal.id }),
  ]
  if (!proposal || !parties) throw new Error('The proposal was not found')
  const frozen = proposalContent(proposal, parties, linesOf(deal))
  await updateSent(sql, {
    ...written,
    tokenHash: ground.hashOf(written.id),
    frozen,
    frozenHash: createHash('sha256').update(canonicalProposal(frozen)).digest('hex'),
    now: sentAt,
  })
  await note(sql, written, deal, { at: sentAt, detail: `Proposal ${written.number} sent: ${deal.title}` })
  await updateSeen(sql, { ...written, now: addDays(sentAt, 0.4) })
  return written
}

async function note(
  sql: Sql,
  { workspace, id }: Written,
  { leadId }: Dealt,
  { at, detail }: { at: Date; detail: string },
) {
  await insertLeadEvent(sql, { workspace, leadId, kind: 'proposal', happenedAt: at, detail, subjectId: id })
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10)
}
