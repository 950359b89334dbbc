import type { Server } from 'node:http'

/** How long running requests may take to finish once we were told to stop, in milliseconds: streams would never finish by themselves. */
const DRAIN_MS = 5_000

/** Takes no more requests, and resolves when the running ones are answered, or after five seconds. */
export function drain(server: Server): Promise<void> {
  return new Promise(resolve => {
    const force = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
    server.close(() => {
      clearTimeout(force)
      resolve()
    })
    server.closeIdleConnections()
  })
}

/** Listens where the configuration says, and answers the port. Rejects where that is taken. */
export async function listen(
  server: Server,
  { port, host }: { port: number; host: string },
): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}
