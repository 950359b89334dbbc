import { type Connection, TIMEOUTS } from './client.ts'

/** The roles that the app works as, none of which signs in (db/migrations/0130_roles_that_own_nothing.sql). */
const WORKING_ROLES = ['app', 'app_identity', 'app_crossing', 'app_jobs'] as const

/** Who there is: whom the tables belong to, and whom the app signs in as. */
export interface Preparation {
  readonly database: string
  readonly owner: string
  /** The name and password of whom the app signs in as; null when it signs in as the owner. */
  readonly login: { readonly name: string; readonly password: string } | null
}

/** One thing that has to be so before the app can work without owning anything. */
export interface Step {
  /** What makes it so, as an administrator may run it; it names no password. */
  readonly statement: string
  /** The same with the password. */
  readonly secretStatement?: string
}

const name = (text: string) => `"${text.replaceAll('"', '""')}"`
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

interface Standing {
  readonly roles: readonly string[]
  readonly inherits: readonly string[]
  readonly takesOn: readonly string[]
  readonly loginIsThere: boolean
  readonly loginInherits: boolean
  readonly mayConnect: boolean
  readonly settings: readonly string[]
  readonly ownerMakes: { readonly schemas: boolean; readonly tables: boolean }
  readonly jobsCrossed: boolean
  readonly version: number
}

async function readStanding({ sql }: Pick<Connection, 'sql'>, input: Preparation): Promise<Standing> {
  const login = input.login?.name ?? input.owner
  const [row] = await sql<Standing[]>`
    with ours as (
      select oid, rolname::text as name from pg_roles where rolname = any(${[...WORKING_ROLES]}::text[])
    ), person as (select * from pg_roles where rolname = ${login}), keeper as (
      select * from pg_roles where rolname = ${input.owner}
    )
    select current_setting('server_version_num')::int as version,
      array(select name from ours) as roles,
      array(select o.name from ours o, keeper k where k.rolsuper or pg_has_role(k.oid, o.oid, 'usage')) as inherits,
      array(select o.name from ours o, person p where exists (
        select from pg_auth_members m where m.roleid = o.oid and m.member = p.oid
      )) as takes_on,
      exists (select from person) as login_is_there,
      coalesce((select rolinherit from person), false) as login_inherits,
      coalesce((select has_database_privilege(oid, current_database(), 'connect') from person), false) as may_connect,
      coalesce((select s.setconfig from pg_db_role_setting s, person p, pg_database d
        where s.setrole = p.oid and s.setdatabase = d.oid and d.datname = current_database()), '{}') as settings,
      (select json_build_object(
        'schemas', has_database_privilege(oid, current_database(), 'create'),
        'tables', has_schema_privilege(oid, 'public', 'create')
      ) from keeper) as owner_makes,
      exists (
        select from pg_auth_members m join ours a on a.oid = m.member and a.name = 'app_crossing'
        join ours b on b.oid = m.roleid and b.name = 'app_jobs'
      ) as jobs_crossed
  `
  if (!row) throw new Error('The database did not say who there is')
  return row
}

/**
 * What is still missing for the app to work as roles that own nothing, in the order in which it has to be done: roles,
 * who may take them on, and how whoever signs in begins. Empty when all is as it should be.
 */
export async function listMissingSteps(
  connection: Pick<Connection, 'sql'>,
  input: Preparation,
): Promise<Step[]> {
  const standing = await readStanding(connection, input)
  const owner = name(input.owner)
  const database = name(input.database)
  const steps: Step[] = []
  const need = (isSo: boolean, statement: string, secretStatement?: string) => {
    if (!isSo) steps.push(secretStatement === undefined ? { statement } : { statement, secretStatement })
  }
  for (const role of WORKING_ROLES) need(standing.roles.includes(role), `create role ${role} nologin;`)
  need(standing.jobsCrossed, 'grant app_jobs to app_crossing;')
  for (const role of WORKING_ROLES) need(standing.inherits.includes(role), `grant ${role} to ${owner};`)
  need(standing.ownerMakes.schemas, `grant create on database ${database} to ${owner};`)
  need(standing.ownerMakes.tables, `grant create on schema public to ${owner};`)
  if (!input.login) return steps

  const login = name(input.login.name)
  const make = (password: string) => `create role ${login} login noinherit password ${literal(password)};`
  need(standing.loginIsThere, make('the password in DATABASE_URL'), make(input.login.password))
  need(!standing.loginInherits, `alter role ${login} noinherit;`)
  // From 16 on it is the grant that says whether rights are inherited.
  const how = standing.version >= 160_000 ? ' with inherit false, set true' : ''
  for (const role of WORKING_ROLES) need(standing.takesOn.includes(role), `grant ${role} to ${login}${how};`)
  need(standing.mayConnect || !standing.loginIsThere, `grant connect on database ${database} to ${login};`)
  const settings = {
    role: 'app_identity',
    statement_timeout: `${TIMEOUTS.statement}ms`,
    lock_timeout: `${TIMEOUTS.lock}ms`,
    idle_in_transaction_session_timeout: `${TIMEOUTS.idleInTransaction}ms`,
  }
  for (const [setting, value] of Object.entries(settings))
    need(
      standing.settings.includes(`${setting}=${value}`),
      `alter role ${login} in database ${database} set ${setting} = ${literal(value)};`,
    )
  return steps
}

/** How whoever DATABASE_URL signs in as stands to the tables. */
export interface SignedIn {
  readonly name: string
  /** What it works as when nobody said more. */
  readonly worksAs: string
  /** True when it can change the tables themselves, or is hidden nothing. */
  readonly isTooStrong: boolean
  readonly maySwitch: boolean
}

/** Who this connection signs in as, and whether that owns more than it should. */
export async function readSignedIn({ sql }: Pick<Connection, 'sql'>): Promise<SignedIn> {
  const [row] = await sql<SignedIn[]>`
    select session_user::text as name, current_user::text as works_as,
      r.rolsuper or r.rolbypassrls or exists (
        select from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relowner = r.oid
      ) as is_too_strong,
      r.rolsuper or (select count(*) = 4 from pg_auth_members m join pg_roles g on g.oid = m.roleid
        where m.member = r.oid and g.rolname in ('app', 'app_identity', 'app_crossing', 'app_jobs')) as may_switch
    from pg_roles r where r.rolname = session_user
  `
  if (!row) throw new Error('The database did not say who signed in')
  return row
}
