import type { ServiceContext } from '#app/platform/context.ts'
import { isShared, type SharedKind, sharedFields, sharedWording } from '#core/lead-forms/shared.ts'
import { findShownForm, type ShownForm } from './find-shown-form.ts'

/** Our quiz or compass as a founder shares it. */
export interface SharedForm extends ShownForm {
  readonly kind: SharedKind
}

/**
 * What a founder shares of ours at its public address, with the words to tick, which name their brand; null when there is
 * none, and while it is a draft.
 */
export async function readSharedForm(context: ServiceContext, slug: string): Promise<SharedForm | null> {
  const form = await findShownForm(context, slug)
  if (!form) return null
  const { kind, brand } = form
  if (!isShared(kind)) return null
  return { ...form, kind, asked: sharedFields(kind), consentWording: sharedWording(kind, brand) }
}
