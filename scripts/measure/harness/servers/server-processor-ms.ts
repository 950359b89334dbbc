import type { AdminDatabase } from '#db/admin.ts'
import { endedProcessorMs } from './child.ts'

/**
 * Processor time that the server's connections have used, in milliseconds, as far as they are closed: it counts what its
 * processes used once they have ended. Only of a server on this machine.
 */
export async function serverProcessorMs(db: AdminDatabase): Promise<number> {
  const [postmaster] = await db.sql<{ pid: number }[]>`
    select split_part(pg_read_file('postmaster.pid'), e'\n', 1)::int as pid
  `
  return endedProcessorMs(postmaster?.pid ?? 0)
}
