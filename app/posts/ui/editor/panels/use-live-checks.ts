import { useEffect, useRef, useState } from 'react'
import type { checkWriting } from '#core/posts/checks/check-writing.ts'
import type { comparablePosts, StoredPost, WrittenPost } from '#core/posts/checks/comparable-posts.ts'
import type { Finding } from '#core/posts/checks/types.ts'
import type { Measure } from '#core/posts/editor.ts'

/** Milliseconds of rest after a key before the checks look again. */
const REST_MS = 400

export interface CheckedText {
  readonly text: string
  readonly findings: readonly Finding[]
}

interface Checker {
  readonly check: typeof checkWriting
  readonly comparable: typeof comparablePosts
  readonly past: readonly StoredPost[]
}

async function fetchPast(): Promise<StoredPost[]> {
  try {
    const response = await fetch('/app/create/past-posts')
    return response.ok ? ((await response.json()) as StoredPost[]) : []
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
  /** Null until it has been fetched. */
  measure: Measure | null
  off: readonly string[]
  /** May get its id while it is written. */
  written: WrittenPost
  isOn: boolean
  start: CheckedText | null
}): CheckedText | null {
  const { text, measure, off, isOn, start } = input
  const { id, storyId, platform } = input.written
  const [checker, setChecker] = useState<Checker | null>(null)
  const [checked, setChecked] = useState(start)
  const isRequested = useRef(false)

  useEffect(() => {
    if (!isOn || isRequested.current) return
    isRequested.current = true
    Promise.all([
      import('#core/posts/checks/check-writing.ts'),
      import('#core/posts/checks/comparable-posts.ts'),
      fetchPast(),
    ]).then(
      ([{ checkWriting: check }, { comparablePosts: comparable }, past]) =>
        setChecker({ check, comparable, past }),
      // Should the file not arrive, "Check my post" still does the same on the server.
      () => {},
    )
  }, [isOn])

  useEffect(() => {
    if (!checker || !measure || !isOn) return
    const rest = setTimeout(() => {
      const past = checker.comparable(checker.past, { id, storyId, platform })
      setChecked({ text, findings: checker.check(text, { foundation: measure.foundation, past, off }) })
    }, REST_MS)
    return () => clearTimeout(rest)
  }, [checker, isOn, text, measure, off, id, storyId, platform])

  useEffect(() => {
    if (start) setChecked(start)
  }, [start])

  return checked
}
