import type { Sql } from '../../../client.ts'

export interface NeededRole {
  readonly name: string
  /** Of the other needed roles. */
  readonly memberOf: readonly string[]
}

export interface SchemaOwner {
  readonly schema: string
  readonly role: string
}

export interface DefaultRights {
  readonly schema: string
  readonly objects: 'TABLES' | 'SEQUENCES' | 'FUNCTIONS' | 'TYPES'
  readonly role: string
  readonly rights: readonly string[]
}

/** The roles that rights, policies and owners in this database name, besides the role asked and PostgreSQL's own. */
export async function listNeededRoles(sql: Sql): Promise<NeededRole[]> {
  return sql<NeededRole[]>`
    with named as (
      select a.grantee as oid from pg_class c cross join lateral aclexplode(c.relacl) a
      union select a.grantee from pg_attribute c cross join lateral aclexplode(c.attacl) a
      union select a.grantee from pg_namespace n cross join lateral aclexplode(n.nspacl) a
      union select a.grantee from pg_proc p cross join lateral aclexplode(p.proacl) a
      union select a.grantee from pg_default_acl d cross join lateral aclexplode(d.defaclacl) a
      union select unnest(polroles) from pg_policy
      union select nspowner from pg_namespace
    ), needed as (
      select r.oid, r.rolname from pg_roles r join named n on n.oid = r.oid
      where r.rolname !~ '^pg_' and not r.rolsuper and r.rolname <> current_user
    )
    select rolname::text as name, array(
      select other.rolname::text from pg_auth_members m join needed other on other.oid = m.roleid
      where m.member = needed.oid order by 1
    ) as member_of
    from needed order by 1
  `
}

/** Schemas that belong to somebody else than the role asked. */
export async function listSchemaOwners(sql: Sql): Promise<SchemaOwner[]> {
  return sql<SchemaOwner[]>`
    select n.nspname::text as schema, r.rolname::text as role
    from pg_namespace n join pg_roles r on r.oid = n.nspowner
    where n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'public')
      and r.rolname <> current_user and not r.rolsuper
    order by 1
  `
}

/** Rights that tables made later by the role asked give by themselves. */
export async function listDefaultRights(sql: Sql): Promise<DefaultRights[]> {
  return sql<DefaultRights[]>`
    select n.nspname::text as schema, r.rolname::text as role, array_agg(a.privilege_type order by a.privilege_type) as rights,
      case d.defaclobjtype when 'r' then 'TABLES' when 'S' then 'SEQUENCES' when 'f' then 'FUNCTIONS' else 'TYPES' end as objects
    from pg_default_acl d join pg_namespace n on n.oid = d.defaclnamespace
      cross join lateral aclexplode(d.defaclacl) a join pg_roles r on r.oid = a.grantee
    where d.defaclrole = current_user::regrole and r.rolname <> current_user
    group by 1, 2, 4 order by 1, 2, 4
  `
}

/**
 * What an administrator has to run so that these roles are there and the role asked may act as them; empty when nothing
 * is missing.
 */
export async function listMissingRoles(sql: Sql, roles: readonly NeededRole[]): Promise<string[]> {
  const rows = await sql<{ statement: string }[]>`
    with needed as (
      select value ->> 'name' as name, value -> 'memberOf' as member_of
      from jsonb_array_elements(${sql.json(roles as never)}) as value
    )
    select format('create role %I nologin', name) as statement, 1 as place from needed
    where not exists (select from pg_roles where rolname = name)
    union all
    select format('grant %I to %I', name, current_user), 2 from needed
    where case when exists (select from pg_roles where rolname = name)
      then not pg_has_role(current_user, name, 'usage') else true end
    union all
    select format('grant %I to %I', parent, name), 3 from needed cross join lateral jsonb_array_elements_text(member_of) as parent
    where not exists (
      select from pg_auth_members m join pg_roles p on p.oid = m.roleid join pg_roles c on c.oid = m.member
      where p.rolname = parent and c.rolname = name
    )
    order by place, statement
  `
  return rows.map(({ statement }) => statement)
}

/** Gives a schema and everything in it to a role, and takes over nothing else. */
export async function updateSchemaOwner(sql: Sql, { schema, role }: SchemaOwner): Promise<void> {
  const rows = await sql<{ statement: string }[]>`
    select format('alter schema %I owner to %I', ${schema}::text, ${role}::text) as statement
    union all
    select format('alter table %s owner to %I', c.oid::regclass, ${role}::text) from pg_class c
    where c.relnamespace = to_regnamespace(quote_ident(${schema})) and c.relkind in ('r', 'p', 'v', 'm', 'S')
      -- A sequence of a column follows its table.
      and not exists (
        select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and c.relkind = 'S'
          and d.deptype in ('a', 'i')
      )
    union all
    select format('alter routine %s owner to %I', oid::regprocedure, ${role}::text) from pg_proc
    where pronamespace = to_regnamespace(quote_ident(${schema}))
    union all
    select format('alter type %s owner to %I', oid::regtype, ${role}::text) from pg_type
    where typnamespace = to_regnamespace(quote_ident(${schema})) and typtype in ('e', 'd')
  `
  for (const { statement } of rows) await sql.unsafe(statement)
}

/** Gives tables made later the same rights as before. */
export async function insertDefaultRights(
  sql: Sql,
  { schema, objects, role, rights }: DefaultRights,
): Promise<void> {
  const [row] = await sql<{ statement: string }[]>`
    select format(
      'alter default privileges in schema %I grant %s on %s to %I',
      ${schema}::text, ${rights.join(', ')}::text, ${objects}::text, ${role}::text
    ) as statement
  `
  if (row) await sql.unsafe(row.statement)
}

/** The limits that hold behind a pooler too, for the role asked in this database, as the first migration sets them. */
export async function updateRoleTimeouts(
  sql: Sql,
  timeouts: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [setting, value] of Object.entries(timeouts)) {
    const [row] = await sql<{ statement: string }[]>`
      select format('alter role %I in database %I set %I = %L', current_user, current_database(), ${setting}::text, ${value}::text) as statement
    `
    if (row) await sql.unsafe(row.statement)
  }
}
