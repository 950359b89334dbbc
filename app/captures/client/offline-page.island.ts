import type { WaitingStore } from './waiting-store.island.ts'

/**
 * Brings the offline page to life: keeps what is written on the device, says how much waits there, and leads back once there
 * is a connection. One function with nothing outside of it: it is sent as text (app/captures/ui/offline-scripts.ts).
 */
export function runOfflinePage(store: WaitingStore): void {
  const part = (name: string) => document.querySelector<HTMLElement>(`[data-offline="${name}"]`)
  const capture = part('capture')
  const form = capture?.querySelector('form')
  const text = form?.querySelector('textarea')

  const say = (name: string, words: string) => {
    const element = part(name)
    if (!element) return
    element.textContent = words
    element.hidden = words === ''
  }

  const count = async () => {
    const { owner } = await store.readDevice()
    // What somebody else wrote here is nobody's business.
    const mine = (await store.list()).filter(each => each.owner === owner || each.owner === '')
    const words = {
      0: '',
      1: '1 capture is waiting on this device. We’ll add it to your stories when you’re back online.',
    }
    const many = `${mine.length} captures are waiting on this device. We’ll add them to your stories when you’re back online.`
    say('waiting', words[mine.length as 0 | 1] ?? many)
  }

  const begin = async () => {
    const { theme } = await store.readDevice()
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
    const shared = part('shared')
    if (shared) shared.hidden = location.pathname !== '/app/share'
    await count()
    if (capture) capture.hidden = false
  }

  const save = async (body: string) => {
    if (body === '') {
      say('saved', '')
      say('problem', 'Enter what happened. One line is enough')
      text?.setAttribute('aria-invalid', 'true')
      text?.focus()
      return
    }
    try {
      const { owner } = await store.readDevice()
      await store.add({ id: crypto.randomUUID(), body, owner, at: Date.now() })
      if (text) text.value = ''
      text?.removeAttribute('aria-invalid')
      say('problem', '')
      say('saved', 'Saved on this device')
      await count()
    } catch {
      say('problem', 'This browser can’t save anything offline. Copy your text before you close this page.')
    }
  }

  const typed = () => text?.value.trim() ?? ''

  const goOn = () => {
    // What is being written stays in sight.
    if (typed() !== '') return
    // The answer to a share must not be asked for again: that would share it twice.
    if (location.pathname === '/app/share') location.replace('/app/captures')
    else if (location.pathname === '/offline') location.replace('/app/storybank')
    else location.reload()
  }

  form?.addEventListener('submit', event => {
    event.preventDefault()
    void save(typed())
  })
  part('again')?.addEventListener('click', event => {
    event.preventDefault()
    void (typed() === '' ? Promise.resolve() : save(typed())).then(goOn)
  })
  addEventListener('online', goOn)
  // A browser that keeps nothing has no form to offer.
  begin().catch(() => undefined)
}
