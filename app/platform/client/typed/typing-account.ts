import { createContext, useContext, useEffect } from 'react'
import { meetAccount } from './live-form.ts'
import { VISITOR } from './typed-store.ts'

const Account = createContext<string>(VISITOR)

/** Says whose text the forms below keep: one person in one workspace. Nobody signed in where nothing is said. */
export const TypingAccount = Account.Provider

/** Whose text the forms of this page keep. */
export function useTypingAccount(): string {
  const account = useContext(Account)
  useEffect(() => meetAccount(account), [account])
  return account
}
