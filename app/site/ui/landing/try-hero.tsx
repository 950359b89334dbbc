import { MatchedText } from '#app/design/charts/matched-text.tsx'
import { ScoreDial } from '#app/design/charts/score-dial.tsx'
import { buttonClass } from '#app/design/primitives/actions/button-look.ts'
import { ChipToggles } from '#app/design/primitives/fields/chip-toggles.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { TextAreaField } from '#app/design/primitives/fields/text-field.tsx'
import { FORM_PAGES } from '#app/site/copy/pages.ts'
import { TRY } from '#app/site/copy/try.ts'
import { KICKSTART_VOICES } from '#core/onboarding/kickstart/choices.ts'
import { SAMPLE_BUSINESS, SAMPLE_VOICE } from '#core/site/sample-brand.ts'
import { TRIED_SENTENCE } from '#core/site/sample-scores.build.ts'

/** Longer than most sentences, and short enough for its marks to keep their height. */
const LONGEST_SENTENCE = 160

/**
 * One sentence, six voices, and the score that comes of them: a plain form that another page answers. With scripts marks and
 * dial follow while somebody types (`app/site/client/try-hero.island.ts`).
 */
export function TryHero() {
  const { text, matches, overall } = TRIED_SENTENCE
  return (
    <div data-try-hero className="grid w-full max-w-md grid-cols-1 gap-4">
      {/* Above the form, so that it is seen while somebody types, on a phone too; a word that counts four times has one sign. */}
      <div className="flex flex-wrap items-center gap-5 rounded-lg border border-line bg-raised p-5 shadow-far">
        <div
          data-try-marks
          className="min-h-44 min-w-0 flex-1 basis-48 [&_mark>span:not(:first-child)]:hidden [&_p]:text-balance"
        >
          <MatchedText text={text} matches={matches} reasonsHidden oneSign />
        </div>
        <div data-try-score className="mx-auto [&_svg]:w-28 [&_text+text]:hidden [&_ul]:hidden">
          <ScoreDial label={TRY.hero.label} overall={overall} scores={TRIED_SENTENCE} />
        </div>
      </div>
      <KeptForm
        as="form"
        keptAs={null}
        method="post"
        action={FORM_PAGES.tryScore.path}
        className="grid gap-4 rounded-lg border border-line bg-raised p-5 shadow-far"
      >
        <input type="hidden" name="business" value={SAMPLE_BUSINESS} />
        <TextAreaField
          id="hero-post"
          name="post"
          label={TRY.hero.sentence}
          description={TRY.hero.hint}
          defaultValue={text}
          maxLength={LONGEST_SENTENCE}
          required
          rows={3}
        />
        <ChipToggles
          legend={TRY.hero.voice}
          name="voice"
          pick="one"
          options={KICKSTART_VOICES.map(({ key, label }) => ({ value: key, label }))}
          defaultValues={[SAMPLE_VOICE]}
        />
        <div className="flex flex-wrap gap-3">
          <button type="submit" className={buttonClass({})}>
            {TRY.hero.submit}
          </button>
          <button type="submit" formAction="/try/start" className={buttonClass({})}>
            {TRY.hero.start}
          </button>
        </div>
      </KeptForm>
    </div>
  )
}
