import { readBoard } from '#app/dashboard/services/read-board.ts'
import { BoardPage } from '#app/dashboard/ui/board-page.tsx'
import { signedIn, workspaceContext } from '#app/platform/http/guards.ts'
import { services } from '#app/platform/http/services.ts'
import type { Route } from './+types/board'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'All workspaces · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await workspaceContext(request, context)
  return { entries: await readBoard(services(), await signedIn(request, context)) }
}

export default function BoardRoute({ loaderData }: Route.ComponentProps) {
  return <BoardPage {...loaderData} />
}
