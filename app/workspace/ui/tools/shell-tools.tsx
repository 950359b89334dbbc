import { type ComponentType, useEffect, useState } from 'react'
import { loadAssistantTool } from '#app/assistant/ui/index.ts'
import { toggleSidebar } from '#app/design/layout/navigation.ts'
import { PartBoundary } from '#app/design/primitives/feedback/part-boundary.tsx'
import { hasSingleKeys, onToolAsked, type Tool, type ToolProps } from '#app/platform/client/tools.ts'
import { useGo } from '#app/platform/client/use-post.ts'
import { loadTutorialOverlay, storedPlace } from '#app/support/ui/index.ts'
import { usePreload } from '#app/workspace/client/use-preload.ts'
import { useRoomLinks } from '#app/workspace/client/use-room-links.ts'
import { useTransitionWatch } from '#app/workspace/client/use-transition-watch.ts'
import type { Tier } from '#core/billing/tiers.ts'
import { shortcutFor } from '#core/workspace/shortcuts.ts'
import { rememberPage } from './recent.ts'

export interface ShellToolsProps {
  tier: Tier
  canWrite: boolean
  owner: string
  path: string
  /** The query of the address, which may ask for the monitor. */
  query: string
  isDevelopment: boolean
}

type Opened = Partial<Record<Tool, boolean>>

const FILES: Record<Tool, () => Promise<{ default: ComponentType<ToolProps> }>> = {
  palette: () => import('./palette/command-palette.tsx'),
  capture: () => import('./capture-dialog.tsx'),
  assistant: loadAssistantTool,
  help: () => import('./shortcut-help.tsx'),
  monitor: () => import('./performance-monitor.tsx'),
  tutorial: loadTutorialOverlay,
}

/** Where the same can be done when the file of a tool does not arrive. */
const INSTEAD: Record<Tool, string> = {
  palette: '/app/search',
  capture: '/app/storybank#capture',
  assistant: '/app/assistant',
  help: '/app/support/help/keyboard-shortcuts',
  monitor: '/app/support',
  tutorial: '/app/support#tutorials',
}

/** Shortcuts, tools over the page, the mark of a page on its way, and what is fetched ahead. */
export function ShellTools({ tier, canWrite, owner, path, query, isDevelopment }: ShellToolsProps) {
  const go = useGo()
  const isOnItsWay = useTransitionWatch()
  usePreload(tier, path)
  useRoomLinks()
  const [files, setFiles] = useState<Partial<Record<Tool, ComponentType<ToolProps>>>>({})
  const [opened, setOpened] = useState<Opened>({})
  const set = (tool: Tool, isOpen: boolean) => setOpened(current => ({ ...current, [tool]: isOpen }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is used reads nothing that changes
  useEffect(() => {
    const open = async (tool: Tool, isOpen = true) => {
      try {
        const file = await FILES[tool]()
        setFiles(current => ({ ...current, [tool]: file.default }))
        set(tool, isOpen)
      } catch {
        go(INSTEAD[tool])
      }
    }
    const onKey = (event: KeyboardEvent) => {
      const shortcut = shortcutFor(readKey(event), { singleKeys: hasSingleKeys(), monitor: isDevelopment })
      if (!shortcut || (shortcut === 'capture' && !canWrite)) return
      event.preventDefault()
      if (shortcut === 'sidebar') toggleSidebar()
      else if (shortcut === 'monitor') {
        setOpened(current => ({ ...current, monitor: !current.monitor }))
        void FILES.monitor().then(file => setFiles(current => ({ ...current, monitor: file.default })))
      } else void open(shortcut)
    }
    const stopAnswering = onToolAsked(tool => void open(tool))
    addEventListener('keydown', onKey)
    if (storedPlace()) void open('tutorial')
    if (path === '/app/support' && new URLSearchParams(query).get('monitor') === '1') void open('monitor')
    return () => {
      stopAnswering()
      removeEventListener('keydown', onKey)
    }
  }, [path, query, canWrite, isDevelopment])

  useEffect(() => rememberPage(owner, path), [owner, path])

  return (
    <>
      <div aria-hidden="true" className="route-indicator" data-shown={isOnItsWay || undefined} />
      {(Object.keys(files) as Tool[]).map(tool => {
        const Opened = files[tool]
        return Opened ? (
          <PartBoundary key={tool}>
            <Opened
              isOpen={opened[tool] ?? false}
              onClose={() => set(tool, false)}
              {...{ tier, canWrite, owner, path: path + query }}
            />
          </PartBoundary>
        ) : null
      })}
    </>
  )
}

function readKey(event: KeyboardEvent) {
  const target = event.target instanceof Element ? event.target : null
  const field = target?.closest('input, textarea, select, [contenteditable]')
  return {
    key: event.key,
    ctrl: event.ctrlKey,
    meta: event.metaKey,
    alt: event.altKey,
    shift: event.shiftKey,
    isTyping:
      field !== null && field?.matches('[type=checkbox], [type=radio]') !== true && field !== undefined,
    isBusy: event.isComposing || document.querySelector('dialog:modal') !== null,
  }
}
