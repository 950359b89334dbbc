import { PageHeading } from '../primitives/surface/section-heading.tsx'
import { BothThemes } from './both-themes.tsx'
import { Colours } from './colours.tsx'
import { Controls } from './controls.tsx'
import { FormFields } from './form-fields.tsx'
import { Lettering } from './lettering.tsx'
import { Messages } from './messages.tsx'
import { Pictures } from './pictures.tsx'
import { Surfaces } from './surfaces.tsx'

/** Everything the pages are made of, in both themes. Shown on /app/support/style in development. */
export function StyleGuide() {
  return (
    <div className="grid gap-14">
      <PageHeading
        eyebrow="Style guide"
        title="The founder’s notebook"
        description="Every part of the interface in both themes. Change a token and everything follows."
      />
      <BothThemes
        title="Colour"
        note="One accent, for the main action. Never use colour alone to show meaning."
      >
        {() => <Colours />}
      </BothThemes>
      <BothThemes
        title="Lettering"
        note="Fraunces for headings, Instrument Sans for text. Size shows the order."
      >
        {() => <Lettering />}
      </BothThemes>
      <BothThemes title="Buttons and what they open" note="One primary button on a page.">
        {theme => <Controls theme={theme} />}
      </BothThemes>
      <BothThemes
        title="Fields"
        note="Label, help and error belong to their field. Everything works without scripts."
      >
        {theme => <FormFields theme={theme} />}
      </BothThemes>
      <BothThemes title="Messages" note="Say what happened, what it means and what to do.">
        {() => <Messages />}
      </BothThemes>
      <BothThemes title="Cards and navigation" note="Cards are never nested.">
        {() => <Surfaces />}
      </BothThemes>
      <BothThemes title="Pictures" note="Every picture has its data as a table.">
        {() => <Pictures />}
      </BothThemes>
    </div>
  )
}
