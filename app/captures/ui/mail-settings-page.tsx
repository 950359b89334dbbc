import { Form } from 'react-router'
import { CAPTURE_TEXTS } from '#app/captures/copy.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'

export interface MailSettingsPageProps {
  /** Where emails go; null while that is turned off. */
  readonly address: string | null
  readonly mayChange: boolean
  readonly problem?: string | undefined
}

/** The secret address of the workspace: whoever has it may send captures, and nothing more. */
export function MailSettingsPage({ address, mayChange, problem }: MailSettingsPageProps) {
  return (
    <>
      <PageHeading title="Capture by email" description={CAPTURE_TEXTS.mail} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {problem ? (
          <Notice tone="danger" live="alert">
            {problem}
          </Notice>
        ) : null}
        <Panel
          title="Your address"
          description={address === null ? CAPTURE_TEXTS.mailOff : CAPTURE_TEXTS.mailOn}
        >
          {address === null ? null : (
            <TextField
              id="capture-address"
              label="Send emails to"
              readOnly
              defaultValue={address}
              key={`field ${address}`}
            />
          )}
          {mayChange ? <Changes isOn={address !== null} key={`changes ${address}`} /> : null}
          {address === null ? null : (
            <p>
              <TextLink to="/app/captures">Open captures</TextLink>
            </p>
          )}
        </Panel>
      </div>
    </>
  )
}

function Changes({ isOn }: { isOn: boolean }) {
  const isTurningOn = usePending({ name: 'intent', value: 'on' })
  return (
    <Form method="post" action="/app/settings/captures" preventScrollReset className="grid gap-3">
      {isOn ? (
        <details>
          <summary className="w-fit cursor-pointer text-sm font-semibold text-ember">
            Replace or turn off
          </summary>
          <div className="grid gap-3 pt-3">
            <p className="max-w-prose text-sm text-ink-soft">
              The address above then stops working. Captures that came in stay.
            </p>
            <div className="flex flex-wrap gap-2.5">
              <Button name="intent" value="renewed">
                Replace address
              </Button>
              <Button name="intent" value="off" variant="danger">
                Turn off
              </Button>
            </div>
          </div>
        </details>
      ) : (
        <div>
          <Button name="intent" value="on" variant="primary" pending={isTurningOn} pendingText="Turning on…">
            Turn on capture by email
          </Button>
        </div>
      )}
    </Form>
  )
}
