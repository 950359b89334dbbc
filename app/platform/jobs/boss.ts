import { type ConstructorOptions, PgBoss } from 'pg-boss'
import type { Database } from '#db/client.ts'

/** The job queue over a database opened as `app_jobs`, not started yet. It makes its tables itself, which needs `max: 1`. */
export function openBoss(db: Database, options: Omit<ConstructorOptions, 'db' | 'schema'>): PgBoss {
  return new PgBoss({ ...options, db: bossAdapter(db), schema: 'pgboss', createSchema: false })
}

/**
 * What pg-boss speaks to. Several processes that start on an empty database at once each make its tables; those who come
 * second fail within a transaction of pg-boss's own text, which would stay open on the one connection.
 */
export function bossAdapter(db: Database) {
  return {
    async executeSql(text: string, values: unknown[] = []) {
      // pg-boss hands JSON over as text. The driver would write such a text as a JSON string once more.
      const query = text.replace(/\$(\d+)::(jsonb?)\b/g, (whole, at: string, type: string) =>
        typeof values[Number(at) - 1] === 'string' ? `$${at}::text::${type}` : whole,
      )
      try {
        const rows = await db.unscoped.sql.unsafe(query, values.map(value => value ?? null) as never[])
        return { rows: [...rows] }
      } catch (error) {
        if (/^\s*begin\b/i.test(query)) await db.unscoped.sql.unsafe('rollback')
        throw error
      }
    },
  }
}
