import { useEffect, useState } from 'react'
import { onLiveTables } from '#app/platform/client/use-live-tables.ts'
import type { RecordingView } from '#app/stories/ui/story-views.ts'

type Words = Pick<RecordingView, 'id' | 'transcription' | 'transcript' | 'mayAsk'>

/**
 * The recordings of an open story, whose words arrive while it is looked at. They alone are read anew: the form beside them
 * holds a version of the story, and must notice a newer one when it is saved.
 */
export function useWords(storyId: string, recordings: readonly RecordingView[]): readonly RecordingView[] {
  const [arrived, setArrived] = useState<{ to: readonly RecordingView[]; words: readonly Words[] } | null>(
    null,
  )
  const isWaiting = recordings.some(({ transcription }) => transcription === 'waiting')
  useEffect(() => {
    if (!isWaiting) return
    const leaving = new AbortController()
    const read = async () => {
      const answer = await fetch(`/app/storybank/${storyId}/words`, { signal: leaving.signal })
      if (answer.ok) setArrived({ to: recordings, words: (await answer.json()) as Words[] })
    }
    // What cannot be read now is read with the next change, or with the page.
    const readQuietly = () => void read().catch(() => {})
    readQuietly()
    const leave = onLiveTables(['media'], readQuietly)
    return () => {
      leaving.abort()
      leave()
    }
  }, [storyId, recordings, isWaiting])
  // What was read for an older page says nothing of this one.
  if (arrived?.to !== recordings) return recordings
  return recordings.map(each => ({ ...each, ...arrived.words.find(({ id }) => id === each.id) }))
}
