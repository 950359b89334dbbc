import { FocusLayout } from '#app/design/layout/focus-layout.tsx'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { TextAreaField } from '#app/design/primitives/fields/text-field.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { STORY_LIMITS } from '#core/stories/limits.ts'

/**
 * What is shown where a page cannot be reached. It is the same for everybody; its script (offline-page.island.ts) shows the
 * form, which needs it to save anything.
 */
export function OfflinePage() {
  return (
    <FocusLayout>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="grid gap-2">
          <h1 className="text-3xl">You’re offline</h1>
          <p className="text-lg text-ink-soft">
            This device can’t reach Brandhearth at the moment. The page you wanted opens once you’re back
            online.
          </p>
          <p data-offline="shared" hidden>
            The text you shared is saved on this device. Pictures can’t be saved offline, so share them again
            later.
          </p>
          <p>
            <a href="/app/storybank" data-offline="again" className="link">
              Try again
            </a>
          </p>
        </div>
        <p data-offline="waiting" role="status" hidden className="font-semibold" />
        <div data-offline="capture" hidden>
          <Card>
            <form className="grid gap-4" noValidate>
              <p data-offline="problem" role="alert" hidden className="text-sm font-medium text-danger" />
              <TextAreaField
                id="offline-body"
                name="body"
                label={<span className="font-display text-2xl font-normal">What happened?</span>}
                description="One line is enough. It stays on this device until you’re back online, then becomes a story."
                rows={4}
                maxLength={STORY_LIMITS.body}
                className="gap-2"
              />
              <div className="flex flex-wrap items-center gap-4">
                <Button variant="primary">Save on this device</Button>
                <p data-offline="saved" role="status" hidden className="text-success" />
              </div>
            </form>
          </Card>
        </div>
      </div>
      <script src="/offline.js" defer />
    </FocusLayout>
  )
}
