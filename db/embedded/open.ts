import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { claimFolder, type Holder, recordPort } from './lock.ts'
import type { WorkerOptions, WorkerReply } from './protocol.ts'

export interface EmbeddedDatabase {
  /** For `openDatabase`, with `max: 1`. */
  readonly url: string
  readonly port: number
  /** The whole database as a tar file, to be loaded by another one (tests). */
  dump(): Promise<Uint8Array<ArrayBuffer>>
  close(): Promise<void>
}

/** Another living process holds the folder. Its socket may be used instead: `holder.url`. */
export class FolderHeldError extends Error {
  override readonly name = 'FolderHeldError'
  readonly holder: Holder
  constructor(holder: Holder) {
    super(
      `The database folder is held by process ${holder.pid} since ${holder.startedAt.toISOString()} (${holder.url})`,
    )
    this.holder = holder
  }
}

export interface EmbeddedOptions {
  /** The data folder (the database goes to its `pg`, the lock to its `lock.json`), or `memory`. */
  readonly dataDir: string | 'memory'
  /** 0 or absent takes a free port. */
  readonly port?: number
  readonly dump?: Uint8Array<ArrayBuffer>
  readonly holdLimit?: number
  /** Address of the app that opens it, shown to whoever comes second. */
  readonly appUrl?: string
}

/**
 * Opens the embedded database in a thread of its own and serves it on loopback.
 * Throws FolderHeldError when another process has the folder open.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  if (options.dataDir === 'memory') return start({ ...options, dataDir: 'memory', port: options.port ?? 0 })

  const folder = resolve(options.dataDir)
  await mkdir(folder, { recursive: true })
  const claim = await claimFolder(folder, options.appUrl ?? null)
  if (!claim.ok) throw new FolderHeldError(claim.holder)
  try {
    const database = await start({ ...options, dataDir: join(folder, 'pg'), port: options.port ?? 0 })
    await recordPort(claim.lock, database.port)
    return {
      ...database,
      close: async () => {
        await database.close()
        await claim.lock.release()
      },
    }
  } catch (error) {
    await claim.lock.release()
    throw error
  }
}

/** The address under which a port on this machine answers as a PostgreSQL server. */
export function embeddedUrl(port: number): string {
  return `postgres://postgres@127.0.0.1:${port}/postgres`
}

async function start(options: WorkerOptions): Promise<EmbeddedDatabase> {
  const workerData: WorkerOptions = {
    dataDir: options.dataDir,
    port: options.port,
    ...(options.dump ? { dump: options.dump } : {}),
    ...(options.holdLimit === undefined ? {} : { holdLimit: options.holdLimit }),
  }
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData })

  function answer<Kind extends WorkerReply['kind']>(
    kind: Kind,
  ): Promise<Extract<WorkerReply, { kind: Kind }>> {
    return new Promise((resolve, reject) => {
      const stop = () => {
        worker.off('message', onMessage)
        worker.off('error', onError)
        worker.off('exit', onExit)
      }
      const onMessage = (message: WorkerReply) => {
        if (message.kind !== kind && message.kind !== 'failed') return
        stop()
        if (message.kind === 'failed') reject(new Error(`The embedded database: ${message.message}`))
        else resolve(message as Extract<WorkerReply, { kind: Kind }>)
      }
      const onError = (error: Error) => {
        stop()
        reject(error)
      }
      const onExit = () => onError(new Error('The embedded database has stopped'))
      worker.on('message', onMessage)
      worker.on('error', onError)
      worker.on('exit', onExit)
    })
  }

  const { port } = await answer('listening')
  // A crash of the thread leaves every client with a closed socket; who asks next learns it as "unavailable".
  worker.on('error', () => {})
  let closing: Promise<void> | null = null
  return {
    url: embeddedUrl(port),
    port,
    dump: async () => {
      const bytes = answer('dump')
      worker.postMessage('dump')
      return (await bytes).bytes
    },
    close: () => {
      closing ??= (async () => {
        const closed = answer('closed')
        worker.postMessage('close')
        await closed
        await worker.terminate()
      })()
      return closing
    },
  }
}
