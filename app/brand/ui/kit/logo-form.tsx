import { Form } from 'react-router'
import { KIT_TEXTS } from '#app/brand/copy.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import type { FounderLook } from '#core/brand/kit/look.ts'

const ACTION = '/app/settings/brand-kit'

/** The logo as it is, one in its place, or none any more. */
export function LogoForm({ logo, problem }: { logo: FounderLook['logo']; problem: string | undefined }) {
  const saving = usePending({ name: 'intent', value: 'logo' })
  const removing = usePending({ name: 'intent', value: 'no-logo' })
  return (
    <Panel title="Logo" description={KIT_TEXTS.logo}>
      {logo ? (
        <div>
          <img
            src={logo.src}
            alt="Your logo"
            width={logo.width}
            height={logo.height}
            data-ground={logo.ground}
            className="founder-logo"
          />
        </div>
      ) : (
        <p className="text-ink-soft">{KIT_TEXTS.noLogo}</p>
      )}
      <Form
        method="post"
        action={ACTION}
        encType="multipart/form-data"
        className="grid grid-cols-[minmax(0,1fr)] gap-3"
      >
        <label htmlFor="logo" className="font-semibold">
          Choose a logo
        </label>
        <input
          id="logo"
          name="logo"
          type="file"
          required
          accept="image/png,image/jpeg,image/webp"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'logo-problem' : undefined}
          className="file-choice"
        />
        {problem ? (
          <p id="logo-problem" role="alert" className="text-sm text-danger">
            {problem}
          </p>
        ) : null}
        <div>
          <Button name="intent" value="logo" pending={saving} pendingText="Saving…">
            Save logo
          </Button>
        </div>
      </Form>
      {logo ? (
        <Form method="post" action={ACTION}>
          <Button
            size="sm"
            variant="quiet"
            name="intent"
            value="no-logo"
            pending={removing}
            pendingText="Removing…"
          >
            Remove logo
          </Button>
        </Form>
      ) : null}
    </Panel>
  )
}
