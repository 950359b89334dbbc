import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below what systems hand to outgoing connections (32768 and up), one of which could take the port before it is used. */
const [FROM, TO] = [20_000, 32_000]
const TRIES = 50

/** One after the other, so that who asks twice before using the first does not get it again. */
let next = randomInt(FROM, TO)

/** A loopback port that nobody listens on, another one each time. Throws where fifty tries find none. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = next
    next = port + 1 < TO ? port + 1 : FROM
    if (await isFree(port)) return port
  }
  throw new Error(`No free port among ${TRIES} between ${FROM} and ${TO}`)
}

function isFree(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
