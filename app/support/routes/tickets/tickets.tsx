import { personContext } from '#app/platform/http/guards.ts'
import { answerTimeSentence } from '#app/support/copy/tickets.ts'
import { readAnswerTime } from '#app/support/services/tickets/read-answer-time.ts'
import { readTickets } from '#app/support/services/tickets/read-tickets.ts'
import { TicketListPage } from '#app/support/ui/tickets/ticket-list-page.tsx'
import { readPageNumber } from '#core/shared/list-address.ts'
import type { Route } from './+types/tickets'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Your messages · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await personContext(request, context)
  const page = readPageNumber(new URL(request.url).searchParams)
  const [tickets, measured] = await Promise.all([readTickets(ctx, { page }), readAnswerTime(ctx)])
  return { tickets, answerTime: answerTimeSentence(measured), timeZone: ctx.timeZone }
}

export default function TicketsRoute({ loaderData }: Route.ComponentProps) {
  return <TicketListPage {...loaderData} />
}
