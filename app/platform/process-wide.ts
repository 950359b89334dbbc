/**
 * The one thing of this name in the process. The app's bundle and what serves it and works its jobs each load our modules
 * for themselves; what both have to share (counts, above all) would else be there twice.
 */
export function processWide<T>(name: string, make: () => T): T {
  const key = Symbol.for(`brandhearth.${name}`)
  const kept = globalThis as unknown as Record<symbol, T | undefined>
  kept[key] ??= make()
  return kept[key]
}
