import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import type { EditorChoices, EditorView } from '#core/posts/editor.ts'
import type { PlatformId } from '#core/posts/platforms/platforms.ts'
import { NETWORK_NAMES } from '#core/publishing/networks.ts'
import { PUBLISH_PAUSE_TEXTS } from '#core/stories/permission.ts'

/** What stands in the way of publishing this post and was taken away elsewhere: by someone in its story, or by a network. */
export function WithdrawnPermissions(props: {
  story: EditorView['story']
  accounts: EditorChoices['lostAccounts']
  platform: PlatformId
}) {
  const { story, platform } = props
  const lost = props.accounts.filter(({ network }) => network === platform)
  return (
    <>
      {story?.pause ? (
        <Notice
          tone="warning"
          title={PUBLISH_PAUSE_TEXTS[story.pause]}
          action={<TextLink to={`/app/storybank/${story.id}`}>Open the story</TextLink>}
        >
          You can go on writing. Until they agree, posts from this story aren’t published.
        </Notice>
      ) : null}
      {lost.map(({ network, handle }) => (
        <Notice
          key={handle}
          tone="warning"
          title={`${NETWORK_NAMES[network]} no longer lets us post to ${handle}`}
          action={<TextLink to="/app/settings/connections">Connect it again</TextLink>}
        >
          You can go on writing. Until it’s connected again, you post yourself what is due there.
        </Notice>
      ))}
    </>
  )
}
