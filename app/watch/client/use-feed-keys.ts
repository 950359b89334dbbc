import { type RefObject, useEffect, useRef } from 'react'
import { hasSingleKeys } from '#app/platform/client/tools.ts'

/**
 * Keys of a list of items: j and k go to the next and the one before, s saves and i makes an idea of the item that has the
 * focus, by pressing its own button. Nothing happens while somebody types, holds another key, or has switched single letters
 * off on this device.
 */
export function useFeedKeys(): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!hasSingleKeys() || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const { target } = event
      if (
        target instanceof HTMLElement &&
        target.closest('input, textarea, select, [contenteditable], [role=dialog]')
      )
        return
      const items = [...(list.current?.querySelectorAll<HTMLElement>('[data-watch-item]') ?? [])]
      const at = items.findIndex(item => item.contains(document.activeElement))
      const step = event.key === 'j' ? 1 : event.key === 'k' ? -1 : 0
      if (step !== 0) {
        const next = items[at < 0 ? 0 : Math.min(items.length - 1, Math.max(0, at + step))]
        next?.focus()
        next?.scrollIntoView({ block: 'nearest' })
      } else if (event.key === 's' || event.key === 'i') {
        const intent = event.key === 's' ? 'save' : 'idea'
        items[at]?.querySelector<HTMLButtonElement>(`button[value=${intent}]`)?.click()
      } else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return list
}
