export type Shortcut = 'palette' | 'capture' | 'help' | 'sidebar' | 'monitor'

/** What a keyboard event says, and where it happened. */
export interface KeyPress {
  readonly key: string
  readonly ctrl: boolean
  readonly meta: boolean
  readonly alt: boolean
  readonly shift: boolean
  /** The focus is in a field, where letters are letters. */
  readonly isTyping: boolean
  /** A dialog is open: only it listens. */
  readonly isBusy: boolean
}

/** What may be switched: single letters by whoever finds them in the way (WCAG 2.1.4), the monitor by the build. */
export interface ShortcutSettings {
  readonly singleKeys: boolean
  readonly monitor: boolean
}

/** What a key press in the workspace asks for, or null. */
export function shortcutFor(press: KeyPress, settings: ShortcutSettings): Shortcut | null {
  const key = press.key.toLowerCase()
  if (press.alt) return null
  if (press.ctrl || press.meta) {
    if (press.shift) return key === 'r' && press.ctrl && settings.monitor ? 'monitor' : null
    if (key === 'k') return press.isBusy ? null : 'palette'
    return key === 'b' ? 'sidebar' : null
  }
  if (press.isTyping || press.isBusy || !settings.singleKeys) return null
  if (press.key === '?') return 'help'
  return key === 'c' && !press.shift ? 'capture' : null
}
