import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'

/** A column of titles, each leading to the page of its row, whose address ends with the row's id. */
export function titleColumn(label: string, path: string) {
  return {
    key: 'title',
    label,
    cell: ({ id, title }: { readonly id: string; readonly title: string }) => (
      <TextLink to={`${path}${id}`}>{title || 'Untitled'}</TextLink>
    ),
  }
}

export const POST_TITLE = titleColumn('Post', '/app/create?post=')

/** How well a post sounds like the brand. */
export const ALIGNMENT = {
  key: 'overall',
  label: 'Alignment',
  numeric: true,
  cell: ({ overall }: { readonly overall: number | null }) => overall ?? 'not checked',
}
