import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { SelectField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { COMPETITOR_TEXTS } from '#app/research/copy.ts'
import type { SourceOwner } from './competitor-views.ts'

/** The sources that are this competitor's, and how others are put under it. */
export function SourcesPanel(props: {
  sources: readonly SourceOwner[]
  otherSources: readonly SourceOwner[]
  canWrite: boolean
}) {
  const { sources, otherSources, canWrite } = props
  return (
    <Panel title="Sources" anchor="sources" description={COMPETITOR_TEXTS.sourcesHelp}>
      {sources.length > 0 ? (
        <ul className="grid gap-3">
          {sources.map(({ id, name }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">
                <TextLink to={`/app/brand-watch/sources/${id}`}>{name}</TextLink>
              </span>
              {canWrite ? (
                <Form method="post">
                  <input type="hidden" name="sourceId" value={id} />
                  <Button
                    size="sm"
                    variant="quiet"
                    name="intent"
                    value="take_source"
                    aria-label={`Remove ${name}`}
                  >
                    Remove
                  </Button>
                </Form>
              ) : null}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">No sources yet.</p>
      )}
      {!canWrite ? null : otherSources.length > 0 ? (
        <Form method="post" className="grid gap-3">
          <SelectField
            id="source-of-competitor"
            name="sourceId"
            label="Source"
            options={otherSources.map(({ id, name, competitorName }) => ({
              value: id,
              label: competitorName ? `${name} (now ${competitorName})` : name,
            }))}
          />
          <div>
            <Button name="intent" value="add_source">
              Add source
            </Button>
          </div>
        </Form>
      ) : (
        <p>
          <TextLink to="/app/brand-watch/sources">Follow a source</TextLink>
        </p>
      )}
    </Panel>
  )
}
