import { type ChangeEvent, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Field } from '#app/design/primitives/fields/field.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { SENT_PROBLEMS } from '#app/settings/copy/import.ts'
import { bytesInWords } from '#core/media/room.ts'
import { IMPORT_LIMITS } from '#core/settings/imports.ts'

/** Sends the ZIP of an export. */
export function ImportUpload({ problem }: { problem?: string | undefined }) {
  const [tooLarge, setTooLarge] = useState('')
  const isPending = usePending()
  const checkFile = (event: ChangeEvent<HTMLInputElement>) => {
    const isTooLarge = (event.currentTarget.files?.[0]?.size ?? 0) > IMPORT_LIMITS.bytes
    setTooLarge(isTooLarge ? SENT_PROBLEMS.too_large : '')
    if (isTooLarge) event.currentTarget.value = ''
  }
  return (
    <Panel title="Send your export">
      <Form method="post" encType="multipart/form-data" className="grid grid-cols-1 gap-4">
        <Field
          id="file"
          label="ZIP file"
          description={`The file you downloaded under “Export everything”, up to ${bytesInWords(IMPORT_LIMITS.bytes)}.`}
          error={tooLarge || problem || null}
          required
        >
          {control => (
            <input
              {...control}
              name="file"
              type="file"
              accept=".zip,application/zip"
              onChange={checkFile}
              className="w-full min-w-0 file-choice"
            />
          )}
        </Field>
        <div>
          <Button variant="primary" pending={isPending} pendingText="Sending…">
            Send and check
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
