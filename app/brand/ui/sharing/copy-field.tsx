import { useState } from 'react'
import { Check, Copy } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { NeedsScripts } from '#app/design/primitives/needs-scripts.tsx'

/** An address, or another text of one line, to copy: by hand, or in one click where scripts run. */
export function CopyField({ address, label = 'Link' }: { address: string; label?: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const copy = () => {
    const done = navigator.clipboard?.writeText(address) ?? Promise.reject(new Error('No clipboard'))
    done.then(
      () => setState('copied'),
      () => setState('failed'),
    )
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField
        className="min-w-0 flex-1 basis-72"
        label={label}
        value={address}
        readOnly
        onFocus={event => event.currentTarget.select()}
      />
      <NeedsScripts>
        <Button
          type="button"
          onClick={copy}
          icon={state === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
        >
          {state === 'copied' ? 'Copied' : 'Copy'}
        </Button>
      </NeedsScripts>
      <p role="status" className={state === 'failed' ? 'w-full text-sm' : 'sr-only'}>
        {state === 'copied'
          ? `${label} copied`
          : state === 'failed'
            ? `We couldn’t copy the ${label.toLowerCase()}. Please copy it from the box.`
            : ''}
      </p>
    </div>
  )
}
