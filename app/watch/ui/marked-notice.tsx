import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { UndoNotice } from '#app/design/primitives/feedback/undo-notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import type { ItemState } from '#core/watch/forms.ts'

export interface MarkedView {
  readonly id: string
  readonly title: string
  readonly sourceName: string
  readonly state: ItemState
  readonly contentId: string | null
  /** Words that would keep such items away. */
  readonly exclusions: readonly string[]
}

/** What was just said of an item, with the way back and what could follow. */
export function MarkedNotice({ item, action }: { item: MarkedView; action: string }) {
  if (item.state === 'acted' && item.contentId)
    return (
      <Notice
        tone="success"
        live="status"
        action={<TextLink to={`/app/create?post=${item.contentId}`}>Write the post</TextLink>}
      >
        “{item.title}” is now an idea, with its quotation and source.
      </Notice>
    )
  if (item.state === 'new') return null
  return (
    <div className="grid gap-3">
      <UndoNotice action={action} id={item.id}>
        “{item.title}” {item.state === 'saved' ? 'saved.' : 'marked as not relevant.'}
      </UndoNotice>
      {item.exclusions.length > 0 ? (
        <Notice title={`Hide items from ${item.sourceName} that contain a word?`}>
          <div className="flex flex-wrap gap-2 pt-1">
            {item.exclusions.map(word => (
              <Form key={word} method="post" action={action}>
                <input type="hidden" name="id" value={item.id} />
                <input type="hidden" name="word" value={word} />
                <Button size="sm" name="intent" value="exclude">
                  Hide “{word}”
                </Button>
              </Form>
            ))}
          </div>
        </Notice>
      ) : null}
    </div>
  )
}
