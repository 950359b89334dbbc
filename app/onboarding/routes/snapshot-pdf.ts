import { redirect } from 'react-router'
import { readFounderLook } from '#app/brand/services/kit/read-founder-look.ts'
import { readPdfLook } from '#app/brand/services/kit/read-pdf-look.ts'
import { printSnapshot } from '#app/brand/services/print-snapshot.ts'
import { readHeldKickstart } from '#app/onboarding/http/onboarding-cookies.ts'
import { readSnapshot } from '#app/onboarding/services/read-snapshot.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { onboardingPath } from '#core/onboarding/journey/addresses.ts'
import type { Route } from './+types/snapshot-pdf'

/** The Brand Snapshot to keep. The file's name holds letters, digits and hyphens only, so it needs no quoting rules. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const limited = await overLimit(context, 'snapshot_pdf', { user: ctx.userId })
  if (limited) return new Response(limited, { status: 429 })
  const { sheet, isHandedIn } = await readSnapshot(ctx, readHeldKickstart(request, ctx.userId))
  if (!isHandedIn) return redirect(onboardingPath('kickstart'))
  const look = await readFounderLook(ctx)
  const { filename, bytes } = await printSnapshot(ctx, sheet, await readPdfLook(ctx, look))
  return new Response(bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(bytes.byteLength),
      'Content-Disposition': `attachment; filename="${filename}"`,
    },
  })
}
