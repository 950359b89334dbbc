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
        description="Paper, ink and one ember. Change a token and everything follows."
      />
      <BothThemes
        title="Colour"
        note="One accent, used for the one thing to do. Meaning never rests on colour alone."
      >
        {() => <Colours />}
      </BothThemes>
      <BothThemes
        title="Lettering"
        note="Fraunces says it, Instrument Sans explains it. Size carries the order."
      >
        {() => <Lettering />}
      </BothThemes>
      <BothThemes title="Buttons and what they open" note="One primary button on a page.">
        {theme => <Controls theme={theme} />}
      </BothThemes>
      <BothThemes
        title="Fields"
        note="Label, help and error belong to their field; everything works without scripts."
      >
        {theme => <FormFields theme={theme} />}
      </BothThemes>
      <BothThemes title="Messages" note="Say what happened, what it means and what to do.">
        {() => <Messages />}
      </BothThemes>
      <BothThemes title="Sheets and ways" note="Sheets are never nested.">
        {() => <Surfaces />}
      </BothThemes>
      <BothThemes title="Pictures" note="Every picture has its data as a table.">
        {() => <Pictures />}
      </BothThemes>
    </div>
  )
}
