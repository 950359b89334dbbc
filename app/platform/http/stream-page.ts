import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { PageBody } from './page-body.ts'

/** How long a streamed part of a page may take before the rest is given up. */
const STREAM_TIMEOUT_MS = 6_000
/** A page that is finished this soon is sent in one piece; a slower one is streamed from then on. */
const WHOLE_WITHIN_MS = 50

/**
 * Renders a page of which something has to be waited for; answers once its frame is there. Rejects when that cannot be
 * rendered; what fails later is told to `onLateError`. `isPatient` waits for all of it: a robot reads a page once.
 */
export function streamPage(
  page: ReactNode,
  options: {
    readonly nonce: string
    readonly starter: string | null
    readonly isPatient: boolean
    readonly onLateError: (error: unknown) => void
  },
): Promise<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>> {
  const { nonce, starter, isPatient, onLateError } = options
  return new Promise((resolve, reject) => {
    const body = new PageBody(starter)
    let isSent = false
    let whole: NodeJS.Timeout | undefined
    const limit = setTimeout(() => abort(), STREAM_TIMEOUT_MS)
    const clear = () => {
      // Left running, the timers would keep the whole page in memory until they fire.
      clearTimeout(whole)
      clearTimeout(limit)
    }
    const send = () => {
      if (isSent) return
      isSent = true
      try {
        pipe(body)
        resolve(body.toResponseBody())
      } catch (error) {
        reject(error)
      }
    }
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // What is there in time belongs into the page, however long it is.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady() {
        if (!isPatient) whole = setTimeout(send, WHOLE_WITHIN_MS)
      },
      onAllReady() {
        clear()
        send()
      },
      onShellError(error: unknown) {
        clear()
        reject(error)
      },
      onError(error: unknown) {
        if (isSent) onLateError(error)
      },
    })
  })
}
