import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import type { VersionKind } from '#core/posts/versions.ts'
import { formatDateAtTime } from '#core/shared/date-and-time.ts'
import type { DiffPart } from '#core/shared/word-diff.ts'
import { WordDiffText } from './editor/word-diff-text.tsx'

export interface VersionsPageProps {
  readonly post: { readonly id: string; readonly title: string; readonly version: number }
  readonly versions: readonly {
    readonly version: number
    readonly kind: VersionKind
    /** In words. */
    readonly score: string
    readonly createdAt: Date
    readonly author: string | null
    readonly beginning: string
  }[]
  readonly compared: {
    readonly version: number
    readonly createdAt: Date
    readonly parts: readonly DiffPart[]
    readonly others: readonly { label: string; saved: string; typed: string }[]
  } | null
  readonly timeZone: string
  readonly canWrite: boolean
  readonly problem?: string | undefined
}

const KINDS = { saved: 'Saved', auto: 'Autosaved', restored: 'Restored' } as const

/** Every text a post has had: when, with what score, what has changed since, and a way back. */
export function VersionsPage(props: VersionsPageProps) {
  const { post, versions, compared } = props
  const when = (at: Date) => formatDateAtTime(at, props.timeZone)
  return (
    <div className="max-w-[64rem]">
      <PageHeading
        title="Earlier versions"
        description={post.title}
        eyebrow={<TextLink to={`/app/create?post=${post.id}`}>Back to post</TextLink>}
      />
      <div className="grid gap-6">
        {props.problem ? (
          <Notice tone="danger" live="alert">
            {props.problem}
          </Notice>
        ) : null}
        {compared ? (
          <section
            aria-labelledby="compared"
            className="grid gap-4 rounded-md border border-line-strong bg-raised p-5"
          >
            <h2 id="compared" className="text-xl">
              {compared.version === post.version
                ? 'This is the current text'
                : `What changed since ${when(compared.createdAt)}`}
            </h2>
            <WordDiffText parts={compared.parts} />
            {compared.others.length > 0 ? (
              <dl className="grid gap-2 border-t border-line pt-3 text-sm">
                {compared.others.map(({ label, saved, typed }) => (
                  <div key={label}>
                    <dt className="font-semibold">{label}</dt>
                    <dd className="whitespace-pre-wrap break-words">
                      <del className="text-danger">{saved || 'Empty'}</del> →{' '}
                      <ins className="text-success">{typed || 'Empty'}</ins>
                    </dd>
                  </div>
                ))}
              </dl>
            ) : null}
            {compared.version !== post.version && props.canWrite ? (
              <Restore version={compared.version} label="Restore this version" />
            ) : null}
          </section>
        ) : null}
        <ol className="grid">
          {versions.map(row => (
            <li
              key={row.version}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3"
            >
              <div className="grid min-w-0 flex-1 basis-64 gap-1">
                <p className="flex flex-wrap items-center gap-2">
                  <time dateTime={row.createdAt.toISOString()} className="font-semibold">
                    {when(row.createdAt)}
                  </time>
                  <span className="text-sm text-ink-soft">
                    {KINDS[row.kind]}
                    {row.author ? ` by ${row.author}` : ''}
                  </span>
                  {row.version === post.version ? <Badge>Current</Badge> : null}
                </p>
                <p className="line-clamp-1 text-sm text-ink-soft">{row.beginning || 'No text'}</p>
              </div>
              <p className="w-24 text-sm text-ink-soft tabular-nums">{row.score}</p>
              {row.version === post.version ? null : (
                <>
                  <TextLink to={`/app/create/versions/${post.id}?compare=${row.version}`}>
                    Compare<span className="sr-only"> version {row.version} with current</span>
                  </TextLink>
                  {props.canWrite ? <Restore version={row.version} label="Restore" /> : null}
                </>
              )}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

function Restore({ version, label }: { version: number; label: string }) {
  const pending = usePending({ name: 'version', value: String(version) })
  return (
    <Form method="post">
      <Button size="sm" name="version" value={version} pending={pending} pendingText="Restoring…">
        {label}
        <span className="sr-only"> (version {version})</span>
      </Button>
    </Form>
  )
}
