const LOCK = 'brandhearth:page:'

/** A name that nothing else has. Browsers make ids only on secure connections, which a test device may lack. */
export function newName(): string {
  const { crypto } = globalThis
  return (
    crypto?.randomUUID?.() ?? Array.from({ length: 3 }, () => Math.random().toString(36).slice(2)).join('')
  )
}

/** Names this loading of the page. */
export const pageName: string = newName()

let isHeld = false

/** Lets the other tabs of this device know that somebody is typing here. The browser ends it with the page, even a killed one. */
export function holdPage(): void {
  if (isHeld || !('locks' in navigator)) return
  isHeld = true
  navigator.locks.request(LOCK + pageName, () => new Promise(() => {})).catch(() => {})
}

/** The pages of this device in which somebody is typing just now; none where a browser cannot tell. */
export async function livePages(): Promise<ReadonlySet<string>> {
  try {
    const { held = [] } = await navigator.locks.query()
    return new Set(held.map(({ name = '' }) => name.slice(LOCK.length)))
  } catch {
    return new Set()
  }
}
