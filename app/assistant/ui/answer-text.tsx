import { Markdown } from '#app/design/primitives/markdown.tsx'
import { answerBlocks } from '#core/assistant/answer-blocks.ts'

/** What the assistant said, as safe Markdown. */
export function AnswerText({ text }: { text: string }) {
  return <Markdown blocks={answerBlocks(text)} />
}
