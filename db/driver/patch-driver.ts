import { registerHooks } from 'node:module'

const FILE = '/postgres/src/connection.js'

/** Each fault of postgres.js 3.4.9 as it stands there, and what it is read as. */
const PATCHES: readonly (readonly [string, string])[] = [
  // Written to after its link was lost, it fell over a null outside of any promise and took the whole process along.
  [
    'const x = socket.write(chunk, fn)\n',
    `if (socket === null) {
      chunk = nextWriteTimer = null
      const lost = Errors.connection('CONNECTION_CLOSED', options, socket)
      query && queryError(query, lost)
      while (sent.length) queryError(sent.shift(), lost)
      return false
    }
    const x = socket.write(chunk, fn)\n`,
  ],
  // A link lost between asking and writing left its connection believing that a write was underway, for ever.
  [
    "clearImmediate(nextWriteTimer)\n    socket.removeListener('data', data)",
    "clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n    socket.removeListener('data', data)",
  ],
  [
    'clearImmediate(nextWriteTimer)\n    if (socket) {',
    'clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n    if (socket) {',
  ],
]

/**
 * The driver's source without the two faults that a lost link meets (porsager/postgres, issues 1066, 1154 and 1208, open
 * at 3.4.9). Throws when a place is not there: then the driver is another one, and somebody has to look.
 */
export function patchDriver(source: string): string {
  return PATCHES.reduce((text, [from, to]) => {
    if (!text.includes(from))
      throw new Error('postgres.js has changed; see whether db/driver is still needed')
    return text.replace(from, () => to)
  }, source)
}

/** Imports the driver with its patches. Whatever imported it before keeps it as it was, so nobody but db/driver does. */
export async function importDriver(): Promise<typeof import('postgres')> {
  const hooks = registerHooks({
    load(url, context, next) {
      const loaded = next(url, context)
      if (!new URL(url).pathname.endsWith(FILE)) return loaded
      return { ...loaded, source: patchDriver(String(loaded.source)) }
    },
  })
  try {
    return (await import('postgres')).default
  } finally {
    hooks.deregister()
  }
}
