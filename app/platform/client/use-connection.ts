import { useEffect, useReducer, useRef } from 'react'
import {
  CONNECTED,
  CONNECTION_CHECK_MS,
  type ConnectionState,
  connectionReducer,
  connectionRetryDelayMs,
} from '#core/assistant/connection.ts'
import { onTrouble } from './patient-fetch.ts'

/** Answers with the session's end, so it asks the server, the database and the session at once; the query tells the logs why. */
const ADDRESS = '/auth/session?connection'
const CHECK_TIMEOUT_MS = 10_000

/**
 * The state of the connection indicator, driven by a real question to the server: on mount, every 30 s, when the browser
 * says that the network came or went, when a request failed, and while reconnecting after 1 s doubled per attempt.
 */
export function useConnection(): ConnectionState {
  const [state, dispatch] = useReducer(connectionReducer, CONNECTED)
  const latest = useRef(state)
  latest.current = state

  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let attempt = 0
    const next = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => void check(), ms)
    }
    const check = async () => {
      clearTimeout(timer)
      const result = await ask()
      if (isOver) return
      dispatch({ type: result })
      if (result === 'check_passed' || result === 'signed_out') {
        attempt = 0
        return next(CONNECTION_CHECK_MS)
      }
      dispatch({ type: 'reconnect' })
      next(connectionRetryDelayMs(attempt))
      attempt += 1
    }
    const checkNow = () => void check()
    checkNow()
    const forget = onTrouble(() => {
      if (latest.current.status === 'connected') checkNow()
    })
    window.addEventListener('online', checkNow)
    window.addEventListener('offline', checkNow)
    return () => {
      isOver = true
      clearTimeout(timer)
      forget()
      window.removeEventListener('online', checkNow)
      window.removeEventListener('offline', checkNow)
    }
  }, [])
  return state
}

async function ask(): Promise<'check_passed' | 'check_failed' | 'check_threw' | 'signed_out'> {
  try {
    const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS)
    const response = await fetch(ADDRESS, { headers: { Accept: 'application/json' }, signal })
    if (response.status === 401) return 'signed_out'
    return response.ok ? 'check_passed' : 'check_failed'
  } catch {
    return 'check_threw'
  }
}
