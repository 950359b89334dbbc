import { connect, createServer, type Server, type Socket } from 'node:net'

/** The way to a server on this machine, which can be cut and restored: cut, connections end and new ones are refused. */
export class Wire {
  readonly #sockets = new Set<Socket>()
  readonly #target: number
  #server: Server | null = null
  port = 0

  constructor(target: number) {
    this.#target = target
  }

  async restore(): Promise<void> {
    this.#server = createServer(client => {
      const database = connect(this.#target, '127.0.0.1')
      for (const socket of [client, database]) {
        this.#sockets.add(socket)
        socket.on('error', () => {})
        socket.on('close', () => {
          this.#sockets.delete(socket)
          client.destroy()
          database.destroy()
        })
      }
      client.pipe(database)
      database.pipe(client)
    })
    await new Promise<void>(resolve => this.#server?.listen(this.port, '127.0.0.1', resolve))
    const address = this.#server.address()
    if (address && typeof address === 'object') this.port = address.port
  }

  async cut(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise(resolve => this.#server?.close(resolve))
  }
}
