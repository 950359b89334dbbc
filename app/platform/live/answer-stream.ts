import type { ChatEvents } from '#core/assistant/chat-answer.ts'

const encoder = new TextEncoder()

export type SendEvent = <Name extends keyof ChatEvents>(name: Name, data: ChatEvents[Name]) => void

/**
 * An answer as it comes, as Server-Sent Events. Nothing may gather it on the way, so that the first word is seen at once.
 * When the reader leaves, the work goes on and nobody reads it: what was paid for is written down all the same.
 */
export function answerStream(work: (send: SendEvent) => Promise<void>): Response {
  let isOver = false
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send: SendEvent = (name, data) => {
        if (!isOver) controller.enqueue(encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`))
      }
      const end = () => {
        if (isOver) return
        isOver = true
        controller.close()
      }
      // Not awaited: the answer's head leaves before the first word is there.
      void work(send).finally(end)
    },
    cancel() {
      isOver = true
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-cache, no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  })
}
