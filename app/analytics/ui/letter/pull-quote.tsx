import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import type { LetterQuote } from '#core/analytics/letter/quote.ts'

/** The beginning of the post that sounded most like the brand, with the way to it. */
export function PullQuote({ quote }: { quote: LetterQuote }) {
  return (
    <figure className="pull-quote">
      <blockquote>{`“${quote.text}”`}</blockquote>
      <figcaption>
        {quote.caption}{' '}
        <TextLink to={`/app/create?post=${quote.postId}`} className="print:hidden">
          Read the post
        </TextLink>
      </figcaption>
    </figure>
  )
}
