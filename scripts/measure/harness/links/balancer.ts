import { createServer, get, request } from 'node:http'

export interface Balancer {
  /** A server that is asked whether it is ready, and gets requests once it is. */
  add(port: number): void
  remove(port: number): void
  isIn(port: number): boolean
  close(): Promise<void>
}

/** Milliseconds between two looks at whether a server is ready. */
const LOOK_EVERY_MS = 500

/**
 * A small proxy in front of servers on this machine: each request goes to the next one that says it is ready. It tries
 * nothing twice: what a server refuses or drops is answered with 502.
 */
export async function openBalancer(port: number, targets: readonly number[]): Promise<Balancer> {
  const servers = new Set(targets)
  const ready = new Set(targets)
  let turn = 0

  const server = createServer((incoming, answer) => {
    const among = [...ready]
    const target = among[turn++ % among.length]
    const fail = () => {
      if (answer.headersSent) return void answer.destroy()
      answer.writeHead(502).end('no server answered')
    }
    if (target === undefined) return fail()
    const passed = request({
      port: target,
      host: '127.0.0.1',
      method: incoming.method,
      path: incoming.url,
      headers: {
        ...incoming.headers,
        'x-forwarded-for': incoming.headers['x-forwarded-for'] ?? '198.18.0.1',
        connection: 'close',
      },
      agent: false,
    })
    passed.on('response', response => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.on('error', fail)
      response.on('aborted', fail)
      response.pipe(answer)
    })
    passed.on('error', fail)
    answer.on('close', () => passed.destroy())
    incoming.pipe(passed)
  })

  const look = (target: number) =>
    new Promise<void>(done => {
      const asking = get({ port: target, host: '127.0.0.1', path: '/readyz', agent: false }, response => {
        response.resume()
        if (response.statusCode === 200 && servers.has(target)) ready.add(target)
        else ready.delete(target)
        done()
      })
      asking.on('error', () => {
        ready.delete(target)
        done()
      })
    })
  const timer = setInterval(() => {
    for (const target of servers) void look(target)
  }, LOOK_EVERY_MS)

  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  return {
    add: target => void servers.add(target),
    remove(target) {
      servers.delete(target)
      ready.delete(target)
    },
    isIn: target => ready.has(target),
    async close() {
      clearInterval(timer)
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
