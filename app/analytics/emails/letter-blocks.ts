import { QUESTIONS } from '#app/analytics/copy.ts'
import type { Letter } from '#core/analytics/letter/letter.ts'
import { type Sentence, sentenceText } from '#core/analytics/letter/sentence.ts'
import type { Period } from '#core/analytics/period.ts'
import { figureAddress } from '#core/analytics/rows-address.ts'
import type { Block, Inline } from '#core/shared/markdown/blocks.ts'

/**
 * A letter as an email shows it: what came of each question, and the quote. Each number has the way to its rows, unless the
 * letter is to be `plain`, where addresses would stand between the words.
 */
export function letterBlocks(
  { standfirst, sections, quote }: Letter,
  period: Period,
  { isPlain = false }: { isPlain?: boolean } = {},
): Block[] {
  const paragraph = (sentence: Sentence): Block => ({
    kind: 'paragraph',
    content: isPlain ? [{ kind: 'text', text: sentenceText(sentence) }] : runsOf(sentence, period),
  })
  const quoted: Block[] = quote
    ? [
        {
          kind: 'quote',
          blocks: [{ kind: 'paragraph', content: [{ kind: 'text', text: `“${quote.text}”` }] }],
        },
        {
          kind: 'paragraph',
          content: [
            { kind: 'text', text: `${quote.caption} ` },
            {
              kind: 'link',
              to: `/app/create?post=${quote.postId}`,
              content: [{ kind: 'text', text: 'Read the post' }],
            },
          ],
        },
      ]
    : []
  return [
    paragraph(standfirst),
    ...sections.flatMap(({ question, paragraphs }): Block[] => [
      { kind: 'heading', level: 2, id: question, content: [{ kind: 'text', text: QUESTIONS[question] }] },
      ...paragraphs.map(paragraph),
      ...(question === 'sounded' ? quoted : []),
    ]),
  ]
}

function runsOf(sentence: Sentence, period: Period): Inline[] {
  return sentence.map(piece =>
    typeof piece === 'string'
      ? { kind: 'text', text: piece }
      : { kind: 'link', to: figureAddress(period, piece), content: [{ kind: 'text', text: piece.text }] },
  )
}
