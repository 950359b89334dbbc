import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Goes to another address of ours after so many milliseconds, without a trace in the history. */
export function useGoOn(to: string, afterMs: number): void {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate(to, { replace: true, preventScrollReset: true }), afterMs)
    return () => clearTimeout(timer)
  }, [navigate, to, afterMs])
}
