import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'

/** The ways to have pictures of a post without a camera. */
export function FromWords({ postId }: { postId: string }) {
  return (
    <p className="text-sm text-ink-soft">
      No picture? <TextLink to={`/app/create/quote/${postId}`}>Make one from a quote</TextLink>, or{' '}
      <TextLink to={`/app/create/carousel/${postId}`}>make a carousel from your post</TextLink>.
    </p>
  )
}
