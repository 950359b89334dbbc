import { featureLock } from '#app/billing/services/feature-lock.ts'
import { accessInForce, tierInForce } from '#app/billing/services/subscription-facts.ts'
import { findFounderLook } from '#app/brand/services/kit/find-founder-look.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import type { FounderLook } from '#core/brand/kit/look.ts'
import { type FormField, quizFields } from '#core/lead-forms/fields.ts'
import { asWorkspaceId, type WorkspaceId } from '#db/client.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { findPublicForm, type PublicForm } from '#db/queries/lead-forms/public-forms.ts'

/** A form as its public address shows it. */
export interface ShownForm extends Omit<PublicForm, 'userId'> {
  readonly workspace: WorkspaceId
  /** The founder's brand kit. */
  readonly kit: FounderLook
  /** Everything it asks besides the email: the questions of a quiz first. */
  readonly asked: readonly FormField[]
  /** It takes what is sent: it was opened, and its founder's plan has forms. */
  readonly isOpen: boolean
}

/** Slugs are made by us: what is none is not looked for. */
const SLUG = /^[a-z0-9][a-z0-9-]{1,79}$/

/** The form of a slug, of whatever kind; null when there is none, and while it is a draft, which look alike from outside. */
export async function findShownForm(context: ServiceContext, slug: string): Promise<ShownForm | null> {
  if (!SLUG.test(slug)) return null
  const now = context.now()
  return context.db.acrossWorkspaces('leads', async sql => {
    const form = await findPublicForm(sql, { slug })
    if (!form || form.status === 'draft') return null
    const { userId, ...shown } = form
    const workspace = asWorkspaceId(userId)
    const plan = await findSubscription(sql, { workspace })
    const lock = featureLock({ tier: tierInForce(plan, now), access: accessInForce(plan, now) }, 'sales_hub')
    const asked = [...quizFields(form.questions), ...form.fields]
    const kit = await findFounderLook(sql, { workspace })
    return { ...shown, workspace, kit, asked, isOpen: form.status === 'open' && lock === null }
  })
}
