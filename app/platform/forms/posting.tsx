import { createContext, type ReactNode, useContext } from 'react'
import { useNavigation } from 'react-router'

const Sent = createContext<FormData | null>(null)

/** For the root of the page: tells the page's forms of the one that is on its way, and of nothing else that the router does. */
export function Posting({ children }: { children: ReactNode }) {
  const { formMethod, formData } = useNavigation()
  return <Sent value={(formMethod === 'POST' && formData) || null}>{children}</Sent>
}

/** What the form that is on its way to the server sends; null when none is. */
export function usePosting(): FormData | null {
  return useContext(Sent)
}
