import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { REQUEST_TEXTS } from '#app/requests/copy.ts'

/** The address at which people ask, with what can be done with it. */
export function FormAddress({ form, canWrite }: { form: string | null; canWrite: boolean }) {
  if (form === null && !canWrite) return null
  return (
    <Panel
      anchor="form"
      title="Your request form"
      description={form === null ? REQUEST_TEXTS.formOff : REQUEST_TEXTS.formOn}
    >
      {form === null ? null : (
        <a
          href={form}
          target="_blank"
          rel="noreferrer"
          className="font-semibold text-ember wrap-anywhere hover:underline"
        >
          {form}
        </a>
      )}
      {canWrite ? (
        <Form method="post" action="/app/requests" preventScrollReset className="grid gap-3">
          {form === null ? (
            <div>
              <Button name="intent" value="open" variant="primary">
                Turn on form
              </Button>
            </div>
          ) : (
            <details>
              <summary className="w-fit cursor-pointer text-sm font-semibold text-ember">
                Replace or turn off
              </summary>
              <div className="grid gap-3 pt-3">
                <p className="max-w-prose text-sm text-ink-soft">
                  The address above then stops working for everyone. Requests that came in stay.
                </p>
                <div className="flex flex-wrap gap-2.5">
                  <Button name="intent" value="replace">
                    Replace address
                  </Button>
                  <Button name="intent" value="close" variant="danger">
                    Turn off form
                  </Button>
                </div>
              </div>
            </details>
          )}
        </Form>
      ) : null}
    </Panel>
  )
}
