import type { ReactNode } from 'react'
import { FounderPage } from '#app/design/layout/founder-page.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Checkbox } from '#app/design/primitives/fields/checkbox.tsx'
import { FORM_TEXTS } from '#app/lead-forms/copy.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import type { FounderLook } from '#core/brand/kit/look.ts'
import { typedIn } from './unseen-fields.tsx'

export interface SharedPageProps {
  readonly slug: string
  readonly brand: string
  /** The founder's brand kit. */
  readonly kit: FounderLook
  /** The words to tick, which name the brand. */
  readonly consentWording: string
  readonly isOpen: boolean
  readonly stamp: string | null
  readonly via: string | null
  readonly reply?: FormReply | undefined
}

/**
 * Our quiz or compass as a founder shares it: what it is, the form, and what goes to whom. `ours` is where it can be taken
 * without them.
 */
export function SharedPage(
  props: Pick<SharedPageProps, 'brand' | 'kit' | 'isOpen'> & {
    title: string
    lead: string
    ours: string
    children: ReactNode
  },
) {
  const { brand, kit, isOpen, title, lead, ours, children } = props
  return (
    <FounderPage brand={brand} kit={kit}>
      <div className="grid gap-6">
        <h1 className="text-3xl wrap-anywhere">{title}</h1>
        {isOpen ? (
          <>
            <p className="text-lg text-ink-soft wrap-anywhere">
              {brand} shares this with you: {lead}
            </p>
            {children}
            <p className="border-t border-line pt-4 text-sm text-ink-soft wrap-anywhere">
              Your answers go to Brandhearth. {brand} shared this page and gets nothing unless you tick the
              box.
            </p>
          </>
        ) : (
          <Notice tone="info">
            {FORM_TEXTS.sharedClosed}{' '}
            <a href={ours} className="underline hover:text-ink">
              {FORM_TEXTS.sharedElsewhere}
            </a>
          </Notice>
        )}
      </div>
    </FounderPage>
  )
}

/** The box without which nothing goes to the founder. It is never ticked beforehand. */
export function SharedConsent({ consentWording, reply }: Pick<SharedPageProps, 'consentWording' | 'reply'>) {
  return (
    <Checkbox
      id="shared-consent"
      name="consent"
      value="on"
      label={consentWording}
      description={FORM_TEXTS.sharedConsent}
      defaultChecked={typedIn(reply, 'consent') !== ''}
    />
  )
}
