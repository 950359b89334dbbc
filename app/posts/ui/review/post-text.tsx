import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { PictureStrip, type PictureView } from '#app/media/ui/index.ts'
import { platformName } from '#core/posts/platforms/platforms.ts'

export interface ReviewedText {
  readonly title: string
  readonly body: string
  readonly variants: Readonly<Record<string, string>>
  readonly platform: string
  readonly pictures: readonly PictureView[]
  /** What is to be said below it, on networks that have first comments. */
  readonly firstComments: readonly string[]
}

/** A post as it would go out with its pictures, and each network's own version and the first comments below. */
export function PostText({ post }: { post: ReviewedText }) {
  const variants = Object.entries(post.variants).filter(([, text]) => text.trim() !== '')
  return (
    <div className="grid gap-4">
      <Card as="article" className="grid gap-3">
        <p>
          <Badge>{platformName(post.platform)}</Badge>
        </p>
        {post.title ? <h2 className="wrap-anywhere text-xl">{post.title}</h2> : null}
        <p className="wrap-anywhere whitespace-pre-wrap">{post.body}</p>
        <PictureStrip pictures={post.pictures} />
      </Card>
      {variants.map(([platform, text]) => (
        <Card key={platform} as="article" look="flat" className="grid gap-3">
          <p>
            <Badge>{platformName(platform)}</Badge>
          </p>
          <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
        </Card>
      ))}
      {post.firstComments.map(comment => (
        <Card key={comment} as="article" look="flat" className="grid gap-3">
          <p>
            <Badge>First comment</Badge>
          </p>
          <p className="wrap-anywhere whitespace-pre-wrap">{comment}</p>
        </Card>
      ))}
    </div>
  )
}
