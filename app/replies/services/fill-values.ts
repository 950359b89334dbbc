import { type FillValues, firstNameOf } from '#core/replies/fill.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { findBrandName } from '#db/queries/replies/brand-name.ts'

/** What templates are filled in with for somebody; without a person, what is known of the founder alone. */
export async function fillValues(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    sender: string
    person: { readonly name: string; readonly company: string } | null
  },
): Promise<FillValues> {
  const { workspace, sender, person } = input
  const name = person?.name ?? ''
  return {
    name,
    first_name: firstNameOf(name),
    company: person?.company ?? '',
    brand: await findBrandName(sql, { workspace }),
    sender,
  }
}
