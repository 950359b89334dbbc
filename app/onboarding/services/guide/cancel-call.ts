import type { WorkspaceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { teamMailbox } from '#app/platform/mail/team-mailbox.ts'
import { whenText } from '#core/schedule/when-text.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { DEFAULT_TIME_ZONE } from '#core/shared/time.ts'
import { isUuid } from '#db/client.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { updateCallCancelled } from '#db/queries/onboarding/calls.ts'

/** Cancels the call that is ahead, on any plan, frees its time for others and tells us. */
export async function cancelCall(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<object, 'no_call'>> {
  const { workspace } = ctx
  if (!isUuid(id)) return err('no_call')
  return ctx.inWorkspace(async sql => {
    const call = await updateCallCancelled(sql, { workspace, id })
    if (!call) return err('no_call')
    const profile = await findProfile(sql, { workspace })
    await enqueueMail(ctx, sql, {
      to: teamMailbox(ctx),
      template: 'onboarding-call',
      props: {
        kind: 'cancelled',
        when: whenText(call.startsAt, DEFAULT_TIME_ZONE),
        who: profile?.email ?? '',
        topic: '',
      },
      idempotencyKey: `onboarding-call:${id}:cancelled`,
    })
    return ok()
  })
}
