import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { isShared } from '#core/lead-forms/shared.ts'
import type { OpenForm } from './form-views.ts'

/** Where visitors find the form: its own page, the founder's page, or a program. */
export function FormAddress({ form, address }: OpenForm) {
  return (
    <Panel
      title="Address"
      description={
        isShared(form.kind)
          ? 'Link to it from a post, and everyone who agrees that you may have their email is traced back to that post.'
          : 'Link to it from a post, and everyone who fills it in is traced back to that post.'
      }
    >
      {form.status === 'open' ? (
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className="font-semibold text-ember wrap-anywhere hover:underline"
        >
          {address}
        </a>
      ) : (
        <p className="wrap-anywhere">
          {address}
          <span className="block text-ink-soft">
            {form.status === 'draft'
              ? 'Visitors can’t see it until you open the form.'
              : 'Visitors see that the form is closed.'}
          </span>
        </p>
      )}
      {isShared(form.kind) ? null : <OwnWebsite slug={form.slug} address={address} />}
    </Panel>
  )
}

function OwnWebsite({ slug, address }: { slug: string; address: string }) {
  const { origin } = new URL(address)
  return (
    <details>
      <summary className="w-fit cursor-pointer font-semibold text-ember">On your own website</summary>
      <div className="grid gap-4 pt-4">
        <Snippet
          label="With a script that gives the form the height it needs and keeps where the visitor came from"
          code={`<script src="${origin}/embed.js" data-form="${slug}" async></script>`}
        />
        <Snippet
          label="Without a script"
          code={`<iframe src="${address}/embed" title="Form" width="100%" height="700" style="border:0"></iframe>`}
        />
        <Snippet
          label="For programs: GET for the fields and a stamp, POST the answers with the stamp as JSON"
          code={`${origin}/api/forms/${slug}`}
        />
      </div>
    </details>
  )
}

function Snippet({ label, code }: { label: string; code: string }) {
  return (
    <div className="grid gap-1.5">
      <p className="text-sm text-ink-soft">{label}</p>
      <pre className="overflow-x-auto rounded-md border border-line bg-sunk px-3 py-2 text-sm whitespace-pre-wrap wrap-anywhere select-all">
        {code}
      </pre>
    </div>
  )
}
