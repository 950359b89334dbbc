import { useFetcher } from 'react-router'
import type { CaptureReply } from '#app/stories/ui/index.ts'

/** The quick capture's way to the server, which stays on the page one is on. */
export function useCapture() {
  const { Form, data, state, submit } = useFetcher<CaptureReply>()
  return {
    Form,
    answer: data,
    isPending: state !== 'idle',
    undo: (storyId: string) =>
      submit({ intent: 'undo', storyId }, { method: 'post', action: '/app/capture' }),
  }
}
