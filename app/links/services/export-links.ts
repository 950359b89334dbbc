import type { WorkspaceContext } from '#app/platform/context.ts'
import { linkAddress } from '#core/links/in-text.ts'
import { placeName } from '#core/links/schema.ts'
import { safeCell } from '#core/shared/sanitise/csv.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { type LinkListItem, listLinks } from '#db/queries/links/list-links.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

/** Links read in one go, so that memory stays flat however many there are. */
const BATCH = 500

/** The columns of the file, in order: what each is called, and its cell. */
const COLUMNS: Readonly<Record<string, (link: LinkListItem & { address: string }) => string>> = {
  Name: link => link.label,
  Link: link => link.address,
  'Leads to': link => link.target,
  Platform: link => link.network,
  Place: link => placeName(link.place),
  People: link => String(link.people),
  Machines: link => String(link.machines),
  Made: link => link.createdAt.toISOString(),
}

/** All links that are not deleted, as a CSV file (whose cells no spreadsheet runs) or as JSON. */
export async function* exportLinks(
  ctx: WorkspaceContext,
  { format }: { format: 'csv' | 'json' },
): AsyncGenerator<string> {
  const { workspace } = ctx
  const { stringify } = await import('csv-stringify/sync')
  await ctx.inWorkspace(async sql => {
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'links', actionType: 'links_exported' })
    await insertSecurityEvent(sql, {
      userId: workspace,
      type: 'data_exported',
      data: { actor: ctx.userId, what: 'links', format },
    })
  })
  // The mark in front tells Excel that the file is UTF-8.
  yield format === 'csv' ? `\ufeff${stringify([Object.keys(COLUMNS)])}` : '['
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const request = { page, size: BATCH }
    const found = await ctx.inWorkspace(sql => listLinks(sql, { workspace, network: null, page: request }))
    pages = found.pages
    const links = found.rows.map(link => ({ ...link, address: linkAddress(ctx.config.appUrl, link.slug) }))
    if (format === 'csv')
      yield stringify(links.map(link => Object.values(COLUMNS).map(cell => safeCell(cell(link)))))
    else
      yield links
        .map((link, at) => `${page === 1 && at === 0 ? '\n' : ',\n'}${JSON.stringify(link)}`)
        .join('')
  }
  if (format === 'json') yield '\n]\n'
}
