import { Prose } from '../primitives/surface/prose.tsx'

/** The type scale: Fraunces for what is said aloud, Instrument Sans for what is read. */
export function Lettering() {
  return (
    <div className="grid gap-3">
      <p className="font-display text-5xl">
        Sound like <em className="text-ember">yourself</em>, every week
      </p>
      <p className="font-display text-4xl">The story comes first</p>
      <p className="font-display text-3xl">What happened on Tuesday?</p>
      <p className="font-display text-2xl">Three posts from one story</p>
      <p className="font-display text-xl">Dream client and offer</p>
      <p className="text-lg">Lead: a workspace where founders plan, write and publish.</p>
      <p>Body: £19 a month, or £15 billed annually. Next payment on 20 November 2026.</p>
      <p className="text-sm text-ink-soft">Small: saved two minutes ago</p>
      <p className="text-xs text-ink-faint">Caption: 1,234,567,890</p>
      <Prose>
        <h3>Long text</h3>
        <p>
          Terms, articles and help are set as <a href="#prose">prose</a>, with room between the lines.
        </p>
        <ul>
          <li>Plain words</li>
          <li>Short paragraphs</li>
        </ul>
        <blockquote>She stopped apologising for her prices.</blockquote>
      </Prose>
    </div>
  )
}
