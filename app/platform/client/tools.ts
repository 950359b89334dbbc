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

const OPEN_TOOL = 'brandhearth:tool'

/**
 * Asks for a tool from anywhere on the page. False where nobody opens tools: scripts take a page over piece by piece, and a
 * link can be pressed before what it asks is there.
 */
export function openTool(tool: Tool): boolean {
  return !dispatchEvent(new CustomEvent<Tool>(OPEN_TOOL, { detail: tool, cancelable: true }))
}

/** Answers every `openTool` until the way to stop, which is returned, is called. */
export function onToolAsked(open: (tool: Tool) => void): () => void {
  const answer = (event: Event) => {
    event.preventDefault()
    open((event as CustomEvent<Tool>).detail)
  }
  addEventListener(OPEN_TOOL, answer)
  return () => removeEventListener(OPEN_TOOL, answer)
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
