import { useLiveTables } from '#app/platform/client/use-live-tables.ts'
import { personContext, signedIn } from '#app/platform/http/guards.ts'
import { idempotencyKeyOf, newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, notFound } from '#app/platform/http/respond.ts'
import { topicText } from '#app/support/copy/tickets.ts'
import { closeTicket } from '#app/support/services/tickets/close-ticket.ts'
import { readTicket } from '#app/support/services/tickets/read-ticket.ts'
import { replyToTicket } from '#app/support/services/tickets/reply-to-ticket.ts'
import { TicketPage } from '#app/support/ui/tickets/ticket-page.tsx'
import { ticketReplySchema } from '#core/support/threads.ts'
import type { Route } from './+types/ticket'

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `${topicText(loaderData?.ticket.topic ?? '')} · Brandhearth` }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await personContext(request, context)
  const found = await readTicket(ctx, { id: params.ticketId })
  if (!found) throw notFound()
  return { ...found, timeZone: ctx.timeZone, idempotencyKey: newIdempotencyKey() }
}

/** Writes into the thread, or closes it. */
export async function action(args: Route.ActionArgs) {
  const { ticketId } = args.params
  const post = await workspacePost(args)
  const ctx = await personContext(args.request, args.context)
  const here = `/app/support/tickets/${ticketId}`
  if (post.intent === 'close') {
    const closed = await closeTicket(ctx, { id: ticketId, isClosed: true })
    if (!closed.ok) throw notFound()
    return done(here, 'ticketClosed')
  }
  const form = await post.check(ticketReplySchema, 'support_ticket')
  if (!form.ok) return formAgain(form)
  const viewer = await signedIn(args.request, args.context)
  const { message, idempotencyKey } = form.value
  const from = { name: viewer.fullName || viewer.email }
  const sent = await replyToTicket(ctx, {
    ...{ id: ticketId, message, from },
    idempotencyKey: idempotencyKeyOf(idempotencyKey),
  })
  if (!sent.ok) throw notFound()
  return done(here, 'messageSent')
}

export default function TicketRoute({ loaderData, actionData }: Route.ComponentProps) {
  useLiveTables(...(loaderData.isLive ? (['support_messages', 'support_tickets'] as const) : []))
  return <TicketPage {...loaderData} reply={actionData?.reply} />
}
