import type { AdminDatabase } from '#db/admin.ts'
import { exportSnapshot, findServerState, readAlike } from '#db/queries/platform/backup/contents.ts'
import type { Output } from '../frame/output.ts'
import { startProgress } from '../frame/progress.ts'
import { writeBackup } from './backup-file.ts'
import type { Manifest } from './manifest.ts'
import { findPostgresTool } from './postgres-tools.ts'
import { readManifest } from './read-manifest.ts'
import { countRows, readTool } from './run-tool.ts'

export interface Written {
  readonly manifest: Manifest
  readonly bytes: number
  readonly sha256: string
}

/**
 * Backs up a server with its own pg_dump while everybody goes on. What is counted and what is dumped are one snapshot, so
 * that a restore can be held against it row by row.
 */
export async function backUpServer(
  db: AdminDatabase,
  url: string,
  path: string,
  output: Output,
): Promise<Written> {
  const { version } = await findServerState(db.sql)
  const tool = await findPostgresTool('pg_dump', Math.floor(version / 10_000))
  const written = await db.sql.begin('isolation level repeatable read, read only', async sql => {
    await readAlike(sql)
    const snapshot = await exportSnapshot(sql)
    const manifest = await readManifest(sql, 'server', tool.major, output)
    const progress = startProgress(
      'rows written',
      manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
      output,
    )
    try {
      const database = readTool(tool, {
        url,
        args: [
          '--format=custom',
          '--no-owner',
          '--enable-row-security',
          '--verbose',
          `--snapshot=${snapshot}`,
        ],
        onLine: countRows(manifest.tables, progress.update),
      })
      return { manifest, ...(await writeBackup(path, manifest, database)) }
    } finally {
      progress.stop()
    }
  })
  return written as Written
}
