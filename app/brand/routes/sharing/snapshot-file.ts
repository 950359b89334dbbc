import { readFounderLook } from '#app/brand/services/kit/read-founder-look.ts'
import { readPdfLook } from '#app/brand/services/kit/read-pdf-look.ts'
import { printSnapshot } from '#app/brand/services/print-snapshot.ts'
import { readBrandSnapshot } from '#app/brand/services/sharing/read-brand-snapshot.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import type { Route } from './+types/snapshot-file'

/** The Brand Snapshot as the foundation says it today, as a PDF. The file's name needs no quoting rules. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const limited = await overLimit(context, 'snapshot_pdf', { user: ctx.userId })
  if (limited) return new Response(limited, { status: 429 })
  const { sheet } = await readBrandSnapshot(ctx)
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
