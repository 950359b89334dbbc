import * as v from 'valibot'
import { readFormBody } from '#app/platform/forms/form-body.server.ts'
import { checkForm } from '#app/platform/forms/parse-form.server.ts'
import { addCoreValue } from '#core/onboarding/kickstart/data.ts'
import { type KickstartDraft, readKickstartDraft } from '#core/onboarding/kickstart/draft.ts'
import { KICKSTART_SCREEN_SCHEMAS } from '#core/onboarding/kickstart/schemas.ts'
import { KICKSTART_SCREENS } from '#core/onboarding/kickstart/steps.ts'

/** What was pressed: on, back, away from here, or 'Add' beside a value of one's own. */
export type KickstartIntent = 'next' | 'previous' | 'leave' | 'add'

const INTENTS: readonly unknown[] = ['previous', 'leave', 'add'] satisfies KickstartIntent[]
const VALUES_STEP = 1

/**
 * Reads a posted kickstart screen (0 to 2). Only going on is checked by the screen's schema; stepping back, leaving and
 * adding take what is there. A value of one's own that was typed but not added counts when going anywhere.
 */
export async function readKickstartForm(request: Request, screen: number) {
  const body = await readFormBody(request)
  const pressed = body.form.get('intent')
  const intent = (INTENTS.includes(pressed) ? pressed : 'next') as KickstartIntent
  const custom = String(body.form.get('customValue') ?? '')
  const before = body.form.getAll('coreValues').map(String)
  const values = intent === 'add' ? before : addCoreValue(before, custom)
  const hasValues = KICKSTART_SCREENS[screen]?.includes(VALUES_STEP) ?? false
  if (hasValues) {
    body.form.delete('coreValues')
    for (const value of values) body.form.append('coreValues', value)
    if (values.length > before.length) body.form.delete('customValue')
  }
  const single = Object.fromEntries(body.form)
  const typed: KickstartDraft = readKickstartDraft(hasValues ? { ...single, coreValues: values } : single)
  const form = checkForm(
    body,
    intent === 'next' ? (KICKSTART_SCREEN_SCHEMAS[screen] ?? v.object({})) : v.object({}),
  )
  return { intent, form, typed, custom }
}
