import { services } from '#app/platform/http/services.ts'
import { answerTimeSentence } from '#app/support/copy/tickets.ts'
import { operatorOnly } from '#app/support/http/operator-only.ts'
import { readInbox } from '#app/support/services/operator/read-inbox.ts'
import { readAnswerTime } from '#app/support/services/tickets/read-answer-time.ts'
import { InboxPage } from '#app/support/ui/tickets/inbox-page.tsx'
import type { Route } from './+types/operator-inbox'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Tickets · Brandhearth' }, { name: 'robots', content: 'noindex' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await operatorOnly(request, context, '/operator/tickets')
  const closed = new URL(request.url).searchParams.get('state') === 'closed'
  const [tickets, measured] = await Promise.all([
    readInbox(services(), { closed }),
    readAnswerTime(services()),
  ])
  return { tickets, closed, answerTime: answerTimeSentence(measured), timeZone: viewer.timeZone }
}

export default function OperatorInboxRoute({ loaderData }: Route.ComponentProps) {
  return <InboxPage {...loaderData} />
}
