import { redirect } from 'react-router'
import { workspaceContext } from '#app/http/guards.ts'
import { readHeldKickstart } from '#app/http/identity/onboarding-cookies.ts'
import { overLimit } from '#app/http/rate-limit.ts'
import { printSnapshot } from '#app/services/onboarding/print-snapshot.ts'
import { readSnapshot } from '#app/services/onboarding/read-snapshot.ts'
import { onboardingPath } from '#core/onboarding/journey/addresses.ts'
import type { Route } from './+types/snapshot-pdf'

/** The Brand Snapshot to keep. The file's name holds letters, digits and hyphens only, so it needs no quoting rules. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const limited = await overLimit(context, 'snapshot_pdf', { user: ctx.userId })
  if (limited) return new Response(limited.message, { status: 429, headers: limited.headers })
  const { sheet, isHandedIn } = await readSnapshot(ctx, readHeldKickstart(request, ctx.userId))
  if (!isHandedIn) return redirect(onboardingPath('kickstart'))
  const { filename, bytes } = await printSnapshot(ctx, sheet)
  return new Response(bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(bytes.byteLength),
      'Content-Disposition': `attachment; filename="${filename}"`,
    },
  })
}
