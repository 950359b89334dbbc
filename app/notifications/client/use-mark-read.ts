import { useFetcher } from 'react-router'

/** Marks a notification as read while the page it leads to is opened; `isMarked` from the press on. */
export function useMarkRead(here: string, id: string): { isMarked: boolean; mark: () => void } {
  const fetcher = useFetcher()
  return {
    isMarked: fetcher.state !== 'idle',
    mark: () => void fetcher.submit({ intent: 'read', id }, { method: 'post', action: here }),
  }
}
