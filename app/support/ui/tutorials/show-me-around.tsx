import { Signpost } from '#app/design/icons/icons.ts'
import { ToolIcon, ToolLink } from '#app/design/layout/tool-link.tsx'
import { tutorialAt } from '#core/support/tutorials/places.ts'
import { beginTutorial } from './tutorial-place.ts'

const propsFor = (path: string) => {
  const id = tutorialAt(path)
  return {
    tool: 'tutorial',
    to: `/app/support/tutorials/${id}`,
    label: 'Show me around',
    icon: <Signpost aria-hidden />,
    onOpen: () => beginTutorial(id),
  } as const
}

/** Begins the tutorial of the page one is on; without scripts a link to the same steps to read. */
export function ShowMeAround({ path }: { path: string }) {
  return <ToolLink {...propsFor(path)} />
}

/** The same on the bar of a narrow screen. */
export function ShowMeAroundIcon({ path }: { path: string }) {
  return <ToolIcon {...propsFor(path)} />
}
