import { runsInTransaction } from '#db/migrate.ts'
import { type SqlStatement, splitStatements } from '#db/sql-statements.ts'
import type { Finding } from './source.ts'

export interface MigrationFile {
  readonly path: string
  readonly text: string
}

/** Migrations up to this one are history; the rules hold for what comes after it. */
const LAST_EXEMPT = 100

/** A comment of this kind in a statement says why its lock is short all the same, and lets it pass. */
const EXCUSE = /lock is short: \S+/

/** What the migrations up to a point of the history have made. */
interface History {
  /** Checks by `table.column`, for columns that a check says are never null. */
  readonly neverNull: Map<string, string>
  /** `table.constraint`. */
  readonly validated: Set<string>
}

/**
 * Statements of new migrations that keep everybody from reading or writing a table for as long as it is large, each with
 * what to write instead. Tables that the same file creates are empty and may be locked.
 */
export function checkMigrations(files: readonly MigrationFile[]): Finding[] {
  const history: History = { neverNull: new Map(), validated: new Set() }
  return files
    .toSorted((a, b) => a.path.localeCompare(b.path))
    .flatMap(({ path, text }) => {
      const statements = splitStatements(text)
      const inTransaction = runsInTransaction({ text })
      const created = new Set(statements.flatMap(({ words }) => words.match(CREATED)?.[1] ?? []))
      const isNew = Number(/(\d{4})_[^/]*$/.exec(path)?.[1] ?? 0) > LAST_EXEMPT
      return statements.flatMap(statement => {
        const faults = (inTransaction ? [statement, ...inBlock(statement)] : [statement]).flatMap(each =>
          inTransaction ? faultsOf(each.words, created, history) : faultsOutside(each.words),
        )
        remember(statement.words, history)
        if (!isNew || EXCUSE.test(statement.comments)) return []
        return faults.map(what => ({ path, what: `${what}\n    ${statement.words.slice(0, 120)}` }))
      })
    })
}

const NAME = '(?:public\\.)?"?(\\w+)"?'
const CREATED = new RegExp(`^create (?:unlogged )?table (?:if not exists )?${NAME}`)
const INDEX = new RegExp(`^create (?:unique )?index (concurrently )?.*?\\bon (?:only )?${NAME}`)
const ALTER = new RegExp(`^alter table (?:if exists )?(?:only )?${NAME} (.*)$`)
const EVERY_ROW = new RegExp(`^(?:update|delete from) (?:only )?${NAME}\\b(?!.*\\bwhere\\b)`)
const FIRST_LINE = 'a file of its own whose first line is "-- transaction: none"'

/** The statements in a `do` block; the bodies of functions run later and are somebody else's. */
function inBlock({ words, bodies }: SqlStatement): SqlStatement[] {
  if (!words.startsWith('do ')) return []
  return bodies.flatMap(splitStatements).flatMap(statement => {
    const [, words] =
      /(?:^|\b(?:begin|then|else|loop) )((?:create (?:unique )?index|alter table|update|delete from|lock) .*)$/.exec(
        statement.words,
      ) ?? []
    return words === undefined ? [] : [{ ...statement, words }]
  })
}

/** Outside of a transaction only what may be run again: a failure in the middle is not undone. */
function faultsOutside(words: string): string[] {
  const isSafe =
    /^(create (unique )?index concurrently (if not exists )?\w+ on|drop index concurrently if exists|reindex .*\bconcurrently|analyze) /.test(
      words,
    ) || /^alter table \S+ validate constraint \S+$/.test(words)
  return isSafe
    ? []
    : [
        'cannot be undone half way: without a transaction a file may create (by a name), drop (if exists) and rebuild indexes concurrently, validate constraints and analyze, and nothing else',
      ]
}

function faultsOf(words: string, created: ReadonlySet<string>, history: History): string[] {
  const [, concurrently, indexed = ''] = INDEX.exec(words) ?? []
  if (concurrently)
    return [`cannot run in a transaction: an index made concurrently belongs into ${FIRST_LINE}`]
  if (indexed !== '' && !created.has(indexed))
    return [`blocks every write to ${indexed} while it is built: create index concurrently, in ${FIRST_LINE}`]
  const [, table = '', actions = ''] = ALTER.exec(words) ?? []
  if (table !== '') {
    if (created.has(table)) return []
    return splitActions(actions).flatMap(action => faultOfAction(action, table, history) ?? [])
  }
  const [, written = ''] = EVERY_ROW.exec(words) ?? []
  if (written !== '' && !created.has(written))
    return [
      `locks every row of ${written} until the migration ends: say which rows, or write them in batches from a command`,
    ]
  if (/^(lock |cluster|vacuum|reindex|refresh materialized)/.test(words))
    return ['locks or rewrites a whole table: find a way without']
  if (/^set .*\block_timeout\b/.test(words))
    return ['lets the migration queue for its lock, and everybody behind it: leave the limit as it is']
  return []
}

/** Parts at the commas that are in no brackets. */
function splitActions(actions: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of actions) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map(part => part.trim())
}

/** Defaults that are worked out once; any other call is made anew for each row, and rewrites the table. */
const CALCULATED_ONCE =
  /^(now|current_setting|to_jsonb|jsonb_build_(object|array)|current_actor|current_workspace|make_interval|int4range|array)$/

function faultOfAction(action: string, table: string, { neverNull, validated }: History): string | null {
  if (/^alter (column )?\S+ (set data )?type /.test(action))
    return `rewrites ${table} while nobody may read it: add a new column, fill it in batches, and let go of the old one later`
  const [, required] = /^alter (?:column )?"?(\w+)"? set not null/.exec(action) ?? []
  if (required !== undefined) {
    const check = neverNull.get(`${table}.${required}`)
    return check !== undefined && validated.has(`${table}.${check}`)
      ? null
      : `reads all of ${table} while nobody may use it: first add constraint … check (${required} is not null) not valid, validate it in a later migration, then set not null`
  }
  if (/^add (constraint |check|foreign key|unique|primary key|exclude)/.test(action))
    return faultOfConstraint(action, table)
  if (/^validate constraint /.test(action))
    return `reads all of ${table} under the locks of this transaction: validate it in ${FIRST_LINE}`
  if (/^set (tablespace|logged|unlogged|access method)/.test(action))
    return `rewrites ${table}: find a way without`
  const [, definition] = /^add (?:column )?(?:if not exists )?"?\w+"? (.*)$/.exec(action) ?? []
  return definition === undefined ? null : faultOfColumn(definition, table)
}

function faultOfConstraint(action: string, table: string): string | null {
  if (/\bnot valid$/.test(action)) return null
  if (/\b(unique|primary key)\b/.test(action))
    return /\busing index\b/.test(action)
      ? null
      : `blocks ${table} while its index is built: create unique index concurrently in ${FIRST_LINE}, then add constraint … using index`
  return /\bexclude\b/.test(action)
    ? `blocks ${table} while its index is built, and there is no other way: put it on a new table`
    : `reads all of ${table} while nobody may write: add it "not valid", and validate it in ${FIRST_LINE}`
}

function faultOfColumn(definition: string, table: string): string | null {
  if (/\b(unique|primary key)\b/.test(definition))
    return `blocks ${table} while its index is built: add the column without, create unique index concurrently in ${FIRST_LINE}`
  if (/\bcheck\s*\(/.test(definition))
    return `reads all of ${table} while nobody may use it: add the column, then add constraint … check (…) not valid, and validate it in ${FIRST_LINE}`
  if (/\bgenerated\b|^(small|big)?serial\b/.test(definition))
    return `rewrites ${table} while nobody may read it: add a plain column, and fill it from a trigger and in batches`
  const [, value = ''] = /\bdefault (.*)$/.exec(definition) ?? []
  const calls = [...value.matchAll(/\b(\w+)\s*\(/g)].map(([, name = '']) => name)
  if (calls.some(name => !CALCULATED_ONCE.test(name) && !TYPE_WITH_SIZE.test(name)))
    return `rewrites ${table} because its default differs from row to row: add the column without, set the default afterwards, and fill it in batches`
  if (/\bnot null\b/.test(definition) && value === '')
    return `fails on rows that are there: give it a default, or leave out not null`
  if (/\breferences\b/.test(definition) && value !== '' && !/^null\b/.test(value))
    return `reads all of ${table} while nobody may write: add the column, then add constraint … foreign key … not valid, and validate it in ${FIRST_LINE}`
  return null
}

/** `default … references accounts (id)`, `'1'::numeric(5, 2)`: brackets that call nothing. */
const TYPE_WITH_SIZE =
  /^(numeric|decimal|varchar|char|timestamptz|timestamp|time|interval|accounts|in|and|or|not|null)$/

function remember(words: string, { neverNull, validated }: History): void {
  const [, table, actions = ''] = ALTER.exec(words) ?? []
  for (const action of table === undefined ? [] : splitActions(actions)) {
    const [, check, column] =
      /^add constraint "?(\w+)"? check \( ?"?(\w+)"? is not null ?\)/.exec(action) ?? []
    if (check !== undefined) neverNull.set(`${table}.${column}`, check)
    const [, name] = /^validate constraint "?(\w+)"?$/.exec(action) ?? []
    if (name !== undefined) validated.add(`${table}.${name}`)
  }
}
