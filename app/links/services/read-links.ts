import type { WorkspaceContext } from '#app/platform/context.ts'
import { linkAddress } from '#core/links/in-text.ts'
import { countLinksByNetwork, listLinks } from '#db/queries/links/list-links.ts'

const PAGE_SIZE = 20

/** One page of a workspace's links with who followed them; `network` keeps to one. Anything else as a network finds none. */
export async function readLinks(ctx: WorkspaceContext, input: { network: string | null; page: number }) {
  const { workspace } = ctx
  const { network, page } = input
  const [links, networks] = await ctx.readInWorkspace(sql =>
    Promise.all([
      listLinks(sql, { workspace, network, page: { page, size: PAGE_SIZE } }),
      countLinksByNetwork(sql, { workspace }),
    ]),
  )
  return {
    links: {
      ...links,
      rows: links.rows.map(link => ({ ...link, address: linkAddress(ctx.config.appUrl, link.slug) })),
    },
    networks,
    total: networks.reduce((sum, { count }) => sum + count, 0),
  }
}
