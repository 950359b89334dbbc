import { connect, createServer, type Socket } from 'node:net'

export interface SilentProxy {
  readonly port: number
  /** From now on nothing passes and nothing is closed: the way a link dies when a cable is pulled. */
  goSilent(): void
  /** New connections pass again; the old ones stay dead. */
  heal(): void
  close(): Promise<void>
}

/** Stands between a client and a server on loopback. */
export async function openSilentProxy(targetPort: number): Promise<SilentProxy> {
  const pairs = new Set<[Socket, Socket]>()
  let isSilent = false
  const server = createServer(inside => {
    inside.on('error', () => {})
    if (isSilent) return void inside.resume()
    const outside = connect(targetPort, '127.0.0.1')
    outside.on('error', () => {})
    inside.pipe(outside).pipe(inside)
    const pair: [Socket, Socket] = [inside, outside]
    pairs.add(pair)
    inside.on('close', () => outside.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as { port: number }).port,
    goSilent() {
      isSilent = true
      for (const [inside, outside] of pairs) {
        inside.unpipe(outside)
        outside.unpipe(inside)
        inside.resume()
        outside.resume()
      }
    },
    heal() {
      isSilent = false
    },
    async close() {
      for (const [inside, outside] of pairs) {
        inside.destroy()
        outside.destroy()
      }
      await new Promise(resolve => server.close(resolve))
    },
  }
}
