import { useEffect, useRef, useState } from 'react'
import type { checkWriting } from '#core/posts/checks/check-writing.ts'
import type { Finding, PastPost } from '#core/posts/checks/types.ts'

/** Milliseconds of rest after a key before the checks look again. */
const REST_MS = 400

export interface CheckedText {
  readonly text: string
  readonly findings: readonly Finding[]
}

async function fetchPast(postId: string | null): Promise<PastPost[]> {
  try {
    const response = await fetch(`/app/create/past-posts${postId ? `?except=${postId}` : ''}`)
    return response.ok ? ((await response.json()) as PastPost[]) : []
  } catch {
    return []
  }
}

/**
 * Looks a text over in the browser while it is written. The checks and the posts to compare with are fetched when they
 * are first wanted; until then, and without scripts, `start` stands.
 */
export function useLiveChecks(input: {
  text: string
  foundation: Parameters<typeof checkWriting>[1]['foundation']
  off: readonly string[]
  postId: string | null
  isOn: boolean
  start: CheckedText | null
}): CheckedText | null {
  const { text, foundation, off, postId, isOn, start } = input
  const [checker, setChecker] = useState<{ check: typeof checkWriting; past: PastPost[] } | null>(null)
  const [checked, setChecked] = useState(start)
  const isRequested = useRef(false)

  useEffect(() => {
    if (!isOn || isRequested.current) return
    isRequested.current = true
    Promise.all([import('#core/posts/checks/check-writing.ts'), fetchPast(postId)]).then(
      ([file, past]) => setChecker({ check: file.checkWriting, past }),
      // Should the file not arrive, "Check my post" still does the same on the server.
      () => {},
    )
  }, [isOn, postId])

  useEffect(() => {
    if (!checker || !isOn) return
    const rest = setTimeout(
      () => setChecked({ text, findings: checker.check(text, { foundation, past: checker.past, off }) }),
      REST_MS,
    )
    return () => clearTimeout(rest)
  }, [checker, isOn, text, foundation, off])

  useEffect(() => {
    if (start) setChecked(start)
  }, [start])

  return checked
}
