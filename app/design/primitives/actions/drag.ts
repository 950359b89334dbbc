import { type DragEvent, useState } from 'react'

/** What makes an element one that can be dragged: what it is, such as 'text/x-deal', and its id. Nothing where it may not be. */
export function dragProps(type: string, id: string, isMovable: boolean) {
  if (!isMovable) return {}
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.setData(type, id)
      event.dataTransfer.effectAllowed = 'move'
    },
  }
}

/** The same for an element of which a link takes up the whole: browsers let links be dragged by themselves. */
export function linkDragProps(type: string, id: string, isMovable: boolean) {
  const { draggable: _, ...props } = dragProps(type, id, isMovable)
  return props
}

/**
 * A place to drop what is dragged: whether something is over it, and what makes an element such a place. `types` are those that
 * it takes; one that is closed takes nothing.
 */
export function useDropPlace<Type extends string>(
  types: readonly Type[],
  onDropped: (id: string, type: Type) => void,
  isOpen = true,
) {
  const [isOver, setOver] = useState(false)
  const props = {
    onDragOver: (event: DragEvent) => {
      if (!isOpen) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      for (const type of types) {
        const id = event.dataTransfer.getData(type)
        if (id) onDropped(id, type)
      }
    },
  }
  return [isOver, props] as const
}
