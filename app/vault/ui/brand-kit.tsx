import { FileArchive, FileText } from '#app/design/icons/icons.ts'
import { buttonClass } from '#app/design/primitives/actions/button-look.ts'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { VAULT_TEXTS } from '#app/vault/copy.ts'
import type { FounderLook } from '#core/brand/kit/look.ts'
import { ACCENTS, type Accent } from '#core/media/quote/card.ts'
import { paletteOf } from '#core/media/quote/palette.ts'

export interface BrandKitView {
  readonly sheet: {
    readonly title: string
    readonly heart: string
    readonly values: readonly string[]
    readonly voice: { readonly label: string; readonly description: string; readonly sample: string } | null
  }
  /** Answers of the foundation that are still open. */
  readonly missing: number
  readonly avatar: string | null
  readonly look: FounderLook
}

/** The brand as it is kept here: snapshot, voice, picture and the colours of drawn pictures. */
export function BrandKit({ kit }: { kit: BrandKitView }) {
  const { sheet, missing, avatar, look } = kit
  const { title, heart, values, voice } = sheet
  return (
    <div className="grid gap-5">
      {missing > 0 ? (
        <Notice tone="info" action={<TextLink to="/app/clarify">Open brand</TextLink>}>
          {VAULT_TEXTS.brandOpen}
        </Notice>
      ) : null}
      <div className="grid gap-5 lg:grid-cols-2">
        <Card as="section" aria-labelledby="kit-snapshot" className="grid content-start gap-3">
          <h2 id="kit-snapshot" className="text-xl">
            Brand Snapshot
          </h2>
          <p className="font-semibold wrap-anywhere">{title}</p>
          {heart ? <p className="text-ink-soft wrap-anywhere">{heart}</p> : null}
          {values.length > 0 ? <p className="wrap-anywhere">Values: {values.join(', ')}</p> : null}
          <p>
            <a
              href="/app/clarify/brand-snapshot.pdf"
              className="inline-flex items-center gap-1.5 text-sm font-semibold text-ember hover:underline"
            >
              <FileText size={16} aria-hidden /> Download as PDF
            </a>
          </p>
        </Card>
        <Card as="section" aria-labelledby="kit-voice" className="grid content-start gap-3">
          <h2 id="kit-voice" className="text-xl">
            Voice
          </h2>
          {voice ? (
            <>
              <p className="font-semibold">{voice.label}</p>
              <p className="text-ink-soft">{voice.description}</p>
              <blockquote className="border-l-2 border-ember pl-4 font-display italic">
                {voice.sample}
              </blockquote>
            </>
          ) : (
            <p className="text-ink-soft">
              Not chosen yet. <TextLink to="/app/clarify">Choose your voice</TextLink>
            </p>
          )}
        </Card>
        <Card as="section" aria-labelledby="kit-picture" className="grid content-start gap-3">
          <h2 id="kit-picture" className="text-xl">
            Profile picture
          </h2>
          {avatar ? (
            <img
              src={avatar}
              alt="Profile"
              width={96}
              height={96}
              className="rounded-full border border-line object-cover"
            />
          ) : (
            <p className="text-ink-soft">
              No picture yet. <TextLink to="/app/settings">Add one in settings</TextLink>
            </p>
          )}
        </Card>
        <Card as="section" aria-labelledby="kit-logo" className="grid content-start gap-3">
          <h2 id="kit-logo" className="text-xl">
            Logo
          </h2>
          {look.logo ? (
            <div>
              <img
                src={look.logo.src}
                alt="Your logo"
                width={look.logo.width}
                height={look.logo.height}
                data-ground={look.logo.ground}
                className="founder-logo"
              />
            </div>
          ) : (
            <p className="text-ink-soft">No logo yet</p>
          )}
          <p>
            <TextLink to="/app/settings/brand-kit">Change logo, colours and fonts</TextLink>
          </p>
        </Card>
        <Card as="section" aria-labelledby="kit-colours" className="grid content-start gap-3">
          <h2 id="kit-colours" className="text-xl">
            Colours
          </h2>
          {look.kit ? (
            <ul className="grid grid-cols-2 gap-3">
              <Swatch label="Main" colour={look.kit.main} />
              <Swatch label="Accent" colour={look.kit.accent} />
            </ul>
          ) : null}
          <p className="text-sm text-ink-soft">{look.kit ? VAULT_TEXTS.moreColours : VAULT_TEXTS.colours}</p>
          <ul className="grid grid-cols-2 gap-3">
            {(Object.keys(ACCENTS) as Accent[]).map(accent => (
              <Swatch
                key={accent}
                label={ACCENTS[accent]}
                colour={paletteOf({ shade: 'light', accent }).accent}
              />
            ))}
          </ul>
        </Card>
      </div>
      <p>
        <a href="/app/vault/files.zip?kind=brand" className={buttonClass({ variant: 'primary' })}>
          <FileArchive aria-hidden /> Download brand kit
        </a>
      </p>
    </div>
  )
}

function Swatch({ label, colour }: { label: string; colour: string }) {
  return (
    <li className="flex items-center gap-2.5 text-sm">
      <span
        aria-hidden="true"
        className="size-8 rounded-md border border-line"
        style={{ backgroundColor: colour }}
      />
      <span>
        {label} <span className="text-ink-soft">{colour}</span>
      </span>
    </li>
  )
}
