import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PAGE_TEXTS } from '#app/watch/copy.ts'

/** How links are saved by hand: in a form, or from any page with a bookmark that opens it. */
export function SaveLinks({ appUrl }: { appUrl: string }) {
  const part = (name: string, value: string) => `'&${name}='+encodeURIComponent(${value})`
  const code = `javascript:location.href='${appUrl}/app/brand-watch/save?from=bookmark'+${part('url', 'location.href')}+${part('title', 'document.title')}+${part('text', 'getSelection()')}`
  return (
    <Panel title="Saved links" description={PAGE_TEXTS.links}>
      <div className="grid max-w-2xl gap-4">
        <p>
          <TextLink to="/app/brand-watch/save">Save a link</TextLink>
        </p>
        <TextField
          id="bookmarklet"
          label="Bookmark for your browser"
          readOnly
          defaultValue={code}
          description={PAGE_TEXTS.bookmarklet}
        />
      </div>
    </Panel>
  )
}
