import type { ServiceContext } from '#app/platform/context.ts'
import { PACE } from '#core/lead-forms/spam.ts'
import type { Submission } from '#core/lead-forms/submission.ts'
import { err, ok, type Refusal, type Result } from '#core/shared/result.ts'
import type { SharedForm } from './read-shared-form.ts'
import { readStamp } from './read-stamp.ts'
import { submitForm } from './submit-form.ts'

/**
 * Hands a founder what somebody who took our quiz or compass by their address agreed to hand on, guarded as every form;
 * without their tick nothing is handed on and nothing kept. What no person sends at that pace is to be sent again, so that
 * no machine has us write to anybody. `once` is the same for every press of one attempt.
 */
export async function passOn(
  context: ServiceContext,
  { form, address, submission }: { form: SharedForm; address: string; submission: Submission },
): Promise<
  Result<{ once: string }, 'closed' | 'send_again'> | Refusal<'too_many', { readonly seconds: number }>
> {
  if (!form.isOpen) return err('closed')
  if (submission.mayMail) {
    const result = await submitForm(context, { form, door: 'page', address, submission })
    if (!result.ok) return result
  }
  const stamp = readStamp(context, form.id, submission.stamp)
  const isAtPace = stamp !== null && stamp.ageMs >= PACE.leastMs && stamp.ageMs <= PACE.mostMs
  return isAtPace && submission.trap === '' ? ok({ once: stamp.onceHash }) : err('send_again')
}
