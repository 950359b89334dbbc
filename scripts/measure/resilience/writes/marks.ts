import type { AdminDatabase } from '#db/admin.ts'
import { makeWorkspaces, type SignedIn } from '../../harness/servers/workspaces.ts'

/** People on the plan without a limit of stories, as many as the limit of writes in a minute asks for. */
export async function makeWritingPeople(db: AdminDatabase, count: number): Promise<SignedIn[]> {
  const people = await makeWorkspaces(db, Array<number>(count).fill(1))
  await db.sql`update profiles set subscription_tier = 'collective', subscription_status = 'active'`
  await db.sql`update subscriptions set tier = 'collective', status = 'active'`
  return people
}

/** The mark of every story that the writers kept, once for each row. */
export async function readMarks(db: AdminDatabase): Promise<string[]> {
  const rows = await db.sql<{ mark: string }[]>`
    select substring(body from 7) as mark from stories where body like 'Proof %'
  `
  return rows.map(({ mark }) => mark)
}
