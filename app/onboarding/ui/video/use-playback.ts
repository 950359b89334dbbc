import { useEffect, useReducer } from 'react'
import { VIDEO_START, VIDEO_TICK_MS, videoReducer } from '#core/onboarding/journey/video.ts'

/** The simulated playback: while it plays, a tick every 600 ms. */
export function usePlayback() {
  const [state, send] = useReducer(videoReducer, VIDEO_START)
  const isPlaying = state.status === 'playing'
  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => send('tick'), VIDEO_TICK_MS)
    return () => clearInterval(timer)
  }, [isPlaying])
  return [state, send] as const
}
