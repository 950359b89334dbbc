import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { READ_AFTER_MS } from '#core/insights/insight.ts'

/** How much of a card must be seen: half of it, or half the window when the card is taller. */
const STEPS = [0, 0.25, 0.5, 0.75, 1]
/** Cards that come due together go in one message, in milliseconds. */
const GATHER_MS = 100

/**
 * Marks as read whatever was on screen for two seconds on end. Cards inside the returned element carry `data-unread`
 * with their id; a hidden tab shows nothing.
 */
export function useReadOnScreen<Box extends HTMLElement>(action: string, unread: readonly string[]) {
  const box = useRef<Box>(null)
  const fetcher = useFetcher()
  const submit = useRef(fetcher.submit)
  submit.current = fetcher.submit
  const read = useRef(new Set<string>())
  const ids = unread.join()
  useEffect(() => {
    const element = box.current
    if (!element || ids === '') return
    const timers = new Map<string, ReturnType<typeof setTimeout>>()
    const seen = new Map<string, boolean>()
    let gathering: ReturnType<typeof setTimeout> | undefined
    const send = () => {
      gathering = undefined
      const form = new FormData()
      form.set('intent', 'read')
      // Also those on their way: a second message takes the place of one that has no answer yet.
      for (const id of ids.split(',')) if (read.current.has(id)) form.append('id', id)
      void submit.current(form, { method: 'post', action })
    }
    const note = (id: string) => {
      timers.delete(id)
      if (read.current.has(id)) return
      read.current.add(id)
      clearTimeout(gathering)
      gathering = setTimeout(send, GATHER_MS)
    }
    const judge = (id: string) => {
      const isSeen = (seen.get(id) ?? false) && !document.hidden
      if (isSeen && !timers.has(id)) timers.set(id, setTimeout(note, READ_AFTER_MS, id))
      if (!isSeen) {
        clearTimeout(timers.get(id))
        timers.delete(id)
      }
    }
    const observer = new IntersectionObserver(
      entries => {
        for (const { target, intersectionRatio, intersectionRect } of entries) {
          const id = (target as HTMLElement).dataset.unread ?? ''
          seen.set(id, intersectionRatio >= 0.5 || intersectionRect.height >= innerHeight / 2)
          judge(id)
        }
      },
      { threshold: STEPS },
    )
    for (const card of element.querySelectorAll('[data-unread]')) observer.observe(card)
    const onLook = () => {
      for (const id of seen.keys()) judge(id)
    }
    document.addEventListener('visibilitychange', onLook)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', onLook)
      for (const timer of timers.values()) clearTimeout(timer)
      clearTimeout(gathering)
      if (gathering) send()
    }
  }, [ids, action])
  return box
}
