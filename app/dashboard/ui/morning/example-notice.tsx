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
        title="Your workspace includes an example"
        action={
          <Form method="post" action="/app/dashboard" preventScrollReset>
            <Button size="sm" name="intent" value="remove-example" pending={pending}>
              Remove example
            </Button>
          </Form>
        }
      >
        It’s two stories and a draft, each called “Example”. If you’ve changed any of them, we’ll keep those
        when you remove the rest.
      </Notice>
    )
  return (
    <Notice
      tone="info"
      title="See how it works with an example"
      action={
        <Form method="post" action="/app/dashboard" preventScrollReset>
          <Button size="sm" name="intent" value="fill-example" pending={pending}>
            Add example
          </Button>
        </Form>
      }
    >
      We’ll add two example stories and a draft so you can see how things work. You can remove them at any
      time.
    </Notice>
  )
}
