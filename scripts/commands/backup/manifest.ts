import * as v from 'valibot'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What a backup says about itself, in its second line. */
export const ManifestSchema = v.object({
  /** A server's backup goes back to a server, an embedded one to an embedded database. */
  kind: v.picklist(['server', 'embedded']),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  /** As PostgreSQL counts its own: 170005 is 17.5. */
  serverVersion: count,
  /** Major version of the pg_dump that wrote it; null for an embedded one. */
  toolVersion: v.nullable(count),
  /** All that had been applied. */
  migrations: v.array(v.object({ id: count, name: v.string(), checksum: v.string() })),
  /** How many rows each table has, and a sum over what is in them that does not depend on their order. */
  tables: v.array(v.object({ schema: v.string(), table: v.string(), rows: count, fingerprint: v.string() })),
  /** Roles that rights and policies name, each with those it is a member of. */
  roles: v.array(v.object({ name: v.string(), memberOf: v.array(v.string()) })),
  /** Schemas that belong to one of these roles. */
  owners: v.array(v.object({ schema: v.string(), role: v.string() })),
  /** Rights that later tables are given by themselves. */
  defaults: v.array(
    v.object({
      schema: v.string(),
      objects: v.picklist(['TABLES', 'SEQUENCES', 'FUNCTIONS', 'TYPES']),
      role: v.string(),
      rights: v.array(v.pipe(v.string(), v.regex(/^[A-Z]+$/))),
    }),
  ),
})

export type Manifest = v.InferOutput<typeof ManifestSchema>
