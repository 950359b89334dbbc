import type { ServiceContext } from '#app/platform/context.ts'
import { isShared } from '#core/lead-forms/shared.ts'
import { findShownForm, type ShownForm } from './find-shown-form.ts'

/** A founder's own form at its public address; null when there is none, and while it is a draft. */
export async function readPublicForm(context: ServiceContext, slug: string): Promise<ShownForm | null> {
  const form = await findShownForm(context, slug)
  return form && !isShared(form.kind) ? form : null
}
