import type { ToolProps } from '#app/platform/client/tools.ts'
import AssistantPanel from './assistant-panel.tsx'

/** The assistant over the page. Closed, it gives the focus back to the link that opens it. */
export default function AssistantTool({ isOpen, onClose }: ToolProps) {
  if (!isOpen) return null
  const close = () => {
    onClose()
    requestAnimationFrame(() => {
      const links = [...document.querySelectorAll<HTMLElement>('a[href="/app/assistant"]')]
      links.find(link => link.checkVisibility())?.focus()
    })
  }
  return <AssistantPanel onClose={close} />
}
