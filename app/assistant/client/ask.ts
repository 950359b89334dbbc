import { CHAT_FAILURE, chatNotice, SIGN_IN_FIRST } from '#app/assistant/copy.ts'
import type { ChatAnswer, ChatEvents, ChatProblem, SentText } from '#core/assistant/chat-answer.ts'

type Reply = { ok: true; answer: ChatAnswer } | { ok: false; problem: ChatProblem }

/** Asks the server and hands on its answer word by word; never throws. */
export async function ask(
  fields: Record<string, string>,
  on: { onText: (text: string) => void; onSent: (sent: SentText) => void },
): Promise<Reply> {
  try {
    const response = await fetch('/app/assistant/stream', {
      method: 'POST',
      body: new URLSearchParams(fields),
      // Whoever is no longer signed in is sent elsewhere: that is no answer.
      redirect: 'manual',
    })
    if (response.type === 'opaqueredirect' || response.status === 401)
      return { ok: false, problem: SIGN_IN_FIRST }
    if (!response.ok || !response.body) {
      const problem = (await response.json().catch(() => null)) as ChatProblem | null
      return {
        ok: false,
        problem: typeof problem?.bubble === 'string' ? chatNotice(problem.bubble) : CHAT_FAILURE,
      }
    }
    return await listen(response.body, on)
  } catch {
    return { ok: false, problem: CHAT_FAILURE }
  }
}

async function listen(
  body: ReadableStream<Uint8Array>,
  { onText, onSent }: Parameters<typeof ask>[1],
): Promise<Reply> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader()
  let waiting = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return { ok: false, problem: CHAT_FAILURE }
    waiting += value
    const parts = waiting.split('\n\n')
    waiting = parts.pop() ?? ''
    for (const part of parts) {
      const name = /^event: (\w+)/m.exec(part)?.[1]
      const data: unknown = JSON.parse(/^data: (.*)$/m.exec(part)?.[1] ?? 'null')
      if (name === 'delta') onText((data as ChatEvents['delta']).text)
      else if (name === 'sent') onSent(data as ChatEvents['sent'])
      else if (name === 'done') return { ok: true, answer: data as ChatEvents['done'] }
      else if (name === 'failed') return { ok: false, problem: data as ChatEvents['failed'] }
    }
  }
}

/** Presses a proposal's button; where it leads, or why not. */
export async function confirmAction(action: {
  id: string
  hash: string
}): Promise<{ goTo: string } | { problem: { title: string; text: string } } | null> {
  try {
    const response = await fetch('/app/assistant/confirm', {
      method: 'POST',
      body: new URLSearchParams({ id: action.id, hash: action.hash }),
      redirect: 'manual',
    })
    return (await response.json()) as { goTo: string } | { problem: { title: string; text: string } }
  } catch {
    return null
  }
}
