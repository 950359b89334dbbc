/** Shapes a piece can take, as they are stored. */
export const POST_FORMATS = ['post', 'carousel', 'video', 'story', 'thread', 'article', 'letter'] as const
export type PostFormat = (typeof POST_FORMATS)[number]

export const POST_FORMAT_LABELS: Readonly<Record<PostFormat, string>> = {
  post: 'Post',
  carousel: 'Carousel',
  video: 'Video or reel',
  story: 'Story (24 hours)',
  thread: 'Thread',
  article: 'Article',
  letter: 'Newsletter',
}

/** The format of a stored or posted word; `''` for none or an unknown one. */
export function readFormat(input: unknown): PostFormat | '' {
  return POST_FORMATS.find(format => format === input) ?? ''
}
