import { useState } from 'react'
import { useActionData, useLocation } from 'react-router'

/**
 * A React key for the thing that a page edits: a new one for each thing, and the same one when the page itself has saved
 * something new and so given it its id (`adopt`). Otherwise the form would be built anew in the midst of writing: the
 * router shows a form's answer before the address has followed.
 * @param opened - what the address opens: an id, or any other name for something new
 */
export function useKeptKey(opened: string): { key: number; adopt: (id: string) => void } {
  const visit = useLocation().key
  const isAnswer = useActionData() !== undefined
  const [state, setKnown] = useState({ opened, visit, key: 0, own: '' })
  const adopt = (own: string) => setKnown(was => ({ ...was, own }))
  if (state.opened === opened && state.visit === visit) return { key: state.key, adopt }
  // Asking for something new once more, by a link, while the last new thing has got its id.
  const isNext = state.opened === opened && state.own !== '' && !isAnswer
  const isOwn = state.opened === opened ? !isNext : state.own === opened
  const now = { opened, visit, key: isOwn ? state.key : state.key + 1, own: isNext ? '' : state.own }
  setKnown(now)
  return { key: now.key, adopt }
}
