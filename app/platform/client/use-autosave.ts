import { useCallback, useEffect, useReducer, useRef } from 'react'
import {
  type Autosave,
  type AutosaveOptions,
  createAutosave,
  type Saved,
  type SaveReply,
} from './autosave.ts'

type Options<Text, Base, Conflict> = AutosaveOptions<Text, Base, Conflict>
type OnSaved<Text, Base> = NonNullable<Options<Text, Base, unknown>['onSaved']>

export interface AutosavePage<Text, Base, Conflict>
  extends Pick<Options<Text, Base, Conflict>, 'pauseMs' | 'isSame' | 'isWorthSaving' | 'isBusy'> {
  readonly send: (
    key: string,
    ...rest: Parameters<Options<Text, Base, Conflict>['send']>
  ) => Promise<SaveReply<Text, Base, Conflict>>
  /** Called after a save, while the page is there: what is answered once it has been left concerns another page. */
  readonly onSaved?: (key: string, ...rest: Parameters<OnSaved<Text, Base>>) => void
  /** Whether unsaved text is sent when the page is left; otherwise the page keeps it in another way. */
  readonly sendsOnLeave: boolean
}

/**
 * Saves the texts of a page while they are typed, each by itself (see `createAutosave`): also when a lost connection is
 * back and, if asked, when the page is left. `open` gives the saving of one text, begun with what the server has.
 */
export function useAutosave<Text, Base, Conflict>(page: AutosavePage<Text, Base, Conflict>) {
  const latest = useRef(page)
  latest.current = page
  const slots = useRef(new Map<string, Autosave<Text, Base, Conflict>>()).current
  const isLeft = useRef(false)
  const [, redraw] = useReducer((n: number) => n + 1, 0)

  const open = useCallback(
    (key: string, start: () => Saved<Text, Base>): Autosave<Text, Base, Conflict> => {
      const existing = slots.get(key)
      if (existing) return existing
      const { pauseMs } = latest.current
      const slot = createAutosave<Text, Base, Conflict>(start(), {
        pauseMs,
        isSame: (a, b) => latest.current.isSame(a, b),
        isWorthSaving: text => latest.current.isWorthSaving?.(text) ?? true,
        isBusy: () => latest.current.isBusy?.() ?? false,
        send: (...sent) => latest.current.send(key, ...sent),
        onChange: redraw,
        onSaved: (...saved) => {
          if (!isLeft.current) latest.current.onSaved?.(key, ...saved)
        },
      })
      slots.set(key, slot)
      return slot
    },
    [slots],
  )

  useEffect(() => {
    isLeft.current = false
    const again = () => {
      for (const slot of slots.values()) slot.flush()
    }
    const leave = () => {
      if (latest.current.sendsOnLeave) for (const slot of slots.values()) slot.flush(true)
    }
    addEventListener('online', again)
    addEventListener('pagehide', leave)
    return () => {
      isLeft.current = true
      removeEventListener('online', again)
      removeEventListener('pagehide', leave)
      for (const slot of slots.values()) slot.stop()
      leave()
    }
  }, [slots])

  return { slots: slots as ReadonlyMap<string, Autosave<Text, Base, Conflict>>, open }
}
