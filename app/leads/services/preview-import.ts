import { type PeopleSource, readPeopleFile } from '#app/leads/integrations/read-people-file.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { inThread } from '#app/platform/threads/in-thread.ts'
import type { PeopleField } from '#core/leads/import-columns.ts'
import { type PlannedKind, planImport } from '#core/leads/import-plan.ts'
import type { RefusedRow } from '#core/leads/import-rows.ts'
import type { ImportedPerson } from '#core/leads/schema.ts'
import { listKnownPeople } from '#db/queries/leads/import-people.ts'

/** Characters that are read within a few milliseconds; more go to a thread. */
const SMALL = 20_000
/** Rows of each kind that are shown. */
const SHOWN = 30

const readInThread = inThread<typeof readPeopleFile>(
  'app/leads/integrations/read-people-file.ts',
  'readPeopleFile',
)

/** A row as the preview shows it. */
export interface PreviewRow {
  readonly row: number
  readonly name: string
  readonly email: string
  /** Of somebody known: what would be filled in. */
  readonly filled: readonly (keyof ImportedPerson)[]
}

/** What an import would do, looked at before anything is kept. */
export interface PeoplePreview {
  readonly headings: readonly string[]
  readonly columns: readonly (PeopleField | '')[]
  /** How many rows come to each, and the first of them. */
  readonly kinds: Readonly<
    Record<PlannedKind, { readonly count: number; readonly rows: readonly PreviewRow[] }>
  >
  readonly refused: { readonly count: number; readonly rows: readonly RefusedRow[] }
  /** Rows beyond what one file may hold. */
  readonly beyond: number
}

/** Reads a list of people and says truly what importing it would do. Null when it is no table. */
export async function previewImport(
  ctx: WorkspaceContext,
  source: PeopleSource,
): Promise<PeoplePreview | null> {
  const file = await (source.text.length <= SMALL ? readPeopleFile : readInThread)(source)
  if (!file) return null
  const { workspace } = ctx
  const { headings, columns, people, refused, beyond } = file
  const known = await ctx.readInWorkspace(sql => listKnownPeople(sql, { workspace, people }))
  const plan = planImport(people, known)
  const kindOf = (kind: PlannedKind) => {
    const places = plan.rows.flatMap((row, at) => (row.kind === kind ? [at] : []))
    const rows = places.slice(0, SHOWN).flatMap(at => {
      const person = people[at]
      return person
        ? [{ row: person.row, name: person.name, email: person.email, filled: plan.rows[at]?.filled ?? [] }]
        : []
    })
    return { count: places.length, rows }
  }
  return {
    headings,
    columns,
    kinds: { new: kindOf('new'), changed: kindOf('changed'), same: kindOf('same') },
    refused: { count: refused.length, rows: refused.slice(0, SHOWN) },
    beyond,
  }
}
