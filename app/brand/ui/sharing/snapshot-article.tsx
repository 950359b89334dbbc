import type { ReactNode } from 'react'
import { HearthPicture } from '#app/design/charts/hearth-picture.tsx'
import { hearthSeed } from '#core/brand/hearth/draw-hearth.ts'
import { toldHearth } from '#core/brand/hearth/heights.ts'
import type { SnapshotSheet } from '#core/onboarding/kickstart/snapshot-sheet.ts'

/** The Brand Snapshot set like a page worth pinning up; prints on one sheet of A4. */
export function SnapshotArticle({ sheet, date }: { sheet: SnapshotSheet; date: string }) {
  return (
    <article
      aria-labelledby="snapshot-title"
      className="grid gap-8 rounded-lg border border-line bg-raised px-5 py-8 shadow-far sm:px-12 sm:py-12 print:gap-5 print:border-0 print:p-0 print:shadow-none"
    >
      <header className="flex items-end justify-between gap-6 border-b-2 border-ember pb-6 print:pb-4">
        <div className="grid gap-2">
          <p className="text-sm font-semibold text-ember">Brand Snapshot</p>
          <h2 id="snapshot-title" className="text-4xl wrap-anywhere">
            {sheet.title}
          </h2>
          <p className="text-sm text-ink-soft">{[sheet.founder, date].filter(Boolean).join(' · ')}</p>
        </div>
        <HearthPicture
          seed={hearthSeed([...sheet.values, sheet.voice?.key ?? ''])}
          heights={toldHearth(sheet)}
          className="size-16 sm:size-24"
        />
      </header>

      <Part title="Brand Heart">
        <p className="font-display text-2xl leading-snug whitespace-pre-line wrap-anywhere print:text-xl">
          {sheet.heart}
        </p>
      </Part>

      <div className="grid gap-8 sm:grid-cols-2 print:grid-cols-2 print:gap-5">
        <Part title="Core Values">
          <ul className="grid gap-1">
            {sheet.values.map(value => (
              <li key={value} className="font-display text-xl leading-snug wrap-anywhere">
                {value}
              </li>
            ))}
          </ul>
        </Part>
        {sheet.voice ? (
          <Part title="Brand Voice">
            <p className="font-display text-xl leading-snug">{sheet.voice.label}</p>
            <p className="mt-1 text-ink-soft">{sheet.voice.description}</p>
          </Part>
        ) : null}
      </div>

      <Part title="Dream Client">
        <p className="text-lg whitespace-pre-line wrap-anywhere">{sheet.client}</p>
      </Part>
      <Part title="What You Offer">
        <p className="text-lg whitespace-pre-line wrap-anywhere">{sheet.offer}</p>
      </Part>

      {sheet.goal || sheet.stage ? (
        <div className="grid gap-8 border-t border-line pt-6 sm:grid-cols-2 print:grid-cols-2 print:pt-4">
          {sheet.goal ? (
            <Part title="Marketing goal">
              <p className="whitespace-pre-line wrap-anywhere">{sheet.goal}</p>
            </Part>
          ) : null}
          {sheet.stage ? (
            <Part title="Business stage">
              <p>{sheet.stage}</p>
            </Part>
          ) : null}
        </div>
      ) : null}
    </article>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-1.5">
      <h3 className="font-text text-sm font-semibold tracking-normal text-ember">{title}</h3>
      <div>{children}</div>
    </section>
  )
}
