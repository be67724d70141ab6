import { aisles } from '@kostbar/contracts/shopping/aisles'
import type { PlanNeed } from '@kostbar/contracts/shopping/schemas'
import { ShoppingBasket } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ConflictMarks } from '../../domain/conflicts/conflict-marks.tsx'
import { groupByAisle } from '../../domain/shopping/by-aisle.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DialogFooter } from '../../ui/dialog-footer.tsx'
import { FormFields } from '../../ui/form-fields.tsx'
import { Disclosure } from './disclosure.tsx'
import { texts } from './texts.ts'

interface NeedsReviewProps {
  readonly needs: readonly PlanNeed[]
  readonly isPending: boolean
  readonly error: string | undefined
  /** Called with the keys of the chosen needs. */
  readonly onSubmit: (keys: string[]) => void
}

/** Whether a need is chosen by default. */
const isMissing = ({ staple, declined, state }: PlanNeed) => !declined && (state === 'MORE' || !staple)

/** Review of needs by aisle: missing ones are chosen; staples and those already on the list are collapsed. */
export function NeedsReview({ needs, isPending, error, onSubmit }: NeedsReviewProps) {
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({})
  const isChosen = (need: PlanNeed) => changed[need.key] ?? isMissing(need)
  const open = needs.filter(({ state }) => state !== 'LISTED')
  const listed = needs.filter(({ state }) => state === 'LISTED')
  const atHome = open.filter((need) => !isMissing(need))
  const chosen = open.filter(isChosen)
  const row = (need: PlanNeed) => (
    <NeedRow
      key={need.key}
      need={need}
      isChosen={isChosen(need)}
      onChoose={(choice) => setChanged((current) => ({ ...current, [need.key]: choice }))}
    />
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit(chosen.map(({ key }) => key))
  }
  return (
    <form method="post" noValidate onSubmit={submit}>
      <FormFields isSaving={isPending}>
        {open.length === 0 ? <p>{needs.length === 0 ? texts.nothingNeeded : texts.everythingListed}</p> : null}
        <ByAisle needs={open.filter(isMissing)} row={row} />
        {atHome.length > 0 ? (
          <Disclosure title={texts.atHome(atHome.length)}>
            <p className="mb-1 text-sm text-ink-soft">{texts.atHomeHint}</p>
            <ul>{atHome.map(row)}</ul>
          </Disclosure>
        ) : null}
        {listed.length > 0 ? (
          <Disclosure title={texts.onList(listed.length)}>
            <ul className="flex flex-col gap-1.5 py-1">
              {listed.map(({ key, name, listedAs }) => (
                <li key={key} className="wrap-anywhere">
                  {listedAs}
                  {listedAs === name ? null : <span className="text-ink-soft"> ({texts.planNeeds(name)})</span>}
                </li>
              ))}
            </ul>
          </Disclosure>
        ) : null}
      </FormFields>
      {open.length > 0 ? (
        <DialogFooter>
          <p role="alert" className="text-sm text-berry not-empty:mb-2">
            {error}
          </p>
          <Button type="submit" wide pending={isPending} disabled={chosen.length === 0}>
            <ShoppingBasket className="size-5" aria-hidden="true" />
            {texts.takeOver(chosen.length)}
          </Button>
        </DialogFooter>
      ) : null}
    </form>
  )
}

const ByAisle = ({ needs, row }: { needs: readonly PlanNeed[]; row: (need: PlanNeed) => ReactNode }) =>
  groupByAisle(needs).map(({ aisle, items }) => (
    <section key={aisle} aria-label={aisle ? aisles[aisle] : texts.otherAisle} className="mt-4 first:mt-0">
      <h3 className="font-sans text-sm font-semibold text-leaf">{aisle ? aisles[aisle] : texts.otherAisle}</h3>
      <ul>{items.map(row)}</ul>
    </section>
  ))

interface NeedRowProps {
  readonly need: PlanNeed
  readonly isChosen: boolean
  readonly onChoose: (isChosen: boolean) => void
}

const NeedRow = ({ need: { name, state, listedAs, food }, isChosen, onChoose }: NeedRowProps) => (
  <li className="border-b border-line last:border-b-0">
    <Checkbox
      label={<span className="wrap-anywhere">{name}</span>}
      description={state === 'MORE' && listedAs ? texts.listedSoFar(listedAs) : undefined}
      checked={isChosen}
      onChange={({ target }) => onChoose(target.checked)}
    />
    {food ? <ConflictMarks item={{ ...food, ingredientNames: [] }} className="mb-2 ml-9" /> : null}
  </li>
)
