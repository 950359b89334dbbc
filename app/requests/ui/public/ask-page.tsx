import { FounderPage } from '#app/design/layout/founder-page.tsx'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice, Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Checkbox } from '#app/design/primitives/fields/checkbox.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { REQUEST_TEXTS } from '#app/requests/copy.ts'
import type { FounderLook } from '#core/brand/kit/look.ts'
import { TRAP } from '#core/lead-forms/submission.ts'
import { REQUEST_LIMITS } from '#core/requests/schema.ts'
import { WantedFields } from '../wanted-fields.tsx'

export interface AskPageProps {
  readonly brand: string
  /** The look of whom the request asks. */
  readonly kit: FounderLook
  readonly isOpen: boolean
  /** When the form was opened, signed; null for one that comes back for a field, which keeps its own. */
  readonly stamp: string | null
  readonly reply?: FormReply | undefined
}

/** Where somebody outside asks for a post. Needs no scripts. */
export function AskPage({ brand, kit, isOpen, stamp, reply }: AskPageProps) {
  return (
    <FounderPage brand={brand} kit={kit}>
      <div className="grid gap-6">
        <h1 className="text-3xl wrap-anywhere">
          {isOpen ? REQUEST_TEXTS.askTitle : REQUEST_TEXTS.closedTitle}
        </h1>
        {isOpen ? (
          <Fields stamp={stamp} reply={reply} brand={brand} />
        ) : (
          <Notice tone="info">{REQUEST_TEXTS.closed}</Notice>
        )}
      </div>
    </FounderPage>
  )
}

function Fields({ stamp, reply, brand }: Omit<AskPageProps, 'isOpen' | 'kit'>) {
  const typed = (name: string) => {
    const value = reply?.initialValue?.[name]
    return typeof value === 'string' ? value : ''
  }
  const errorOf = (name: string) => reply?.error?.[name] ?? null
  return (
    <>
      <p className="text-lg text-ink-soft">{REQUEST_TEXTS.askIntro}</p>
      <KeptForm as="form" keptAs={`content-request:${brand}`} method="post" noValidate className="grid gap-6">
        <FormNotice errors={reply?.error?.[''] ?? undefined} />
        <input type="hidden" name="stamp" value={stamp ?? typed('stamp')} />
        <div aria-hidden="true" className="hidden">
          <input name={TRAP} tabIndex={-1} autoComplete="off" defaultValue="" />
        </div>
        <TextField
          id="ask-name"
          name="name"
          label="Your name"
          autoComplete="name"
          defaultValue={typed('name')}
          error={errorOf('name')}
          maxLength={REQUEST_LIMITS.name}
          required
        />
        <WantedFields typed={typed} errorOf={errorOf} />
        <TextField
          id="ask-email"
          name="email"
          type="email"
          label="Email"
          optional
          autoComplete="email"
          defaultValue={typed('email')}
          error={errorOf('email')}
          maxLength={REQUEST_LIMITS.email}
        />
        <Checkbox
          id="ask-news"
          name="news"
          value="on"
          label={REQUEST_TEXTS.news}
          description={REQUEST_TEXTS.newsHint}
          defaultChecked={typed('news') !== ''}
        />
        <div>
          <Button variant="primary">Send request</Button>
        </div>
      </KeptForm>
      <p className="border-t border-line pt-4 text-sm text-ink-soft">
        What you send goes to {brand}. Brandhearth stores it for them.
      </p>
    </>
  )
}
