import type { Tier } from '#core/billing/tiers.ts'

/** What opens over a page: each in a file of its own, fetched at its first use. */
export type Tool = 'palette' | 'capture' | 'assistant' | 'help' | 'monitor' | 'tutorial'

/** What every tool is given. */
export interface ToolProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly tier: Tier
  readonly canWrite: boolean
  /** Whose recent pages these are. */
  readonly owner: string
  /** Where one is, with the query. */
  readonly path: string
}

export const OPEN_TOOL = 'brandhearth:tool'

/** Asks for a tool from anywhere on the page. */
export function openTool(tool: Tool): void {
  dispatchEvent(new CustomEvent<Tool>(OPEN_TOOL, { detail: tool }))
}

const SINGLE_KEYS = 'single_keys'

/** Whether single letters are shortcuts on this device; they are unless somebody switched them off. */
export function hasSingleKeys(): boolean {
  try {
    return localStorage.getItem(SINGLE_KEYS) !== 'off'
  } catch {
    return true
  }
}

/** Switches the single-letter shortcuts of this device on or off. */
export function setSingleKeys(isOn: boolean): void {
  try {
    localStorage.setItem(SINGLE_KEYS, isOn ? 'on' : 'off')
  } catch {
    // A device that keeps nothing keeps the shortcuts too.
  }
}
