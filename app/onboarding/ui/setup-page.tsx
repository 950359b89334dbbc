import { useEffect, useState } from 'react'
import { Form } from 'react-router'
import { Check, Loader } from '#app/design/icons/icons.ts'
import { FocusLayout } from '#app/design/layout/focus-layout.tsx'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { classNames } from '#app/design/primitives/class-names.ts'
import { ProgressBar } from '#app/design/primitives/feedback/progress-bar.tsx'
import { useHydrated } from '#app/design/primitives/use-hydrated.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import {
  SETUP_ITEM_MS,
  SETUP_ITEMS,
  SETUP_READY_TEXT,
  type SetupItemState,
  setupProgress,
} from '#core/onboarding/journey/setup.ts'

const LOOK_EVERY_MS = 100

/** How the setup goes on, in milliseconds since the page was there; done at once where no script counts. */
function useSetup() {
  const hydrated = useHydrated()
  const [elapsed, setElapsed] = useState(0)
  useEffect(() => {
    const start = performance.now()
    const timer = setInterval(() => {
      const now = performance.now() - start
      setElapsed(now)
      // Going on counting would hold up the next page, which is drawn when nothing more urgent is.
      if (setupProgress(now).isFinished) clearInterval(timer)
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return setupProgress(hydrated ? elapsed : SETUP_ITEMS.length * SETUP_ITEM_MS)
}

export interface SetupPageProps {
  /** All four are done: time to remember it. Must stay the same function. */
  readonly onReady: () => void
  /** A second later: time to go on. Must stay the same function. */
  readonly onFinished: () => void
}

/** Four things are got ready, one after the other; then the results, by themselves or by a press. */
export function SetupPage({ onReady, onFinished }: SetupPageProps) {
  const { items, percent, isReady, isFinished } = useSetup()
  const hydrated = useHydrated()
  const pending = usePending()
  const isOver = hydrated && isReady
  const isLeft = hydrated && isFinished
  useEffect(() => {
    if (isOver) onReady()
  }, [isOver, onReady])
  useEffect(() => {
    if (isLeft) onFinished()
  }, [isLeft, onFinished])

  const running = SETUP_ITEMS[items.indexOf('running')]
  return (
    <FocusLayout>
      <div className="grid gap-8">
        <div className="grid gap-3">
          <p className="text-sm font-semibold text-ember">Your foundation is done</p>
          <h1 className="text-4xl">{isReady ? SETUP_READY_TEXT : 'Setting up your dashboard'}</h1>
          <p className="text-lg text-ink-soft">
            {isReady ? 'It’s based on the answers you’ve just given.' : 'This takes a few seconds.'}
          </p>
        </div>
        <ProgressBar label="Dashboard setup" value={percent} />
        <ul className="border-t border-line">
          {SETUP_ITEMS.map((item, index) => (
            <SetupItem key={item.key} item={item} state={items[index] ?? 'waiting'} />
          ))}
        </ul>
        <p role="status" className="sr-only">
          {isReady ? SETUP_READY_TEXT : `${running?.label ?? ''}…`}
        </p>
        <Form method="post">
          <Button
            name="intent"
            value="continue"
            variant={isReady ? 'primary' : 'secondary'}
            size="lg"
            pending={pending}
          >
            {isReady ? 'Continue' : 'Continue without waiting'}
          </Button>
        </Form>
      </div>
    </FocusLayout>
  )
}

const WORDS: Record<SetupItemState, string> = { waiting: 'waiting', running: 'in progress', done: 'done' }

function SetupItem({ item, state }: { item: (typeof SETUP_ITEMS)[number]; state: SetupItemState }) {
  const { label, detail } = item
  return (
    <li className="flex items-start gap-4 border-b border-line py-4">
      <span
        aria-hidden="true"
        className={classNames(
          'mt-0.5 grid size-7 shrink-0 place-items-center rounded-full border transition-colors duration-300',
          state === 'done' ? 'border-transparent bg-success-soft text-success' : 'border-line text-ember',
        )}
      >
        {state === 'done' ? <Check size={16} /> : null}
        {state === 'running' ? (
          <Loader size={16} className="motion-safe:animate-[turn_1.2s_linear_infinite]" />
        ) : null}
      </span>
      <span className={classNames('grid gap-0.5', state === 'waiting' && 'text-ink-faint')}>
        <span className="font-semibold">
          {label}
          <span className="sr-only">, {WORDS[state]}</span>
        </span>
        <span className={state === 'waiting' ? '' : 'text-ink-soft'}>{detail}</span>
      </span>
    </li>
  )
}
