import { type FormEvent, useState } from 'react'
import { Form } from 'react-router'
import { KIT_REFUSALS, KIT_TEXTS } from '#app/brand/copy.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { FormNotice, Notice } from '#app/design/primitives/feedback/notice.tsx'
import { RadioCards } from '#app/design/primitives/fields/radio-cards.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { readColour } from '#core/brand/kit/colour.ts'
import { type BrandKit, brandKitSchema, KIT_FONTS } from '#core/brand/kit/kit.ts'
import { type FounderLook, styleOfKit } from '#core/brand/kit/look.ts'
import { ColourField } from './colour-field.tsx'
import { KitPreview } from './kit-preview.tsx'
import { LogoForm } from './logo-form.tsx'

export interface BrandKitPageProps {
  readonly view: {
    readonly kit: BrandKit
    /** Colours and fonts were chosen. */
    readonly isSet: boolean
    readonly look: FounderLook
    readonly name: string
    readonly refusal: 'not_allowed' | 'read_only' | null
  }
  /** Whether to reset is being asked. */
  readonly asksReset: boolean
  readonly reply?: FormReply | undefined
  /** What is wrong with the logo that was sent. */
  readonly problem?: string | undefined
}

/** Settings, “Brand kit”: colours, fonts and logo, beside what they look like. */
export function BrandKitPage(props: BrandKitPageProps) {
  const { isSet, refusal, look } = props.view
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeading title="Brand kit" description={KIT_TEXTS.description} />
      {refusal ? <Notice tone="info">{KIT_REFUSALS[refusal]}</Notice> : null}
      <KitForm key={JSON.stringify(props.view.kit)} {...props} />
      {refusal ? null : <LogoForm logo={look.logo} problem={props.problem} />}
      {refusal === null && (isSet || look.logo) ? <Reset isAsked={props.asksReset} /> : null}
    </div>
  )
}

function KitForm({ view, reply }: BrandKitPageProps) {
  const { kit, look, name, refusal } = view
  const [form, fields] = useCheckedForm({
    id: 'brand-kit',
    schema: brandKitSchema,
    reply,
    defaultValue: {
      main: kit.main,
      accent: kit.accent === kit.main ? '' : kit.accent,
      font: kit.font,
    },
  })
  const [draft, setDraft] = useState(kit)
  const pending = usePending({ name: 'intent', value: 'save' })
  const typed = ({ currentTarget }: FormEvent<HTMLFormElement>) => setDraft(kitOf(currentTarget, kit))
  const preview = <KitPreview kit={draft} look={{ ...look, ...lookOf(draft, view) }} name={name} />
  if (refusal) return <Panel title="Preview">{preview}</Panel>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
      <Panel title="Colours and fonts" description={KIT_TEXTS.shades}>
        <Form {...formProps(form)} onInput={typed} className="grid gap-5">
          <FormNotice errors={form.errors} />
          <ColourField
            field={textProps(fields.main)}
            label="Main colour"
            description={KIT_TEXTS.main}
            colour={draft.main}
          />
          <ColourField
            field={textProps(fields.accent)}
            label="Accent colour"
            description={KIT_TEXTS.accent}
            colour={draft.accent}
            optional
          />
          <RadioCards
            legend="Fonts"
            name={fields.font.name}
            defaultValue={String(fields.font.initialValue ?? kit.font)}
            error={fields.font.errors ?? null}
            options={Object.entries(KIT_FONTS).map(([value, words]) => ({ value, ...words }))}
          />
          <div>
            <Button variant="primary" name="intent" value="save" pending={pending} pendingText="Saving…">
              Save brand kit
            </Button>
          </div>
        </Form>
      </Panel>
      <Panel title="Preview">{preview}</Panel>
    </div>
  )
}

/** What is chosen in the form just now; what is no colour yet stays as it was saved. */
function kitOf(form: HTMLFormElement, saved: BrandKit): BrandKit {
  const chosen = new FormData(form)
  const main = readColour(String(chosen.get('main') ?? '')) ?? saved.main
  const accent = readColour(String(chosen.get('accent') ?? '')) ?? main
  return { main, accent, font: chosen.get('font') === 'sans' ? 'sans' : 'serif' }
}

/** Our own colours as they are, until others are saved or being chosen. */
function lookOf(draft: BrandKit, { kit, isSet }: BrandKitPageProps['view']): Partial<FounderLook> {
  const isOurs = !isSet && draft.main === kit.main && draft.accent === kit.accent
  return { font: draft.font, style: isOurs ? {} : styleOfKit(draft) }
}

function Reset({ isAsked }: { isAsked: boolean }) {
  const pending = usePending({ name: 'intent', value: 'reset' })
  if (!isAsked)
    return (
      <div>
        <ButtonLink to="?reset" variant="quiet" preventScrollReset>
          Reset brand kit
        </ButtonLink>
      </div>
    )
  return (
    <Panel title="Reset brand kit?" description={KIT_TEXTS.reset}>
      <Form method="post" action="/app/settings/brand-kit" className="flex flex-wrap gap-3">
        <Button variant="danger" name="intent" value="reset" pending={pending} pendingText="Resetting…">
          Reset brand kit
        </Button>
        <ButtonLink to="/app/settings/brand-kit" preventScrollReset>
          Keep brand kit
        </ButtonLink>
      </Form>
    </Panel>
  )
}
