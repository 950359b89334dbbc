import { overLimit } from '#app/platform/http/rate-limit.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { secretHeaders } from '#app/platform/http/secret-address.ts'
import { services } from '#app/platform/http/services.ts'
import { printPublicProposal } from '#app/proposals/services/print-public-proposal.ts'
import type { Route } from './+types/proposal-pdf'

/** A proposal as a file, for whoever holds its link. The file's name needs no quoting rules. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const limited = await overLimit(context, 'proposal_pdf')
  if (limited) return new Response(limited, { status: 429 })
  const printed = await printPublicProposal(services(), params.token)
  if (!printed) throw notFound()
  const headers = secretHeaders({ actionHeaders: new Headers(), errorHeaders: undefined })
  headers.set('Content-Type', 'application/pdf')
  headers.set('Content-Length', String(printed.bytes.byteLength))
  headers.set('Content-Disposition', `attachment; filename="${printed.filename}"`)
  return new Response(printed.bytes, { headers })
}
