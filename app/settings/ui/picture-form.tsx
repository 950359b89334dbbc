import { type ChangeEvent, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Avatar } from '#app/design/primitives/surface/avatar.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PICTURE_TEXTS } from '#app/identity/copy/identity.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import type { AvatarColour } from '#core/identity/account/avatar.ts'
import { shrinkPicture } from './shrink-picture.ts'

export interface PictureFormProps {
  readonly name: string
  readonly colour: AvatarColour
  /** Where the picture is; null while initials stand for it. */
  readonly picture: string | null
  readonly problem?: string | undefined
}

const ACTION = '/app/settings?picture'

/** A picture in the place of one's initials. With scripts a large photograph is made small before it is sent. */
export function PictureForm({ name, colour, picture, problem }: PictureFormProps) {
  const [ownProblem, setTold] = useState('')
  const saving = usePending({ name: 'intent', value: 'picture' })
  const removing = usePending({ name: 'intent', value: 'no-picture' })
  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    setTold('')
    const file = input.files?.[0]
    if (!file) return
    const small = await shrinkPicture(file)
    if (!small) {
      input.value = ''
      return setTold(PICTURE_TEXTS.not_an_image)
    }
    const chosen = new DataTransfer()
    chosen.items.add(small)
    input.files = chosen.files
  }
  const message = ownProblem || problem
  return (
    <Panel title="Your picture" description={PICTURE_TEXTS.description}>
      <div className="flex flex-wrap items-start gap-5">
        <Avatar name={name} size="lg" colour={colour} picture={picture} />
        <div className="grid min-w-0 flex-1 basis-56 grid-cols-1 gap-4">
          <Form
            method="post"
            action={ACTION}
            encType="multipart/form-data"
            className="grid grid-cols-1 gap-3"
          >
            <label htmlFor="picture" className="font-semibold">
              Choose a picture
            </label>
            <input
              id="picture"
              name="picture"
              type="file"
              required
              accept="image/png,image/jpeg,image/webp"
              aria-invalid={message ? true : undefined}
              aria-describedby={message ? 'picture-problem' : undefined}
              onChange={event => void choose(event)}
              className="file-choice"
            />
            {message ? (
              <p id="picture-problem" role="alert" className="text-sm text-danger">
                {message}
              </p>
            ) : null}
            <div>
              <Button name="intent" value="picture" pending={saving} pendingText="Saving…">
                Save picture
              </Button>
            </div>
          </Form>
          {picture ? (
            <Form method="post" action={ACTION}>
              <Button
                size="sm"
                variant="quiet"
                name="intent"
                value="no-picture"
                pending={removing}
                pendingText="Removing…"
              >
                Remove picture
              </Button>
            </Form>
          ) : null}
        </div>
      </div>
    </Panel>
  )
}
