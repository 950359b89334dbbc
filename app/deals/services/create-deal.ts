import { randomBytes } from 'node:crypto'
import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { readStoredId } from '#app/platform/read-stored-id.ts'
import { referencesFrom } from '#core/deals/reference.ts'
import type { NewDealInput } from '#core/deals/schema.ts'
import { isEmail } from '#core/identity/account/email.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import type { Sql } from '#db/client.ts'
import { insertDeal } from '#db/queries/deals/deals.ts'
import { noteArrival } from '#db/queries/leads/arrivals.ts'
import { insertLeadEvent } from '#db/queries/leads/events.ts'
import { listLeadsCalled } from '#db/queries/leads/leads-called.ts'
import { listOfferChoices } from '#db/queries/offers/offers.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey, updateIdempotencyResult } from '#db/queries/platform/idempotency.ts'
import { keeperOf } from './keeper-of.ts'

/** Five references to take the first free one from. */
const REFERENCE_BYTES = 20

/**
 * Begins a deal. The person is found by email or by their whole name; an email that is not known yet adds them, since a
 * founder who types one means that person. An empty value is the offer's price. A repeat with the same key answers like
 * the first.
 */
export async function createDeal(
  ctx: WorkspaceContext,
  input: { deal: NewDealInput; idempotencyKey: string },
): Promise<Result<{ dealId: string }, 'read_only' | 'not_in_plan' | 'person_unknown' | 'person_ambiguous'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  const { workspace, userId } = ctx
  const { deal } = input
  const now = ctx.now()
  return ctx.inWorkspace(async sql => {
    const key = { scope: userId, action: 'create_deal', key: input.idempotencyKey }
    const claim = await insertOrFindIdempotencyKey(sql, { ...key, userId: workspace })
    const repeated = claim.first ? null : readStoredId(claim.result)
    if (repeated) return ok({ dealId: repeated })
    const person = await personOf(sql)
    if (!person.ok) return person
    const offers = await listOfferChoices(sql, { workspace })
    const offer = offers.find(({ id }) => id === deal.offerId) ?? null
    const created = await insertDeal(sql, {
      workspace,
      leadId: person.id,
      fields: {
        title: (deal.title || offer?.name || person.name).slice(0, 200),
        offerId: offer?.id ?? null,
        valuePence: deal.valuePence || (offer?.pricePence ?? 0),
        ...(deal.chance === null ? {} : { chance: deal.chance }),
        nextStep: deal.nextStep,
        nextOn: deal.nextPick ?? deal.nextOn,
        keeperId: await keeperOf(sql, { workspace, keeperId: deal.keeperId }),
      },
      references: referencesFrom(randomBytes(REFERENCE_BYTES)),
      now,
    })
    await insertLeadEvent(sql, {
      workspace,
      leadId: person.id,
      kind: 'deal',
      happenedAt: now,
      detail: 'Deal added',
      subjectId: created.id,
    })
    await updateIdempotencyResult(sql, { ...key, result: { id: created.id } })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'deals', actionType: 'deal_created' })
    return ok({ dealId: created.id })
  })

  async function personOf(
    sql: Sql,
  ): Promise<Result<{ id: string; name: string }, 'person_unknown' | 'person_ambiguous'>> {
    const [found, other] = await listLeadsCalled(sql, { workspace, words: deal.person })
    if (other) return err('person_ambiguous')
    if (found) return ok(found)
    if (!isEmail(deal.person)) return err('person_unknown')
    const { leadId } = await noteArrival(sql, {
      workspace,
      source: 'typed',
      name: '',
      email: deal.person,
      via: null,
      at: now,
      detail: 'Added with a deal',
    })
    return ok({ id: leadId, name: deal.person })
  }
}
