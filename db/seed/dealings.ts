import { fileTypeOf } from '#core/leads/files.ts'
import { mergePeople } from '#core/leads/merge.ts'
import { STARTER_TEMPLATES } from '#core/replies/starters.ts'
import { addDays } from '#core/shared/time.ts'
import type { Sql } from '../client.ts'
import { insertLeadEvent } from '../queries/leads/events.ts'
import { insertLeadFile } from '../queries/leads/files.ts'
import { lockPair, mergeLeads } from '../queries/leads/merges.ts'
import { insertTemplates } from '../queries/replies/templates.ts'
import type { Lived, SeededPerson } from './lived.ts'

/** One of the founder’s own, beside the three that everybody may begin with. */
const OWN_TEMPLATE = {
  name: 'When the price is too much',
  subject: 'About the price',
  body: `Hello {{first_name}},

Thank you for saying so plainly. Here are two ways to pay less: take the shorter version, or spread it over three months. Both are on the page I sent you.

If neither fits, that’s all right. You can come back when it does.

{{sender}}
{{brand}}`,
}

const FILES = [
  {
    name: 'Notes from our call.txt',
    text: `Spoke for twenty minutes on Tuesday.

Wants to begin in the new year, not before.
Mornings are best. No Fridays.
Asked whether a friend can come along. Said yes, for the first time.
Will decide once the dates are there.
`,
  },
  {
    name: 'Dates that suit.csv',
    text: 'Day,From,Until\r\nTuesday,9:30,12:00\r\nWednesday,14:00,17:00\r\nSaturday,10:00,11:30\r\n',
  },
] as const

/** What dealing with people leaves behind: templates, files beside somebody, and one person who was known twice. */
export async function seedDealings(
  sql: Sql,
  lived: Lived,
  { nextId, people }: { nextId: () => string; people: readonly SeededPerson[] },
): Promise<void> {
  const { workspace } = lived
  await insertTemplates(sql, { workspace, templates: [...STARTER_TEMPLATES, OWN_TEMPLATE] })
  const [asked, , , , , , twice] = people
  if (asked) await seedFiles(sql, lived, asked)
  if (twice) await seedMerge(sql, lived, { id: nextId(), kept: twice })
}

async function seedFiles(sql: Sql, { workspace, now }: Lived, { id: leadId }: SeededPerson) {
  for (const [at, { name, text }] of FILES.entries()) {
    const addedAt = addDays(now, -0.1 + at * 0.01)
    const mediaType = fileTypeOf(name) ?? ''
    const content = Buffer.from(text)
    const id = await insertLeadFile(sql, { workspace, leadId, name, mediaType, content, now: addedAt })
    const line = { kind: 'file', happenedAt: addedAt, detail: name, subjectId: id } as const
    await insertLeadEvent(sql, { workspace, leadId, ...line })
  }
}

/** Somebody who filled in the form, and was typed in again after a call with another address. */
async function seedMerge(
  sql: Sql,
  { workspace, now }: Lived,
  { id, kept }: { id: string; kept: SeededPerson },
) {
  const typedAt = addDays(kept.at, 3)
  await sql`
    insert into leads (
      id, user_id, name, email, phone, notes, first_source, first_at, active_at, created_at, updated_at
    ) values (
      ${id}, ${workspace}, ${kept.name}, ${kept.email.replace('@', '.home@')}, '+44 7700 900417',
      'Rang on a Thursday. Ask after the new job.', 'typed', ${typedAt}, ${typedAt}, ${typedAt}, ${typedAt}
    )
  `
  await insertLeadEvent(sql, { workspace, leadId: id, kind: 'added', happenedAt: typedAt, detail: '' })
  const ids = { workspace, keptId: kept.id, otherId: id }
  const pair = await lockPair(sql, ids)
  if (!pair) return
  const detail = `With ${pair.other.name}, ${pair.other.email}`
  await mergeLeads(sql, {
    ...ids,
    merged: mergePeople(pair.kept, pair.other),
    detail,
    now: addDays(now, -2),
  })
}
