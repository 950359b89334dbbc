import { idempotencyKeyOf, newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, notFound } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { operatorOnly } from '#app/support/http/operator-only.ts'
import { answerTicket } from '#app/support/services/operator/answer-ticket.ts'
import { readThread } from '#app/support/services/operator/read-thread.ts'
import { shutTicket } from '#app/support/services/operator/shut-ticket.ts'
import { OperatorTicketPage } from '#app/support/ui/tickets/operator-ticket-page.tsx'
import { ticketReplySchema } from '#core/support/threads.ts'
import type { Route } from './+types/operator-ticket'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Ticket · Brandhearth' }, { name: 'robots', content: 'noindex' }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { ticketId } = params
  const viewer = await operatorOnly(request, context, `/operator/tickets/${ticketId}`)
  const ticket = await readThread(services(), { id: ticketId, operatorId: viewer.userId })
  if (!ticket) throw notFound()
  return { ticket, timeZone: viewer.timeZone, idempotencyKey: newIdempotencyKey() }
}

/** Answers a ticket, or closes it. */
export async function action(args: Route.ActionArgs) {
  const { ticketId } = args.params
  const here = `/operator/tickets/${ticketId}`
  const { userId: operatorId } = await operatorOnly(args.request, args.context, here)
  const { intent, check } = await workspacePost(args)
  if (intent === 'close') {
    const closed = await shutTicket(services(), { id: ticketId, operatorId })
    if (!closed.ok) throw notFound()
    return done('/operator/tickets', 'ticketClosed')
  }
  const form = await check(ticketReplySchema, 'write')
  if (!form.ok) return formAgain(form)
  const { message, idempotencyKey } = form.value
  const answered = await answerTicket(services(), {
    ...{ id: ticketId, message, operatorId },
    idempotencyKey: idempotencyKeyOf(idempotencyKey),
  })
  if (!answered.ok) throw notFound()
  return done(here, 'messageSent')
}

export default function OperatorTicketRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <OperatorTicketPage {...loaderData} reply={actionData?.reply} />
}
