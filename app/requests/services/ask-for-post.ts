import { createHash, randomUUID } from 'node:crypto'
import { readStamp } from '#app/lead-forms/services/read-stamp.ts'
import { notify } from '#app/notifications/services/notify.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { countTry } from '#app/platform/limits/count-try.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { hashSecret, newSecret } from '#app/platform/secrets/secrets.ts'
import { comparedText, PACE, type SpamReason, spamReasons } from '#core/lead-forms/spam.ts'
import { TRAP } from '#core/lead-forms/submission.ts'
import type { VisitorRequest } from '#core/requests/schema.ts'
import { err, ok, type Refusal, type Result } from '#core/shared/result.ts'
import { addDays, addMs, DAY_MS } from '#core/shared/time.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { countSameRequests, findRequestOnce } from '#db/queries/requests/asked.ts'
import { insertRequest } from '#db/queries/requests/content-requests.ts'
import type { AskedWorkspace } from './find-asked-workspace.ts'
import { openRequestSecrets } from './open-request-secrets.ts'

/** How long a mailed link confirms an address. */
const CONFIRM_DAYS = 7

/**
 * Takes what somebody asked for, guarded as the forms of founders are: what looks like spam is kept apart and answered like
 * the rest, and tells and mails nobody. The same press again is answered like the first; the token of one press with other
 * words is to be sent once more. `address` is the network it came from, which is counted and not kept. Answers the secret of
 * the page that shows its state.
 */
export async function askForPost(
  context: ServiceContext,
  input: { asked: AskedWorkspace; address: string; request: VisitorRequest },
): Promise<
  Result<{ status: string }, 'closed' | 'send_again'> | Refusal<'too_many', { readonly seconds: number }>
> {
  const { asked, address, request } = input
  const { workspace } = asked
  if (!asked.isOpen) return err('closed')
  const seconds = await countTry(context, 'content_request_door', { address })
  if (seconds !== null) return err('too_many', { seconds })
  const stamp = readStamp(context, asked.id, request.stamp)
  if (stamp && stamp.ageMs > PACE.mostMs) return err('send_again')
  const now = context.now()
  const { email, name, about, notes, news } = request
  const texts = [name, about, notes]
  const textHash = createHash('sha256').update(comparedText(texts)).digest('hex')
  const onceHash = stamp?.onceHash ?? null
  const secrets = await openRequestSecrets(context)
  const [before, repeats] = await context.db.acrossWorkspaces('content request', sql =>
    Promise.all([
      onceHash ? findRequestOnce(sql, { workspace, onceHash }) : null,
      countSameRequests(sql, { workspace, textHash, since: addMs(now, -DAY_MS) }),
    ]),
  )
  if (before)
    return before.textHash === textHash && before.email === email
      ? ok({ status: secrets.status.make(before.id) })
      : err('send_again')
  const signs = { ageMs: stamp?.ageMs ?? null, trap: request[TRAP], texts, repeats }
  const reasons: SpamReason[] = spamReasons(signs)
  // Only what looks like a person's counts, so that machines use up nobody's tries.
  const who = email === '' ? { address } : { account: email, address }
  if (reasons.length === 0 && (await countTry(context, 'content_request', who)) !== null)
    reasons.push('too_many')
  const id = randomUUID()
  const isSpam = reasons.length > 0
  const confirm = news && !isSpam ? newSecret() : null
  return context.db.acrossWorkspaces('content request', async sql => {
    const { platform, format, wishedOn } = request
    const isNew = await insertRequest(sql, {
      workspace,
      request: {
        ...{ id, about, notes, platform, format, wishedOn, name, email, textHash, onceHash },
        state: isSpam ? 'spam' : 'new',
        askedBy: null,
        statusHash: hashSecret(secrets.status.make(id)),
        news: news ? 'asked' : 'off',
        confirmHash: confirm === null ? null : hashSecret(confirm).toString('hex'),
        confirmUntil: confirm === null ? null : addDays(now, CONFIRM_DAYS),
        spamReasons: reasons,
        receivedAt: now,
      },
    })
    if (!isNew) {
      // Another press with the same token was quicker.
      const first = onceHash ? await findRequestOnce(sql, { workspace, onceHash }) : null
      return first?.textHash === textHash ? ok({ status: secrets.status.make(first.id) }) : err('send_again')
    }
    const status = secrets.status.make(id)
    if (isSpam) return ok({ status })
    if (confirm !== null) {
      const { appUrl } = context.config
      const props = {
        brand: asked.brand,
        confirmUrl: `${appUrl}/ask-for/confirm/${confirm}`,
        statusUrl: `${appUrl}/ask-for/status/${status}`,
      }
      const idempotencyKey = `request-received:${id}`
      await enqueueMail(context, sql, { to: email, template: 'request-received', props, idempotencyKey })
    }
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'requests',
      actionType: 'request_received',
    })
    await notify(sql, {
      workspace,
      event: 'request_received',
      key: id,
      details: { title: about, who: name, note: notes.slice(0, 300) },
      path: `/app/requests/${id}`,
      roles: ['owner', 'admin', 'editor'],
      now,
    })
    return ok({ status })
  })
}
