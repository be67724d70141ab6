import { careProfile } from '@kostbar/contracts/care-profile/endpoints'
import {
  type Diet,
  diets,
  type Intolerance,
  intolerances,
  maxFoodWordLength,
  maxFoodWords,
} from '@kostbar/contracts/care-profile/options'
import type { CareProfile } from '@kostbar/contracts/care-profile/schemas'
import { type Allergen, allergens } from '@kostbar/contracts/recipes/allergens'
import { useState } from 'react'
import { useApiMutation } from '../../lib/api.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { UnsavedGuard } from '../../lib/unsaved-guard.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { FormFields } from '../../ui/form-fields.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TagInput } from '../../ui/tag-input.tsx'
import { toast } from '../../ui/toast.ts'
import { Conflict } from './conflict.tsx'
import { type CareContent, contentOf, differences } from './profile-fields.ts'
import { texts } from './texts.ts'

interface CareProfileFormProps {
  readonly userId: string
  readonly profile: CareProfile
  readonly onDone: () => void
}

/** Form of a care profile. When somebody else saved meanwhile, both versions are shown to choose from. */
export function CareProfileForm({ userId, profile, onDone }: CareProfileFormProps) {
  const [content, setContent] = useState<CareContent>(() => contentOf(profile))
  const [rev] = useState(profile.rev)
  const [current, setCurrent] = useState<CareProfile | null>(null)
  const save = useApiMutation(careProfile.save, {
    refresh: careProfile.get,
    onSuccess() {
      onDone()
      toast.success(texts.saved)
    },
    onError: (problem) => {
      if (problem.code === 'changed_meanwhile' && problem.current) setCurrent(problem.current as CareProfile)
      else toastProblem(problem)
    },
  })
  const send = (atRev: number) => save.mutate({ params: { userId }, body: { ...content, rev: atRev } })
  return (
    <>
      <UnsavedGuard
        active={current !== null || differences(content, contentOf(profile)).length > 0}
        saving={save.isPending}
      />
      {current ? (
        <Conflict
          mine={content}
          theirs={contentOf(current)}
          isPending={save.isPending}
          onKeepMine={() => send(current.rev)}
          onTakeTheirs={onDone}
        />
      ) : (
        <form
          method="post"
          noValidate
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            if (!save.isPending) send(rev)
          }}
        >
          <FormFields isSaving={save.isPending}>
            <ChipGroup<Allergen>
              label={texts.allergens}
              options={allergens}
              describeOption={(letter) => `${allergens[letter]} (${letter})`}
              selected={content.allergens}
              onChange={(selected) => setContent({ ...content, allergens: selected })}
            />
            <ChipGroup<Intolerance>
              label={texts.intolerances}
              options={intolerances}
              describeOption={(name) => intolerances[name]}
              selected={content.intolerances}
              onChange={(selected) => setContent({ ...content, intolerances: selected })}
            />
            <SelectField
              label={texts.diet}
              optional
              value={content.diet ?? ''}
              onChange={({ target }) => setContent({ ...content, diet: (target.value || null) as Diet | null })}
            >
              <option value="">{texts.noDiet}</option>
              {Object.entries(diets).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
            {(['likes', 'dislikes'] as const).map((field) => (
              <TagInput
                key={field}
                label={texts[field]}
                description={texts.wordsHint}
                tags={content[field]}
                suggestions={[]}
                max={maxFoodWords}
                maxLength={maxFoodWordLength}
                onChange={(words) => setContent({ ...content, [field]: [...words] })}
              />
            ))}
          </FormFields>
          <div className="flex flex-col gap-3 sm:flex-row">
            <Button type="submit" pending={save.isPending}>
              {texts.save}
            </Button>
            <Button variant="secondary" disabled={save.isPending} onClick={onDone}>
              {texts.cancel}
            </Button>
          </div>
        </form>
      )}
    </>
  )
}

interface ChipGroupProps<T extends string> {
  readonly label: string
  readonly options: Readonly<Record<T, string>>
  readonly describeOption: (option: T) => string
  readonly selected: readonly T[]
  readonly onChange: (selected: T[]) => void
}

/** Multiple choice as chips. */
function ChipGroup<T extends string>({ label, options, describeOption, selected, onChange }: ChipGroupProps<T>) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {(Object.keys(options) as T[]).map((option) => (
          <Chip
            key={option}
            label={describeOption(option)}
            selected={selected.includes(option)}
            onToggle={(isOn) => onChange(isOn ? [...selected, option] : selected.filter((other) => other !== option))}
          />
        ))}
      </div>
    </fieldset>
  )
}
