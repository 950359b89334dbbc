import { NotebookPen, Search } from 'lucide-react'
import { ToolIcon, ToolLink } from './tool-link.tsx'

const search = { tool: 'palette', to: '/app/search', label: 'Search', icon: <Search aria-hidden /> } as const
const capture = {
  tool: 'capture',
  to: '/app/storybank#capture',
  label: 'Capture',
  icon: <NotebookPen aria-hidden />,
} as const

/** Search and capture at the head of the sidebar. */
export function SidebarTools() {
  return (
    <>
      <ToolLink {...search} keys="Ctrl K" />
      <ToolLink {...capture} keys="C" />
    </>
  )
}

/** The same two on a narrow screen. */
export function BarTools() {
  return (
    <>
      <ToolIcon {...search} />
      <ToolIcon {...capture} />
    </>
  )
}
