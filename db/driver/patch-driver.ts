import { registerHooks } from 'node:module'
import { PATCHES, type Patch } from './patches.ts'

/** The source with its patches. Throws when a place is not there: then the driver is another one, and somebody has to look. */
export function patchDriver(source: string, patches: readonly Patch[]): string {
  return patches.reduce((text, [from, to]) => {
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
      const { pathname } = new URL(url)
      for (const [file, patches] of PATCHES)
        if (pathname.endsWith(file)) return { ...loaded, source: patchDriver(String(loaded.source), patches) }
      return loaded
    },
  })
  try {
    return (await import('postgres')).default
  } finally {
    hooks.deregister()
  }
}
