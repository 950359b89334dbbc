import { createServer, type Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketHandler, type PGLiteSocketHandlerOptions } from '@electric-sql/pglite-socket'
import type { WorkerOptions, WorkerReply } from './protocol.ts'
import { SessionQueue } from './session-queue.ts'

/**
 * Pages of the database kept in memory. PGlite leaves PostgreSQL's own 128 MB, all of which the process holds from its
 * start; what lies in files is in the operating system's memory as well.
 */
const SHARED_BUFFERS = '16MB'

const options = workerData as WorkerOptions

function reply(message: WorkerReply): void {
  parentPort?.postMessage(message)
}

/** Opens the folder (or memory, perhaps from a dump), then serves the PostgreSQL protocol on loopback. */
async function serve(): Promise<void> {
  // Never relaxed durability: what was acknowledged has been handed to the operating system.
  const db = await PGlite.create({
    ...(options.dataDir === 'memory' ? {} : { dataDir: options.dataDir }),
    ...(options.dump ? { loadDataDir: new Blob([options.dump]) } : {}),
    relaxedDurability: false,
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  })
  const sockets = new Map<number, Socket>()
  const queue = new SessionQueue(db, client => sockets.get(client)?.destroy(), options.holdLimit)

  const server = createServer(socket => {
    const handler = new PGLiteSocketHandler({
      // The handler's own type of queue is private to its package; ours answers the same three calls.
      queryQueue: queue as unknown as PGLiteSocketHandlerOptions['queryQueue'],
      closeOnDetach: true,
    })
    sockets.set(handler.handlerId, socket)
    socket.once('close', () => sockets.delete(handler.handlerId))
    void handler.attach(socket)
  })

  parentPort?.on('message', (message: 'close' | 'dump') => {
    if (message === 'dump') {
      void db
        .dumpDataDir('none')
        .then(async file => reply({ kind: 'dump', bytes: new Uint8Array(await file.arrayBuffer()) }))
      return
    }
    for (const socket of sockets.values()) socket.destroy()
    server.close(() => {
      void db.close().then(() => {
        reply({ kind: 'closed' })
        parentPort?.close()
      })
    })
  })

  server.listen(options.port, '127.0.0.1', () => {
    const address = server.address()
    reply({ kind: 'listening', port: typeof address === 'object' && address ? address.port : 0 })
  })
  server.on('error', error => reply({ kind: 'failed', message: error.message }))
}

serve().catch((error: unknown) => {
  reply({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  parentPort?.close()
})
