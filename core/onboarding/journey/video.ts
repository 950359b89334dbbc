/** The simulated playback of the welcome video: 2 percent every 600 ms, so 30 seconds in all. */
export const VIDEO_TICK_MS = 600
export const VIDEO_TICK_PERCENT = 2

export interface VideoState {
  readonly status: 'ready' | 'playing' | 'paused' | 'finished'
  /** 0 to 100. */
  readonly percent: number
  readonly muted: boolean
}

export type VideoEvent = 'play' | 'pause' | 'tick' | 'toggle_mute'

export const VIDEO_START: VideoState = { status: 'ready', percent: 0, muted: false }

/** The video after an event; ticks move it only while it plays, and playing a finished one starts over. */
export function videoReducer(state: VideoState, event: VideoEvent): VideoState {
  switch (event) {
    case 'play':
      if (state.status === 'playing') return state
      return { ...state, status: 'playing', percent: state.status === 'finished' ? 0 : state.percent }
    case 'pause':
      return state.status === 'playing' ? { ...state, status: 'paused' } : state
    case 'tick': {
      if (state.status !== 'playing') return state
      const percent = Math.min(100, state.percent + VIDEO_TICK_PERCENT)
      return { ...state, percent, status: percent >= 100 ? 'finished' : 'playing' }
    }
    case 'toggle_mute':
      return { ...state, muted: !state.muted }
  }
}

/** Is Continue enabled? While the video plays and when it has finished; Skip always is. */
export function canContinueVideo(state: VideoState): boolean {
  return state.status === 'playing' || state.status === 'finished'
}

/** One caption: shown from this percentage until the next one begins. */
export interface Caption {
  readonly fromPercent: number
  readonly text: string
}

/** The script with its times; greets by first name, or 'there'. Also what stands below the video as a transcript. */
export function videoCaptions(firstName: string | null | undefined): readonly Caption[] {
  const name = typeof firstName === 'string' && firstName.trim() !== '' ? firstName.trim() : 'there'
  return [
    { fromPercent: 0, text: `Hi ${name}, welcome to Brandhearth. It’s good to have you here.` },
    {
      fromPercent: 16,
      text: 'In the next 10 minutes you’ll set up your brand foundation.',
    },
    {
      fromPercent: 32,
      text: 'There are five short steps: your brand heart, values, voice, dream client and offer.',
    },
    { fromPercent: 52, text: 'There are no wrong answers, and you can change any of them later.' },
    {
      fromPercent: 68,
      text: 'Your stories, posts and plans will all build on what you say here.',
    },
    { fromPercent: 86, text: 'So put the kettle on, and let’s get started.' },
  ]
}

/** The caption at a percentage of the video. */
export function captionAt(percent: number, firstName: string | null | undefined): string {
  return videoCaptions(firstName).findLast(caption => caption.fromPercent <= Math.max(0, percent))?.text ?? ''
}
