import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'

/** Offers an example to an empty workspace, or says that one is in there and takes it out again. */
export function ExampleNotice({ state }: { state: 'offered' | 'filled' }) {
  const pending = usePending()
  if (state === 'filled')
    return (
      <Notice
        tone="info"
        title="There is an example in your workspace"
        action={
          <Form method="post" action="/app/dashboard" preventScrollReset>
            <Button size="sm" name="intent" value="remove-example" pending={pending}>
              Take the example out
            </Button>
          </Form>
        }
      >
        Two stories and a draft, each called “Example”. What you have changed of them stays when you take them
        out.
      </Notice>
    )
  return (
    <Notice
      tone="ember"
      title="Would you like to look round first?"
      action={
        <Form method="post" action="/app/dashboard" preventScrollReset>
          <Button size="sm" name="intent" value="fill-example" pending={pending}>
            Fill with an example
          </Button>
        </Form>
      }
    >
      We put two made-up stories and a draft in, so that every room has something to show. One press takes
      them out.
    </Notice>
  )
}
