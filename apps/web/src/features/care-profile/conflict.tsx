import { Button } from '../../ui/button.tsx'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { type CareContent, describe, differences } from './profile-fields.ts'
import { texts } from './texts.ts'

interface ConflictProps {
  readonly mine: CareContent
  readonly theirs: CareContent
  readonly isPending: boolean
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

const names = {
  allergens: texts.allergens,
  intolerances: texts.intolerances,
  diet: texts.diet,
  likes: texts.likes,
  dislikes: texts.dislikes,
} as const

/** Edit conflict: fields in which the two versions of a care profile differ, side by side. */
export const Conflict = ({ mine, theirs, isPending, onKeepMine, onTakeTheirs }: ConflictProps) => (
  <div>
    <h3 ref={focusOnMount} tabIndex={-1} className="font-sans text-base font-semibold">
      {texts.conflictTitle}
    </h3>
    <p className="mt-1 text-ink-soft">{texts.conflictText}</p>
    <dl className="mt-4 flex flex-col gap-4">
      {differences(mine, theirs).map((field) => (
        <div key={field}>
          <dt className="font-semibold">{names[field]}</dt>
          <dd>
            <span className="text-ink-soft">{texts.yours}:</span> {describe(mine, field)}
          </dd>
          <dd>
            <span className="text-ink-soft">{texts.theirs}:</span> {describe(theirs, field)}
          </dd>
        </div>
      ))}
    </dl>
    <div className="mt-5 flex flex-col gap-3 sm:flex-row">
      <Button pending={isPending} onClick={onKeepMine}>
        {texts.keepYours}
      </Button>
      <Button variant="secondary" disabled={isPending} onClick={onTakeTheirs}>
        {texts.takeTheirs}
      </Button>
    </div>
  </div>
)
