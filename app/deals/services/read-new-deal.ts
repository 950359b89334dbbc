import type { WorkspaceContext } from '#app/platform/context.ts'
import { listKeepers } from '#app/team/services/list-keepers.ts'
import { nextStepDays } from '#core/deals/next-step-days.ts'
import { offersToList } from '#core/offers/offers-to-list.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { roleMay } from '#core/team/roles.ts'
import { isUuid } from '#db/client.ts'
import { findLead, listLeadChoices } from '#db/queries/leads/leads.ts'
import { listOfferChoices } from '#db/queries/offers/offers.ts'
import { seesDeals } from './sees-deals.ts'

const PEOPLE_OFFERED = 25

/**
 * What the form of a new deal offers; null for whoever may not begin one. `personId` is who it would be for, `offerId` what
 * was chosen for it.
 */
export async function readNewDeal(
  ctx: WorkspaceContext,
  { personId, offerId }: { personId: string | null; offerId: string | null },
) {
  const { workspace } = ctx
  const read = ctx.readInWorkspace(async sql => {
    if (!roleMay(ctx.role, 'edit') || !(await seesDeals(ctx, sql))) return null
    return Promise.all([
      listOfferChoices(sql, { workspace }),
      isUuid(personId) ? findLead(sql, { workspace, id: personId }) : null,
      listLeadChoices(sql, { workspace, limit: PEOPLE_OFFERED }),
    ])
  })
  const [found, colleagues] = await Promise.all([read, listKeepers(ctx)])
  if (!found) return null
  const [offers, person, people] = found
  const { day: today } = wallTimeOf(ctx.now(), ctx.timeZone)
  return {
    ...offersToList(offers, [offerId]),
    offerId: offers.find(({ id }) => id === offerId)?.id ?? null,
    personId: person?.id ?? null,
    person: person && (person.email || person.name),
    people: person ? [] : people.map(({ name, email }) => ({ name, email })),
    colleagues,
    days: nextStepDays(today),
  }
}
