import type { ServiceContext } from '../context.ts'

/** Whether the database answers within two seconds. Never throws. */
export async function checkReady(context: ServiceContext): Promise<boolean> {
  const late = new Promise<false>(resolve => setTimeout(resolve, 2_000, false).unref())
  const answered = context.db.sql`select 1`.then(
    () => true,
    () => false,
  )
  return Promise.race([answered, late])
}
