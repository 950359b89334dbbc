import { CalendarPlus } from 'lucide-react'
import { memo, useDeferredValue, useEffect, useRef, useState } from 'react'
import { POST_REFUSALS } from '#app/copy/content.ts'
import type { FormReply } from '#app/forms/form-reply.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { MatchedText } from '../charts/highlight/matched-text.tsx'
import { ButtonLink } from '../primitives/actions/button-link.tsx'
import { Notice } from '../primitives/feedback/notice.tsx'
import { TextLink } from '../primitives/navigation/text-link.tsx'
import { DeleteDialog } from '../primitives/overlay/delete-dialog.tsx'
import { PageHeading } from '../primitives/surface/section-heading.tsx'
import { AlignmentPanel } from './alignment-panel.tsx'
import { draftKey } from './device-draft.ts'
import { EditorForm } from './editor-form.tsx'
import { EditorStart } from './editor-start.tsx'
import type { CheckedPost, EditorText, EditorView, PostConflict } from './post-views.ts'
import { RestoreOffer } from './restore-offer.tsx'
import { useDeviceDraft } from './use-device-draft.ts'
import { useLiveAlignment } from './use-live-alignment.ts'

export interface EditorPageProps {
  readonly view: EditorView
  /** Names the device's own copies, so that two people on one machine never see each other's. */
  readonly userId: string
  readonly canWrite: boolean
  readonly idempotencyKey: string
  readonly reply?: FormReply | undefined
  readonly checked?: CheckedPost | undefined
  readonly conflict?: PostConflict | undefined
  readonly problem?: string | undefined
}

// A long text has a thousand marks; a key must not draw them again, only a new score does.
const Hits = memo(MatchedText)
const Score = memo(AlignmentPanel)

/** What scoring nothing gives: where every new text begins to move from. */
const NEUTRAL = { voice: 50, values: 50, audience: 50, emotion: 50 }

/** The editor: the text, and beside it how much it sounds like the brand, moving while one writes. */
export function EditorPage(props: EditorPageProps) {
  const { view, canWrite, checked } = props
  const { post, story } = view
  const opened = checked?.text ?? view.text
  const [text, setText] = useState<EditorText>(opened)
  const shownBody = useDeferredValue(text.body)
  const formRef = useRef<HTMLFormElement>(null)
  const start = { text: opened.body, alignment: checked?.alignment ?? view.alignment }
  const scored = useLiveAlignment({
    text: text.body,
    foundation: view.foundation,
    history: view.history,
    start,
  })
  const [before, setBefore] = useState(view.alignment ?? NEUTRAL)
  // After a save the movement is counted from what was saved.
  useEffect(() => setBefore(view.alignment ?? NEUTRAL), [view.alignment])
  const slot = post ? post.id : `new${story ? `:${story.id}` : ''}`
  const draft = useDeviceDraft({
    draftKey: draftKey(props.userId, slot),
    text,
    saved: view.text,
    isNew: !post,
  })
  const deleting = usePending({ name: 'intent', value: 'remove' })
  const isLocked = !canWrite || !view.isEditable

  function write(given: EditorText) {
    draft.touch()
    setText(given)
  }

  function bringBack(given: EditorText) {
    for (const [name, value] of Object.entries(given)) {
      const field = formRef.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value
      else if (field instanceof HTMLSelectElement) field.value = value
    }
    write(given)
    draft.close(true)
  }

  return (
    <>
      <PageHeading
        title={post ? 'Edit your post' : 'Write a post'}
        eyebrow={<TextLink to="/app/content?tab=create">Posts</TextLink>}
        actions={
          post && canWrite ? (
            <ButtonLink to={`/app/content/schedule?post=${post.id}`} icon={<CalendarPlus aria-hidden />}>
              Schedule
            </ButtonLink>
          ) : undefined
        }
      />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid content-start gap-6">
          {props.problem ? (
            <Notice tone="danger" live="alert">
              {props.problem}
            </Notice>
          ) : null}
          {draft.offer && !isLocked ? (
            <RestoreOffer
              draft={draft.offer}
              onTake={() => draft.offer && bringBack(draft.offer.text)}
              onDrop={() => draft.close(false)}
            />
          ) : null}
          {canWrite && !view.isEditable ? <Notice tone="info">{POST_REFUSALS.not_editable}</Notice> : null}
          <EditorStart view={view} platform={text.platform} />
          <EditorForm
            {...props}
            isLocked={isLocked}
            text={text}
            shownBody={shownBody}
            overall={scored.alignment?.overall ?? null}
            formRef={formRef}
            onText={write}
            onSave={draft.send}
          />
        </div>
        <aside className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto">
          {checked ? (
            <div className="mb-4">
              <Notice tone="success" live="status">
                Checked and kept: {checked.alignment.overall} out of 100.
              </Notice>
            </div>
          ) : null}
          <Score
            alignment={scored.alignment}
            before={scored.alignment ? before : null}
            foundationFilled={view.foundationFilled}
          />
        </aside>
        <div className="grid content-start gap-6">
          {scored.alignment && scored.alignment.matches.length > 0 ? (
            <section aria-labelledby="hits" className="grid gap-3">
              <h2 id="hits" className="text-xl">
                Where it sounds like you
              </h2>
              <Hits text={scored.text} matches={scored.alignment.matches} />
            </section>
          ) : null}
          {post && canWrite ? (
            <div className="-ml-3">
              <DeleteDialog id="delete-post" thing="post" pending={deleting}>
                <p>The story it came from stays. You can undo this for a day, on the next page.</p>
              </DeleteDialog>
            </div>
          ) : null}
        </div>
      </div>
    </>
  )
}
