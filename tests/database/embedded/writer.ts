import { openConnection } from '#db/client.ts'
import { openEmbedded } from '#db/embedded/open.ts'

/**
 * Run as a process of its own: opens the folder, says so, and writes numbers one by one, printing each only after the
 * database has acknowledged it. Goes on until it is killed.
 */
const [folder = ''] = process.argv.slice(2)
const embedded = await openEmbedded({ dataDir: folder })
const db = openConnection({ url: embedded.url, max: 1 })
await db.sql`create table if not exists acknowledged (n integer primary key)`
const [last] = await db.sql<{ n: number }[]>`select coalesce(max(n), 0) as n from acknowledged`
process.stdout.write('ready\n')
for (let n = (last?.n ?? 0) + 1; ; n += 1) {
  await db.sql`insert into acknowledged (n) values (${n})`
  process.stdout.write(`${n}\n`)
}
