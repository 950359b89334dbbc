import { lazy } from 'react'

// The server renders the panels at once (also for those without scripts); the browser fetches them when they are opened.

/** The network previews. */
export const PreviewPanel = import.meta.env.SSR
  ? (await import('./preview-panel.tsx')).PreviewPanel
  : lazy(async () => ({ default: (await import('./preview-panel.tsx')).PreviewPanel }))

/** The writing checks. */
export const ChecksPanel = import.meta.env.SSR
  ? (await import('./checks-panel.tsx')).ChecksPanel
  : lazy(async () => ({ default: (await import('./checks-panel.tsx')).ChecksPanel }))
