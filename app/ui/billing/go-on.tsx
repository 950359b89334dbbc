import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Goes to another address of ours after a while, without a trace in the history; without scripts the browser does. */
export function GoOn({ to, afterMs }: { to: string; afterMs: number }) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate(to, { replace: true, preventScrollReset: true }), afterMs)
    return () => clearTimeout(timer)
  }, [navigate, to, afterMs])
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${afterMs / 1000};url=${to}`} />
    </noscript>
  )
}
