import { Form } from 'react-router'
import { Pause, Play, RotateCcw, SkipForward, Volume2, VolumeX } from '#app/design/icons/icons.ts'
import { FocusLayout } from '#app/design/layout/focus-layout.tsx'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { useHydrated } from '#app/design/primitives/use-hydrated.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import {
  canContinueVideo,
  VIDEO_TICK_MS,
  VIDEO_TICK_PERCENT,
  videoCaptions,
} from '#core/onboarding/journey/video.ts'
import { CaptionStage } from './caption-stage.tsx'
import { usePlayback } from './use-playback.ts'

const SECONDS = ((100 / VIDEO_TICK_PERCENT) * VIDEO_TICK_MS) / 1000

const clock = (percent: number) => `0:${String(Math.round((percent / 100) * SECONDS)).padStart(2, '0')}`

const PLAY_LOOK = {
  ready: { label: 'Play', icon: <Play aria-hidden /> },
  playing: { label: 'Pause', icon: <Pause aria-hidden /> },
  paused: { label: 'Play', icon: <Play aria-hidden /> },
  finished: { label: 'Play again', icon: <RotateCcw aria-hidden /> },
} as const

/** A personal word of welcome, half a minute long, with captions and a transcript. Nobody has to watch it. */
export function VideoPage({ firstName }: { firstName: string }) {
  const [state, send] = usePlayback()
  const hydrated = useHydrated()
  const going = usePending()
  const play = PLAY_LOOK[state.status]
  return (
    <FocusLayout>
      <div className="grid gap-7">
        <div className="grid gap-2">
          <p className="text-sm font-semibold text-ember">Before we start</p>
          <h1 className="text-4xl">Hi {firstName || 'there'}, welcome</h1>
        </div>

        <figure
          className="overflow-hidden rounded-lg border border-line bg-raised shadow-far"
          aria-label="Welcome video"
        >
          <CaptionStage
            firstName={firstName}
            percent={state.percent}
            isPlaying={state.status === 'playing'}
          />
          {hydrated ? (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line p-3">
              <Button
                type="button"
                size="sm"
                icon={play.icon}
                onClick={() => send(state.status === 'playing' ? 'pause' : 'play')}
              >
                {play.label}
              </Button>
              <Button
                type="button"
                size="sm"
                variant="quiet"
                aria-pressed={state.muted}
                icon={state.muted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
                onClick={() => send('toggle_mute')}
              >
                {state.muted ? 'Unmute' : 'Mute'}
              </Button>
              <div
                role="progressbar"
                aria-label="Video progress"
                aria-valuemin={0}
                aria-valuemax={100}
                aria-valuenow={state.percent}
                className="h-1.5 min-w-24 flex-1 overflow-hidden rounded-full bg-line"
              >
                <div
                  className="h-full rounded-full bg-ember motion-safe:transition-[width] motion-safe:duration-500"
                  style={{ width: `${state.percent}%` }}
                />
              </div>
              <span className="pr-1 text-sm text-ink-soft tabular-nums">
                {clock(state.percent)} / {clock(100)}
              </span>
            </div>
          ) : null}
        </figure>

        <Form method="post" className="flex flex-wrap gap-3">
          <Button
            name="intent"
            value="continue"
            variant="primary"
            size="lg"
            disabled={hydrated && !canContinueVideo(state)}
            pending={going}
          >
            Continue
          </Button>
          <Button name="intent" value="skip" variant="quiet" size="lg" icon={<SkipForward aria-hidden />}>
            Skip
          </Button>
        </Form>

        <section aria-labelledby="transcript" className="border-t border-line pt-6">
          <h2 id="transcript" className="mb-2 text-xl">
            Transcript
          </h2>
          <div className="grid gap-2 text-ink-soft">
            {videoCaptions(firstName).map(({ text }) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </section>
      </div>
    </FocusLayout>
  )
}
