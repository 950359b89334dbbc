import { readBillingNote } from '#app/dashboard/services/note/read-billing-note.ts'
import { NotePage } from '#app/dashboard/ui/note/note-page.tsx'
import { signedIn, workspaceContext } from '#app/platform/http/guards.ts'
import { services } from '#app/platform/http/services.ts'
import { noteMonths, readNoteMonth } from '#core/billing/note/note-month.ts'
import type { Route } from './+types/billing-note'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Billing note · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await workspaceContext(request, context)
  const viewer = await signedIn(request, context)
  const { timeZone } = viewer
  const now = services().now()
  const month = readNoteMonth(new URL(request.url).searchParams.get('month'), now, timeZone)
  return {
    entries: await readBillingNote(services(), viewer, month),
    month: month.key,
    months: noteMonths(now, timeZone).map(({ key }) => key),
    timeZone,
  }
}

export default function NoteRoute({ loaderData }: Route.ComponentProps) {
  return <NotePage {...loaderData} />
}
