import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormReply } from '#app/platform/forms/form-reply.ts'

/** A dialog's form as the route keeps it: how it is sent, what came back, and how it starts anew. */
export interface HelpDialog {
  readonly fetcherKey: string
  readonly pending: boolean
  readonly reply: FormReply | undefined
  readonly lock: { readonly ms: number; readonly id: string } | null
  readonly sent: boolean
  readonly open: boolean
  readonly onOpen: () => void
  /** Called when the dialog closes: the next time it is empty again. */
  readonly onClose: () => void
}

/** A form that is sent from a dialog; closing the dialog gives it a new key, and so an empty start. */
export function useHelpDialog(name: string): HelpDialog {
  const [round, setRound] = useState(0)
  const [open, setOpen] = useState(false)
  const fetcherKey = `${name}-${round}`
  const fetcher = useFetcher<Pick<HelpDialog, 'lock' | 'sent'> & { reply?: FormReply }>({ key: fetcherKey })
  return {
    fetcherKey,
    pending: fetcher.state !== 'idle',
    reply: fetcher.data?.reply,
    lock: fetcher.data?.lock ?? null,
    sent: fetcher.data?.sent ?? false,
    open,
    onOpen: () => setOpen(true),
    onClose: () => {
      setOpen(false)
      setRound(round + 1)
    },
  }
}
