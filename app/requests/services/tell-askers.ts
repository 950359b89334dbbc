import type { ServiceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { dueNews, requestState } from '#core/requests/state.ts'
import { lockRequestsWithNews, updateTold } from '#db/queries/requests/asked.ts'
import { openRequestSecrets } from './open-request-secrets.ts'

/** Requests of one transaction. */
const BATCH = 100
/** A run ends here; the next one goes on. */
const MOST_BATCHES = 20

/**
 * Mails those who asked and confirmed their address what has become of it: accepted, published or declined, once each and
 * by as many workers as there are. Answers how many mails were asked for.
 */
export async function tellAskers(context: ServiceContext): Promise<{ told: number }> {
  const secrets = await openRequestSecrets(context)
  const { appUrl } = context.config
  let told = 0
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const taken = await context.db.acrossWorkspaces('content request', async sql => {
      const waiting = await lockRequestsWithNews(sql, { limit: BATCH })
      for (const request of waiting) {
        const { id, brand, about, dueOn, reason, link } = request
        const news = dueNews(requestState(request.state, request.postStatus), request.told)
        if (news === null) continue
        await enqueueMail(context, sql, {
          to: request.email,
          template: 'request-news',
          idempotencyKey: `request-news:${id}:${news}`,
          props: {
            ...{ news, brand, about, dueOn, reason, link },
            statusUrl: `${appUrl}/ask-for/status/${secrets.status.make(id)}`,
            leaveUrl: `${appUrl}/ask-for/mails/${secrets.leave(id)}`,
          },
        })
        await updateTold(sql, { id, told: news })
        told++
      }
      return waiting.length
    })
    if (taken < BATCH) break
  }
  return { told }
}
