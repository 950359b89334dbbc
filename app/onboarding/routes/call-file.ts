import { printCall } from '#app/onboarding/services/guide/print-call.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { notFound } from '#app/platform/http/respond.ts'
import type { Route } from './+types/call-file'

/** The call that is ahead, for somebody's calendar. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const file = await printCall(await workspaceContext(request, context))
  if (file === null) throw notFound()
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="onboarding-call.ics"',
      'Cache-Control': 'no-store',
    },
  })
}
