import { Button } from '#app/design/primitives/actions/button.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { PostChoice, type PostChoices } from '#app/posts/ui/index.ts'
import { LONG_PRESET, type Period, periodParameters } from '#core/analytics/period.ts'
import { spanText } from '#core/schedule/when-text.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { ALIGNMENT_PATH, chooseAddress } from './alignment-views.ts'

/** Chooses the post that alignment in depth puts beside the founder’s best. */
export function ChoosePostPage({ period, choices }: { period: Period; choices: PostChoices }) {
  const days = periodParameters(period, LONG_PRESET)
  return (
    <div className="grid max-w-2xl gap-6">
      <PageHeading
        title="Compare a post"
        eyebrow={<TextLink to={`${ALIGNMENT_PATH}${listQuery(days)}#best`}>Alignment in depth</TextLink>}
        description={`Posts published ${spanText(period.from, period.to)}, with a score.`}
      />
      <PostChoice
        id="post"
        name="post"
        which="Newest first"
        choices={choices}
        hrefOf={page => chooseAddress({ period, page })}
        none="There are no posts with a score in these days."
        form={{ method: 'get', action: `${ALIGNMENT_PATH}#best` }}
      >
        {Object.entries(days).map(([name, value]) =>
          value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        <Button variant="primary">Compare post</Button>
      </PostChoice>
    </div>
  )
}
