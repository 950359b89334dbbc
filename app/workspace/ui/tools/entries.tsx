import { MessageCircle, NotebookPen, Plus, Search } from '#app/design/icons/icons.ts'
import { ToolIcon, ToolLink } from '#app/design/layout/tool-link.tsx'
import { BellEntry, BellIcon } from '#app/notifications/ui/index.ts'
import { ShowMeAround, ShowMeAroundIcon } from '#app/support/ui/index.ts'

const search = { tool: 'palette', to: '/app/search', label: 'Search', icon: <Search aria-hidden /> } as const
const capture = {
  tool: 'capture',
  to: '/app/storybank#capture',
  label: 'Capture',
  icon: <NotebookPen aria-hidden />,
} as const

const assistant = {
  tool: 'assistant',
  to: '/app/assistant',
  label: 'Assistant',
  icon: <MessageCircle aria-hidden />,
} as const

/** Search, capture, the assistant, notifications and the way into the page's tutorial at the head of the sidebar. */
export function SidebarTools({ path, unread }: { path: string; unread: number }) {
  return (
    <>
      <ToolLink {...search} keys="Ctrl K" />
      <ToolLink {...capture} keys="C" />
      {path === assistant.to ? null : <ToolLink {...assistant} />}
      <BellEntry unread={unread} path={path} />
      <ShowMeAround path={path} />
    </>
  )
}

/** The same on a narrow screen, but for capture, which stands at its foot. */
export function BarTools({ path, unread }: { path: string; unread: number }) {
  return (
    <>
      <ToolIcon {...search} />
      {path === assistant.to ? null : <ToolIcon {...assistant} />}
      <BellIcon unread={unread} />
      <ShowMeAroundIcon path={path} />
    </>
  )
}

/** Capture in the middle of a narrow screen's foot. */
export function BarCapture() {
  return <ToolIcon {...capture} icon={<Plus />} className="bottom-capture" />
}
