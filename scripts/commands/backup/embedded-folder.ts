import { cp, mkdir, mkdtemp, rename, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { type AdminDatabase, openAdminDatabase } from '#db/admin.ts'
import { connectOrOpenEmbedded } from '#db/embedded/connect.ts'
import { claimFolder } from '#db/embedded/lock.ts'
import { FolderHeldError, openEmbedded } from '#db/embedded/open.ts'
import { readAlike } from '#db/queries/platform/backup/contents.ts'
import { insertWorkPause } from '#db/queries/platform/work-pause.ts'
import { CommandFailure } from '../frame/exit.ts'
import type { Output } from '../frame/output.ts'
import { withTemporary } from '../frame/temporary.ts'
import type { Written } from './back-up-server.ts'
import { type BackupFile, writeBackup } from './backup-file.ts'
import { readManifest } from './read-manifest.ts'

/** Milliseconds between signs of life while the one session is ours: it is taken from whoever is silent for long. */
const SIGN_OF_LIFE_MS = 3_000

/**
 * Backs up the embedded database, whether the app runs or not: while its files are copied everybody waits for its one
 * session, a moment as a rule, and the rest is done with the copy.
 */
export async function backUpEmbedded(dataDir: string, path: string, output: Output): Promise<Written> {
  const folder = resolve(dataDir)
  const copy = await mkdtemp(join(folder, 'backup-'))
  return withTemporary(copy, async () => {
    await copyFiles(folder, copy)
    const embedded = await openEmbedded({ dataDir: copy })
    try {
      const manifest = await withSql(embedded.url, db =>
        db.transaction(async sql => {
          await readAlike(sql)
          return readManifest(sql, 'embedded', null, output)
        }),
      )
      const database = await promisify(gzip)(await embedded.dump())
      return { manifest, ...(await writeBackup(path, manifest, inPieces(database))) }
    } finally {
      await embedded.close()
    }
  })
}

async function copyFiles(folder: string, copy: string): Promise<void> {
  const running = await connectOrOpenEmbedded(folder)
  try {
    await withSql(running.url, async db => {
      await db.sql`checkpoint`
      await db.transaction(async sql => {
        await sql`select 1`
        const alive = setInterval(() => void sql`select 1`.catch(() => {}), SIGN_OF_LIFE_MS)
        try {
          await cp(join(folder, 'pg'), join(copy, 'pg'), { recursive: true })
        } finally {
          clearInterval(alive)
        }
        // Had the session been lost meanwhile, others would have written to the files: this fails then.
        await sql`select 1`
      })
    })
  } finally {
    await running.close()
  }
}

/**
 * Restores the embedded database beside the one that is there, lets `check` look at it, and only then puts it in its place.
 * Answers where the one before lies now, or null when there was none. Throws a CommandFailure while the app runs.
 */
export async function restoreEmbedded(
  dataDir: string,
  { file, reason }: { file: BackupFile; reason: string },
  check: (db: AdminDatabase) => Promise<void>,
): Promise<string | null> {
  const folder = resolve(dataDir)
  await mkdir(folder, { recursive: true })
  const claim = await claimFolder(folder, null)
  if (!claim.ok)
    throw new CommandFailure(`${new FolderHeldError(claim.holder).message}. Stop it, and try again.`)
  const draft = await mkdtemp(join(folder, 'restore-'))
  return withTemporary(draft, async () => {
    const dump = await readDump(file)
    const embedded = await openEmbedded({ dataDir: draft, dump }).catch((error: Error) => {
      throw new CommandFailure(`The database in the backup could not be opened: ${error.message}`)
    })
    try {
      await withSql(embedded.url, async db => {
        await insertWorkPause(db.sql, { reason })
        await check(db)
      })
    } finally {
      await embedded.close()
    }
    const place = join(folder, 'pg')
    const before = `${place}-before-${new Date().toISOString().replace(/[:.]/g, '')}`
    const wasThere = await stat(place).then(
      () => true,
      () => false,
    )
    if (wasThere) await rename(place, before)
    await rename(join(draft, 'pg'), place)
    return wasThere ? before : null
  }).finally(claim.lock.release)
}

async function readDump(file: BackupFile): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of file.readDatabase()) chunks.push(chunk as Buffer)
  return new Uint8Array(await promisify(gunzip)(Buffer.concat(chunks)))
}

async function withSql<T>(url: string, work: (db: AdminDatabase) => Promise<T>): Promise<T> {
  const db = openAdminDatabase({ url, max: 1, statementTimeout: 0, applicationName: 'brandhearth-cli' })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

async function* inPieces(bytes: Uint8Array, size = 1 << 20): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
