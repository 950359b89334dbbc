import { useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { useHydrated } from '#app/design/primitives/use-hydrated.ts'
import { type BrowserPush, useBrowserPush } from '#app/notifications/client/use-browser-push.ts'
import { dayText } from '#core/schedule/when-text.ts'

export interface BrowserPushView {
  readonly publicKey: string
  readonly browsers: readonly {
    readonly id: string
    readonly hash: string
    readonly device: string
    readonly createdAt: Date
  }[]
}

const ACTION = '/app/settings/notifications'

const STATE_TEXTS: Readonly<Record<BrowserPush, string>> = {
  unknown: '',
  unable:
    'This browser can’t show our notifications. On an iPhone or iPad, add Brandhearth to your home screen and open it there.',
  blocked:
    'You’ve blocked notifications from Brandhearth in this browser. Allow them in the browser’s settings, then come back here.',
  off: '',
  on: 'Notifications are turned on in this browser.',
}

/** The browsers in which somebody gets notifications: this one joins by a press, any can be removed. */
export function BrowserPushPanel({ push }: { push: BrowserPushView }) {
  const isHydrated = useHydrated()
  return (
    <Panel
      title="Browser notifications"
      description="See what’s due on your computer or phone, even when Brandhearth isn’t open. Choose the events above."
    >
      {isHydrated ? (
        <ThisBrowser push={push} />
      ) : (
        <p className="text-ink-soft">Turning them on needs JavaScript. Emails arrive without it.</p>
      )}
      {push.browsers.length > 0 ? (
        <>
          <ul className="grid gap-1">
            {push.browsers.map(({ id, device, createdAt }) => (
              <li key={id} className="flex items-center justify-between gap-2 border-b border-line py-1.5">
                <span>
                  {device}{' '}
                  <span className="text-ink-soft">
                    since {dayText(createdAt.toISOString().slice(0, 10), { year: true })}
                  </span>
                </span>
                <Form method="post" action={ACTION} preventScrollReset>
                  <input type="hidden" name="id" value={id} />
                  <Button size="sm" variant="quiet" name="intent" value="push_off">
                    Turn off<span className="sr-only"> {device}</span>
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
          <Form method="post" action={ACTION} preventScrollReset>
            <Button name="intent" value="push_test">
              Send test
            </Button>
          </Form>
        </>
      ) : null}
    </Panel>
  )
}

function ThisBrowser({ push }: { push: BrowserPushView }) {
  const { state, turnOn } = useBrowserPush(
    push.publicKey,
    push.browsers.map(({ hash }) => hash),
  )
  const [problem, setProblem] = useState('')
  const [isJoining, setJoining] = useState(false)

  async function press() {
    setJoining(true)
    setProblem('')
    try {
      await turnOn(ACTION)
    } catch {
      setProblem(
        'Your browser couldn’t turn them on. Check its settings and your connection, then try again.',
      )
    } finally {
      setJoining(false)
    }
  }

  return (
    <>
      <p role="status" className={STATE_TEXTS[state] ? '' : 'sr-only'}>
        {STATE_TEXTS[state]}
      </p>
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      {state === 'off' ? (
        <div>
          <Button type="button" pending={isJoining} pendingText="Turning on…" onClick={() => void press()}>
            Turn on in this browser
          </Button>
        </div>
      ) : null}
    </>
  )
}
