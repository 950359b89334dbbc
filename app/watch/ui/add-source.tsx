import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice, Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { PAGE_TEXTS, WATCH_TEXTS } from '#app/watch/copy.ts'
import { newSourceSchema } from '#core/watch/forms.ts'
import { SOURCE_ADDRESS_MOST } from '#core/watch/source-address.ts'

const HERE = '/app/brand-watch/sources'

/** A source by its address: its feed is followed, or the page itself is watched. */
export function AddSource({ reply }: { reply: FormReply | undefined }) {
  const [form, fields] = useCheckedForm({ id: 'new-source', schema: newSourceSchema, reply })
  const pending = usePending({ name: 'intent', value: 'add' })
  const watching = usePending({ name: 'intent', value: 'watch' })
  return (
    <Panel title="New source">
      <Form {...formProps(form)} action={HERE} className="grid max-w-2xl gap-4">
        <FormNotice errors={form.errors} />
        <TextField
          {...textProps(fields.address)}
          label="Address"
          inputMode="url"
          autoCapitalize="none"
          placeholder="example.com/blog"
          description={WATCH_TEXTS.addressHelp}
          maxLength={SOURCE_ADDRESS_MOST}
        />
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" name="intent" value="add" pending={pending} pendingText="Looking…">
            Add source
          </Button>
          <Button name="intent" value="watch" pending={watching} pendingText="Looking…">
            Watch page
          </Button>
        </div>
      </Form>
    </Panel>
  )
}

/** What a page that was entered offers: the feeds that it names, and to be watched itself. */
export function ChooseFeed(props: {
  feeds: readonly { readonly address: string; readonly title: string }[]
  watchable: string
}) {
  const { feeds, watchable } = props
  const title =
    feeds.length > 0
      ? `This page has ${feeds.length} feeds. Which one do you want?`
      : 'We found no feed on this page'
  return (
    <Notice tone="info" live="status" title={title}>
      <ul className="grid gap-3 pt-1">
        {feeds.map(({ address, title: name }) => (
          <li key={address}>
            <Form method="post" action={HERE} className="flex flex-wrap items-center gap-3">
              <input type="hidden" name="address" value={address} />
              <Button size="sm" name="intent" value="add" aria-label={`Add source ${name || address}`}>
                Add source
              </Button>
              <span className="min-w-0 wrap-anywhere">
                {name ? `${name}: ` : ''}
                {address}
              </span>
            </Form>
          </li>
        ))}
        <li>
          <Form method="post" action={HERE} className="flex flex-wrap items-center gap-3">
            <input type="hidden" name="address" value={watchable} />
            <Button size="sm" name="intent" value="watch">
              Watch this page
            </Button>
            <span className="min-w-0 wrap-anywhere">{PAGE_TEXTS.offer}</span>
          </Form>
        </li>
      </ul>
    </Notice>
  )
}
