import { FORM_TEXTS } from '#app/lead-forms/copy.ts'
import type { FormKind } from '#core/lead-forms/settings.ts'
import { VIA } from '#core/links/target.ts'
import { listQuery } from '#core/shared/list-address.ts'

export interface ThanksProps {
  kind: FormKind
  /** What came of a quiz; null of every other form. */
  outcome: {
    readonly title: string
    readonly text: string
    readonly offer: { readonly name: string; readonly address: string } | null
  } | null
  via: string | null
  thanks: string
  nextAddress: string
  /** They ticked that they may be written to, and have to confirm it. */
  checksMail: boolean
  /** The form again. */
  back: string
}

/** What somebody sees who has filled in a form: what came of it, and where to go from there. */
export function Thanks({ kind, outcome, via, thanks, nextAddress, checksMail, back }: ThanksProps) {
  return (
    <div className="grid gap-5 text-lg">
      {outcome ? (
        <Outcome outcome={outcome} via={via} />
      ) : (
        <h1 className="text-3xl">{FORM_TEXTS.thanksTitle}</h1>
      )}
      {thanks || !outcome ? (
        <p className="whitespace-pre-line wrap-anywhere">{thanks || FORM_TEXTS.thanks}</p>
      ) : null}
      {checksMail ? <p>{FORM_TEXTS.checkMail}</p> : null}
      {nextAddress ? (
        <p>
          <a href={nextAddress} target="_top" className="font-semibold text-ember hover:underline">
            Continue
          </a>
        </p>
      ) : null}
      <p className="text-base text-ink-soft">
        <a href={back} className="underline hover:text-ink">
          {kind === 'quiz' ? 'Take it again' : 'Send another message'}
        </a>
      </p>
    </div>
  )
}

function Outcome({ outcome, via }: { outcome: NonNullable<ThanksProps['outcome']>; via: string | null }) {
  const { title, text, offer } = outcome
  return (
    <>
      <p className="text-base text-ink-soft">Your result</p>
      <h1 className="text-3xl wrap-anywhere">{title}</h1>
      {text ? <p className="whitespace-pre-line wrap-anywhere">{text}</p> : null}
      {offer ? (
        <p>
          <a
            href={`${offer.address}${listQuery({ [VIA]: via })}`}
            target="_top"
            className="font-semibold text-ember hover:underline"
          >
            {offer.name}
          </a>
        </p>
      ) : null}
    </>
  )
}
