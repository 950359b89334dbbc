import { useCallback, useEffect, useRef, useState } from 'react'
import type { PostText } from '#core/posts/schema.ts'
import { isSameText } from '../form-text.ts'
import { type DeviceDraft, dropDraft, keepDraft, readDraft } from './device-draft.ts'

/** Milliseconds between a key and its text being kept on the device. */
const KEEP_MS = 400

/** What was typed after a new post was sent and before its own page stood: handed from one editor to the next. */
let carried: PostText | null = null

/**
 * Keeps unsaved text on the device, so that a closed tab or a lost connection costs nothing, and offers it when the
 * editor opens again. `saved` is what the server has; when the text says the same there is nothing to keep.
 */
export function useDeviceDraft(input: { draftKey: string; text: PostText; saved: PostText; isNew: boolean }) {
  const { draftKey, text, saved, isNew } = input
  const [offer, setOffer] = useState<DeviceDraft | null>(null)
  const latest = useRef(text)
  const sent = useRef<PostText | null>(null)
  const touched = useRef(false)
  const opened = useRef({ saved, isNew })
  latest.current = text

  useEffect(() => {
    const late = opened.current.isNew ? null : carried
    carried = null
    // Compared with the text as it opened: `saved` changes with every save, and the offer is made only once.
    const draft = late ? { text: late, at: Date.now() } : readDraft(draftKey)
    if (!draft) return
    if (isSameText(draft.text, opened.current.saved)) dropDraft(draftKey)
    else setOffer(draft)
  }, [draftKey])

  useEffect(() => {
    if (!touched.current) return
    if (isSameText(text, saved)) return dropDraft(draftKey)
    const rest = setTimeout(() => keepDraft(draftKey, text), KEEP_MS)
    return () => clearTimeout(rest)
  }, [draftKey, text, saved])

  useEffect(() => {
    const keepNow = () => {
      if (touched.current && !isSameText(latest.current, saved)) keepDraft(draftKey, latest.current)
    }
    addEventListener('pagehide', keepNow)
    return () => removeEventListener('pagehide', keepNow)
  }, [draftKey, saved])

  useEffect(
    () => () => {
      if (!isNew || !sent.current) return
      // A new post was sent and its own page comes next: the text is safe, except what was typed since.
      if (!isSameText(latest.current, sent.current)) carried = latest.current
      dropDraft(draftKey)
    },
    [draftKey, isNew],
  )

  return {
    offer,
    /** Call at every key. */
    touch: useCallback(() => {
      touched.current = true
    }, []),
    /** Call when the form is sent to be saved. */
    send: useCallback(() => {
      sent.current = latest.current
    }, []),
    /** Takes the offer off the table; forgets it for good unless it was taken up. */
    close: useCallback(
      (isTaken: boolean) => {
        if (!isTaken) dropDraft(draftKey)
        setOffer(null)
      },
      [draftKey],
    ),
  }
}
