import { useEffect } from 'react'
import { useFetcher } from 'react-router'

/** Waits this long after the last key, in milliseconds, before it asks. */
const PAUSE_MS = 120

/** What the search page answers, as far as the palette shows it. */
export interface SearchAnswer {
  readonly search: string
  readonly stories: readonly { id: string; title: string }[]
  readonly posts: readonly { id: string; title: string; start: string }[]
  readonly people: readonly { id: string; title: string; start: string }[]
  readonly deals: readonly { id: string; title: string; start: string }[]
  readonly offers: readonly { id: string; title: string }[]
  readonly competitors: readonly { id: string; title: string }[]
  readonly notes: readonly { id: string; title: string }[]
}

/** Asks the search page while somebody types; the answer says which search it belongs to. */
export function useSearch(search: string): { answer: SearchAnswer | null; isLoading: boolean } {
  const { load, data, state } = useFetcher<SearchAnswer>()
  const words = search.trim()
  useEffect(() => {
    if (words === '') return
    const timer = setTimeout(() => void load(`/app/search?q=${encodeURIComponent(words)}`), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words, load])
  const isOld = data?.search !== words
  return {
    answer: words !== '' && data ? data : null,
    isLoading: words !== '' && (state !== 'idle' || isOld),
  }
}
