import { memo, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { ThreadLine } from '#app/design/charts/thread-line.tsx'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { DeleteDialog } from '#app/design/primitives/overlay/delete-dialog.tsx'
import { PicturesPanel, type PictureView } from '#app/media/ui/index.ts'
import { noteTyped } from '#app/platform/client/typed/live-form.ts'
import { useRestOfPage } from '#app/platform/client/use-rest-of-page.ts'
import { type FormReply, repliedVersion } from '#app/platform/forms/form-reply.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { POST_REFUSALS, POST_TEXTS } from '#app/posts/copy/posts.ts'
import { ratedScores } from '#core/brand/alignment/rated-scores.ts'
import type { AlignmentMatch, ContentAlignment } from '#core/brand/alignment/types.ts'
import { checkMedia } from '#core/media/video-rules.ts'
import type { CheckId, Finding } from '#core/posts/checks/types.ts'
import type { EditorView } from '#core/posts/editor.ts'
import { alignmentGuidance } from '#core/posts/guidance.ts'
import type { PostText } from '#core/posts/schema.ts'
import type { CheckedPost, PostConflict, ProposedText, TakenText } from '../post-views.ts'
import { AlignmentPanel } from './alignment-panel.tsx'
import { EditorForm } from './editor-form.tsx'
import { EditorHeading } from './editor-heading.tsx'
import { EditorStart, StartHints } from './editor-start.tsx'
import { fillForm, readForm } from './form-text.ts'
import { useInk } from './ink/use-ink.ts'
import { WhatCounts } from './ink/what-counts.tsx'
import { InsertPanel } from './panels/insert-panel.tsx'
import { ChecksPanel, PreviewPanel } from './panels/lazy-panels.ts'
import { ProposalPanel } from './panels/proposal-panel.tsx'
import { SidePanel } from './panels/side-panel.tsx'
import { useLiveChecks } from './panels/use-live-checks.ts'
import { SaveStatus } from './saving/save-state.tsx'
import { useSavedText } from './saving/use-saved-text.ts'
import { useLiveAlignment } from './use-live-alignment.ts'
import { useScorer } from './use-scorer.ts'
import { WithdrawnPermissions } from './withdrawn-permissions.tsx'

export interface EditorPageProps {
  readonly view: EditorView
  readonly pictures: readonly PictureView[]
  readonly canWrite: boolean
  readonly idempotencyKey: string
  readonly reply?: FormReply | undefined
  readonly checked?: CheckedPost | undefined
  readonly proposed?: ProposedText | undefined
  readonly taken?: TakenText | undefined
  readonly conflict?: PostConflict | undefined
  readonly problem?: string | undefined
  /** A new text was saved by itself, and this is its id now. */
  readonly onCreated: (postId: string) => void
}

// A key must not draw these again, only a new score does.
const Score = memo(AlignmentPanel)
const Preview = memo(PreviewPanel)

/** Where a text stood; null where that could not be told, so that no first text seems to have risen or fallen. */
const measuredOf = (alignment: ContentAlignment | null) =>
  alignment?.certainty === 'told' ? ratedScores(alignment) : null

/** The editor: the text, and beside it how much it sounds like the brand, moving while one writes. */
export function EditorPage(props: EditorPageProps) {
  const { view, canWrite, checked } = props
  const { post } = view
  const isWhole = useRestOfPage()
  const scorer = useScorer(post?.id ?? null)
  const reply = checked ?? props.proposed ?? props.taken
  const opened = reply?.text ?? view.text
  const [text, setText] = useState<PostText>(opened)
  const [isTouched, setTouched] = useState(false)
  const [undo, setUndo] = useState<string | null>(props.taken?.previous ?? null)
  const [proposed, setProposed] = useState<ProposedText | null>(props.proposed ?? null)
  useEffect(() => setProposed(props.proposed ?? null), [props.proposed])
  const formRef = useRef<HTMLFormElement>(null)
  const isLocked = !canWrite || !view.isEditable
  const start = { text: opened.body, alignment: checked?.alignment ?? view.alignment }
  const scored = useLiveAlignment({ text: text.body, scorer, start })
  const [before, setBefore] = useState(measuredOf(view.alignment))
  // After a save the movement is counted from what was saved.
  useEffect(() => setBefore(measuredOf(view.alignment)), [view.alignment])
  const [off, setOff] = useState(view.choices.checksOff)
  const [checksOpen, setChecksOpen] = useState(checked !== undefined)
  const [seen, setSeen] = useState(checked ? { text: checked.text.body, findings: checked.findings } : null)
  useEffect(() => {
    if (checked) setSeen({ text: checked.text.body, findings: checked.findings })
  }, [checked])
  const saved = useSavedText({
    view,
    formRef,
    text,
    isTouched,
    isLocked,
    version:
      props.conflict?.version ?? reply?.version ?? Number(repliedVersion(props.reply) ?? post?.version ?? 0),
    idempotencyKey: props.idempotencyKey,
    conflict: props.conflict ?? null,
    onCreated: props.onCreated,
  })
  const looked = useLiveChecks({
    text: text.body,
    measure: scorer,
    off,
    written: { id: saved.base.postId, storyId: view.story?.id ?? null, platform: text.platform },
    isOn: checksOpen,
    start: seen,
  })
  const ink = useInk(scored, { measure: scorer, off })
  const showInk = ink.show
  const showMatch = useCallback(
    (match: AlignmentMatch) => {
      const field = formRef.current?.elements.namedItem('body')
      if (field instanceof HTMLTextAreaElement) showInk(field.value, match)
    },
    [showInk],
  )
  // Opened to write, and not to be written any more: told at once, with the text left where it stands.
  const [couldWrite] = useState(canWrite)
  const isRevoked = couldWrite && (!canWrite || saved.isRevoked)
  const deleting = usePending({ name: 'intent', value: 'remove' })

  /** No key waits for the page around it to be drawn: what stands just now is asked of the form (`standing`). */
  function write(next: PostText) {
    noteTyped(formRef.current)
    startTransition(() => {
      setTouched(true)
      setText(next)
    })
  }

  function standing(): PostText {
    return formRef.current ? readForm(formRef.current) : text
  }

  /** Puts a text into the fields, as if it had been typed. */
  function put(next: PostText) {
    fillForm(formRef.current, next)
    write(next)
  }

  function replaceBody(body: string) {
    const now = standing()
    setUndo(now.body)
    put({ ...now, body })
  }

  function bodyField(): HTMLTextAreaElement | null {
    const field = formRef.current?.elements.namedItem('body')
    return field instanceof HTMLTextAreaElement ? field : null
  }

  function show({ start: from, end }: Finding) {
    const field = bodyField()
    field?.focus()
    field?.setSelectionRange(from, end)
  }

  function fix({ start: from, end, instead = '' }: Finding) {
    const { body } = standing()
    replaceBody(body.slice(0, from) + instead + body.slice(end))
    bodyField()?.focus()
  }

  function switchChecks(next: readonly CheckId[]) {
    setOff(next)
    const data = new FormData()
    for (const id of next) data.append('off', id)
    // Not kept when the connection is gone; the switch still holds on this page.
    fetch('/app/create/checks', { method: 'POST', body: data }).catch(() => {})
  }

  return (
    <>
      <EditorHeading
        title={post ? 'Edit your post' : 'Write a post'}
        postId={saved.base.postId}
        when={view.start.when}
        canWrite={canWrite}
        idempotencyKey={props.idempotencyKey}
      />
      <div className="editor">
        <div className="grid content-start gap-6">
          {props.problem ? (
            <Notice tone="danger" live="alert">
              {props.problem}
            </Notice>
          ) : null}
          {isRevoked ? (
            <Notice tone="danger" live="alert" title={POST_TEXTS.revoked.title}>
              {POST_TEXTS.revoked.text}
            </Notice>
          ) : null}
          {canWrite && !view.isEditable ? <Notice tone="info">{POST_REFUSALS.not_editable}</Notice> : null}
          <WithdrawnPermissions
            story={view.story}
            accounts={view.choices.lostAccounts}
            platform={text.platform}
          />
          {post ? null : <StartHints start={view.start} />}
          <EditorForm
            view={view}
            idempotencyKey={saved.idempotencyKey}
            keptAs={saved.keptAs}
            reply={props.reply}
            opened={opened}
            isLocked={isLocked}
            isWhole={isWhole}
            conflict={saved.conflict}
            postId={saved.base.postId}
            version={saved.base.version}
            text={text}
            scored={scored}
            ink={ink}
            formRef={formRef}
            onText={write}
            onSave={saved.press}
            onFill={(platform, source) => {
              const now = standing()
              const { [platform]: _, ...others } = now.variants
              put({ ...now, variants: source === 'main' ? { ...others, [platform]: now.body } : others })
            }}
            status={<SaveStatus state={saved.state} />}
            origin={<EditorStart view={view} platform={text.platform} isWhole={isWhole} />}
          >
            {undo === null ? null : (
              <Notice
                tone="info"
                live="status"
                action={
                  <Button
                    size="sm"
                    name="intent"
                    value="untake"
                    onClick={event => {
                      event.preventDefault()
                      put({ ...standing(), body: undo })
                      setUndo(null)
                    }}
                  >
                    Undo
                  </Button>
                }
              >
                We’ve changed your text.
                <textarea hidden readOnly name="previousText" value={undo} />
              </Notice>
            )}
            <ProposalPanel
              proposed={proposed}
              hasText={text.body.trim() !== ''}
              onTake={words => {
                replaceBody(words)
                setProposed(null)
              }}
              onLeave={() => setProposed(null)}
            />
            <InsertPanel
              choices={view.choices}
              isWhole={isWhole}
              onInsert={words => {
                const { body } = standing()
                replaceBody(body.trim() === '' ? words : `${body.trimEnd()}\n\n${words}`)
              }}
            />
          </EditorForm>
        </div>
        <aside>
          {checked ? (
            <Notice tone="success" live="status">
              {checked.alignment.certainty === 'told'
                ? `Checked and saved: ${checked.alignment.overall} out of 100.`
                : `Checked and saved. ${alignmentGuidance(checked.alignment)}`}
            </Notice>
          ) : null}
          <Score
            alignment={scored.alignment}
            text={scored.text}
            before={before}
            foundationFilled={view.foundationFilled}
            isChecked={checked !== undefined}
          />
          <SidePanel
            title={
              looked && looked.findings.length > 0
                ? `Writing checks (${looked.findings.length})`
                : 'Writing checks'
            }
            isOpen={checked !== undefined}
            onOpen={() => setChecksOpen(true)}
          >
            <ChecksPanel
              text={looked?.text ?? ''}
              findings={looked?.findings ?? []}
              off={off}
              undescribed={props.pictures.flatMap(({ alt }, at) => (alt === '' ? [at + 1] : []))}
              picturesPage={saved.base.postId ? `/app/media/post/${saved.base.postId}` : null}
              onShow={show}
              onFix={fix}
              onSwitch={switchChecks}
            />
          </SidePanel>
          <SidePanel title="Preview" isOpen={checked !== undefined}>
            <Preview text={text} brandName={view.brandName} pictures={props.pictures} />
          </SidePanel>
        </aside>
        {isWhole ? (
          <div className="grid content-start gap-6">
            <WhatCounts scored={scored} isChecked={checked !== undefined} onShow={showMatch} />
            {saved.base.postId ? (
              <PicturesPanel
                place="post"
                placeId={saved.base.postId}
                pictures={props.pictures}
                canWrite={canWrite}
                {...checkMedia(text.platform, props.pictures)}
              />
            ) : canWrite ? (
              <p className="text-sm text-ink-soft">Save your post to add pictures.</p>
            ) : null}
            {view.thread ? (
              <section aria-labelledby="thread" className="grid gap-4">
                <h2 id="thread" className="text-xl">
                  Where it came from, and what came of it
                </h2>
                <ThreadLine thread={view.thread} />
              </section>
            ) : null}
            {post && canWrite ? (
              <div className="-ml-3">
                <DeleteDialog id="delete-post" thing="post" pending={deleting}>
                  <p>
                    The story it came from stays. You can undo this on the next page, or restore it from the
                    trash for 30 days.
                  </p>
                </DeleteDialog>
              </div>
            ) : null}
          </div>
        ) : null}
      </div>
    </>
  )
}
