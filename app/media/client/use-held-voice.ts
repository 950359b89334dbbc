import { useSyncExternalStore } from 'react'
import { useTypingAccount } from '#app/platform/client/typed/typing-account.ts'
import { type HeldVoice, heldVoice } from './held-voice.ts'

/** What whoever is signed in recorded here and has not saved yet; null when there is nothing. */
export function useHeldVoice(): HeldVoice | null {
  const account = useTypingAccount()
  const held = useSyncExternalStore(heldVoice.subscribe, heldVoice.get, () => null)
  return held?.account === account ? held : null
}
