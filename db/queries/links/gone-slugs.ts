import type { Sql } from '../../client.ts'

/** Was this the slug of a link whose workspace has been deleted? Such a slug is never given again. */
export async function isGoneSlug(sql: Sql, { slug }: { slug: string }): Promise<boolean> {
  const rows = await sql`select 1 from gone_slugs where slug = ${slug}`
  return rows.length > 0
}
