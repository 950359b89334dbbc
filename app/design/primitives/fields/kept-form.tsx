import { type ComponentProps, type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'
import { Form as RouterForm } from 'react-router'
import { followForm, handIn, type LiveForm } from '#app/platform/client/typed/live-form.ts'
import { type TypedText, VISITOR } from '#app/platform/client/typed/typed-store.ts'
import { useTypingAccount } from '#app/platform/client/typed/typing-account.ts'
import { TYPED_BY } from '#core/shared/typed-answer.ts'
import { TypedOffer } from './typed-offer.tsx'

export interface KeptFormProps extends Omit<ComponentProps<typeof RouterForm>, 'ref'> {
  /** The form and the thing it edits, such as `story:` and the story's id; null where nothing can be typed. */
  readonly keptAs: string | null
  /** The form whose text this one hands in: it looked at it once more and asked what to take of it. */
  readonly settles?: string
  /** The form of a fetcher, or a plain one; a page's own form when left out. */
  readonly as?: ComponentType<ComponentProps<typeof RouterForm>> | 'form'
  readonly formRef?: RefObject<HTMLFormElement | null>
}

/**
 * A form with more than one line of text: what is typed stays on the device, under account, form and thing, until the
 * server has acknowledged it. Whatever comes between (a reload, a closed tab, a lost connection, an ended session), it is
 * offered when the form opens again; what was sent to a sign-in page is sent again after it.
 */
export function KeptForm({
  keptAs,
  settles,
  as: Form = RouterForm,
  formRef,
  onSubmit,
  children,
  ...form
}: KeptFormProps) {
  const account = useTypingAccount()
  const own = useRef<HTMLFormElement>(null)
  const ref = formRef ?? own
  const live = useRef<LiveForm | null>(null)
  const [offer, setOffer] = useState<TypedText | null>(null)

  useEffect(() => {
    const name = keptAs ?? settles
    if (name === undefined || !ref.current) return
    const place = { account, form: name }
    const followed = keptAs === null ? handIn(ref.current, place) : followForm(ref.current, place, setOffer)
    live.current = followed
    return () => {
      followed.stop()
      live.current = null
    }
  }, [account, keptAs, settles, ref])

  function answer(decide: (followed: LiveForm, text: TypedText) => void) {
    if (live.current && offer) decide(live.current, offer)
    // The pressed button is gone; reading goes on in the form.
    ref.current?.querySelector<HTMLElement>('textarea:not([hidden])')?.focus()
  }

  return (
    <Form
      {...form}
      ref={ref}
      onSubmit={event => {
        onSubmit?.(event)
        const { submitter } = event.nativeEvent as SubmitEvent
        if (!event.defaultPrevented) live.current?.send(submitter)
      }}
    >
      {offer ? (
        <TypedOffer
          text={offer}
          onRestore={() => answer((followed, text) => followed.restore(text))}
          onDiscard={() => answer((followed, text) => followed.discard(text))}
        />
      ) : null}
      {account === VISITOR ? null : <input type="hidden" name={TYPED_BY} value={account} />}
      {children}
    </Form>
  )
}
