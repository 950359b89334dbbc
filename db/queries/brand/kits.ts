import type { BrandKit } from '#core/brand/kit/kit.ts'
import type { Logo, LogoGround } from '#core/brand/kit/logo.ts'
import type { Sql, WorkspaceId } from '../../client.ts'

/** How a workspace's brand looks; null for what was not chosen. */
export interface KeptKit {
  readonly kit: BrandKit | null
  readonly logo: {
    /** In hexadecimal digits. */
    readonly address: string
    readonly width: number
    readonly height: number
    readonly ground: LogoGround
    readonly updatedAt: Date
  } | null
}

interface Row extends BrandKit, NonNullable<KeptKit['logo']> {}

/** The colours and fonts of a workspace, and what is known of its logo. */
export async function findBrandKit(sql: Sql, { workspace }: { workspace: WorkspaceId }): Promise<KeptKit> {
  const [row] = await sql<(Row | { main: null; address: null })[]>`
    select k.main_colour as main, k.accent_colour as accent, k.font, encode(l.address, 'hex') as address, l.width,
      l.height, l.ground, l.updated_at
    from (select ${workspace}::uuid as user_id) w
    left join brand_kits k using (user_id) left join brand_logos l using (user_id)
  `
  const { main, accent, font, address, width, height, ground, updatedAt } = row as Row
  return {
    kit: main ? { main, accent, font } : null,
    logo: address ? { address, width, height, ground, updatedAt } : null,
  }
}

/** Keeps colours and fonts in the place of those before. */
export async function upsertBrandKit(
  sql: Sql,
  { workspace, kit, now }: { workspace: WorkspaceId; kit: BrandKit; now: Date },
): Promise<void> {
  await sql`
    insert into brand_kits (user_id, main_colour, accent_colour, font, updated_at)
    values (${workspace}, ${kit.main}, ${kit.accent}, ${kit.font}, ${now})
    on conflict (user_id) do update set
      main_colour = excluded.main_colour, accent_colour = excluded.accent_colour, font = excluded.font,
      updated_at = excluded.updated_at
  `
}

/** Forgets colours and fonts. */
export async function deleteBrandKit(sql: Sql, { workspace }: { workspace: WorkspaceId }): Promise<void> {
  await sql`delete from brand_kits where user_id = ${workspace}`
}

/** The logo's picture; null when there is none. */
export async function findLogo(sql: Sql, { workspace }: { workspace: WorkspaceId }): Promise<Logo | null> {
  const [row] = await sql<Logo[]>`
    select image, width, height, ground from brand_logos where user_id = ${workspace}
  `
  return row ?? null
}

/** The picture at a logo's public address (hexadecimal digits), of whichever workspace; null when there is none. */
export async function findLogoByAddress(sql: Sql, { address }: { address: string }): Promise<Logo | null> {
  const [row] = await sql<Logo[]>`
    select image, width, height, ground from brand_logos where address = decode(${address}, 'hex')
  `
  return row ?? null
}

/** Keeps a logo in the place of the one before, whose address stays. */
export async function upsertLogo(
  sql: Sql,
  { workspace, logo, address, now }: { workspace: WorkspaceId; logo: Logo; address: Uint8Array; now: Date },
): Promise<void> {
  await sql`
    insert into brand_logos (user_id, address, image, width, height, ground, updated_at)
    values (${workspace}, ${address}, ${logo.image}, ${logo.width}, ${logo.height}, ${logo.ground}, ${now})
    on conflict (user_id) do update set
      image = excluded.image, width = excluded.width, height = excluded.height, ground = excluded.ground,
      updated_at = excluded.updated_at
  `
}

/** Forgets a logo and its address. */
export async function deleteLogo(sql: Sql, { workspace }: { workspace: WorkspaceId }): Promise<void> {
  await sql`delete from brand_logos where user_id = ${workspace}`
}
