import { type Weekday, weekdayNames, weekdays } from '@kostbar/contracts/meals'
import { shopping } from '@kostbar/contracts/shopping/endpoints'
import { itemName, type ShoppingItem } from '@kostbar/contracts/shopping/schemas'
import { useQuery } from '@tanstack/react-query'
import { Check, ListPlus, Plus, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { ConflictMarks } from '../../domain/conflicts/conflict-marks.tsx'
import { query, useApiMutation } from '../../lib/api.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { texts } from './texts.ts'
import { useHeadingFocus } from './use-heading-focus.ts'
import { useRowFocus } from './use-row-focus.ts'

/** A user's shopping list for their trainer or an admin, who can suggest items and withdraw suggestions. */
export function UserSuggestions({ userId }: { userId: string }) {
  const listQuery = useQuery(query(shopping.ofUser, { params: { userId } }))
  return (
    <div className="grid items-start gap-6 @3xl:grid-cols-2">
      <Card as="section" aria-labelledby="suggestions">
        <h2 id="suggestions" className="text-xl">
          {texts.yourSuggestions}
        </h2>
        <AddSuggestion userId={userId} />
        <QueryView query={listQuery} errorTitle={texts.userLoadFailed} headingLevel={3} skeleton={<ListSkeleton />}>
          {({ suggestions }) =>
            suggestions.length > 0 ? (
              <SuggestionList suggestions={suggestions} userId={userId} />
            ) : (
              <p className="text-ink-soft">{texts.noSuggestions}</p>
            )
          }
        </QueryView>
      </Card>
      <div className="flex flex-col gap-6">
        <FromPlan userId={userId} />
        <Card as="section" aria-labelledby="own-items">
          <h2 id="own-items" className="mb-2 text-xl">
            {texts.userItems}
          </h2>
          {listQuery.data ? <OwnItems items={listQuery.data.items} userId={userId} /> : null}
        </Card>
      </div>
    </div>
  )
}

interface SuggestionListProps {
  readonly suggestions: readonly ShoppingItem[]
  /** Id of the user whose list it is. */
  readonly userId: string
}

/** Suggestions with a button that withdraws each; after the last one, the heading gets the focus. */
function SuggestionList({ suggestions, userId }: SuggestionListProps) {
  const remove = useApiMutation(shopping.removeForUser, { refresh: shopping.ofUser, onError: toastProblem })
  const rowFocus = useRowFocus()
  const headingFocus = useHeadingFocus(rowFocus.ref)
  return (
    <div {...headingFocus}>
      <div {...rowFocus}>
        <ul>
          {suggestions.map((item) => (
            <li key={item.id} className="flex min-h-11 items-center gap-3 border-b border-line last:border-b-0">
              <ItemName item={item} userId={userId} />
              {item.checked ? (
                <span className="flex items-center gap-1.5 text-sm text-ink-soft">
                  <Check className="size-4" aria-hidden="true" />
                  {texts.ticked}
                </span>
              ) : null}
              <button
                type="button"
                aria-label={texts.withdraw(item.name)}
                onClick={() => remove.mutate({ params: { userId }, body: { item: { id: item.id } } })}
                className="grid size-11 place-items-center rounded-md text-ink-soft hover:bg-berry-soft hover:text-berry"
              >
                <X className="size-5" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

interface ItemNameProps {
  readonly item: ShoppingItem
  /** Id of the user whose list it is. */
  readonly userId: string
}

/** Name of an item, with marks if its food conflicts with the user's care profile; ticked items have none. */
const ItemName = ({ item: { name, food, checked }, userId }: ItemNameProps) => (
  <div className="min-w-0 flex-1 py-1.5">
    <span className="wrap-anywhere">{name}</span>
    {food && !checked ? (
      <ConflictMarks item={{ ...food, ingredientNames: [] }} userId={userId} className="mt-1" />
    ) : null}
  </div>
)

interface OwnItemsProps {
  readonly items: readonly ShoppingItem[]
  readonly userId: string
}

/** Items the user put on the list. */
const OwnItems = ({ items, userId }: OwnItemsProps) =>
  items.length > 0 ? (
    <ul aria-labelledby="own-items">
      {items.map((item) => (
        <li key={item.id} className="border-b border-line last:border-b-0">
          <ItemName item={item} userId={userId} />
        </li>
      ))}
    </ul>
  ) : (
    <p>{texts.userItemsEmpty}</p>
  )

/** Field that suggests an item on Enter; the focus stays for the next one. */
function AddSuggestion({ userId }: { userId: string }) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const add = useApiMutation(shopping.saveForUser, {
    refresh: shopping.ofUser,
    scope: 'suggestions',
    onError: (problem, { body }) => {
      // What was typed meanwhile stays.
      setName((typed) => [body.item.name, typed].filter(Boolean).join(', '))
      toastProblem(problem)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const parsed = z.safeParse(itemName, name)
    setError(parsed.error?.issues[0]?.message)
    if (!parsed.success) return
    setName('')
    add.mutate({ params: { userId }, body: { item: { name: parsed.data } } })
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="mt-4 flex items-start gap-2">
      <div className="flex-1">
        <TextField
          label={texts.suggest}
          error={error}
          value={name}
          autoComplete="off"
          enterKeyHint="done"
          onChange={({ target }) => {
            setName(target.value)
            setError(undefined)
          }}
        />
      </div>
      <Button type="submit" aria-label={texts.suggest} className="mt-7 min-h-12 shrink-0 px-3.5">
        <Plus className="size-5" aria-hidden="true" />
      </Button>
    </form>
  )
}

/** Form that suggests the needs of chosen days of the user's plan. */
function FromPlan({ userId }: { userId: string }) {
  const [days, setDays] = useState<readonly Weekday[]>(weekdays)
  const suggest = useApiMutation(shopping.suggestFromPlan, {
    refresh: shopping.ofUser,
    onSuccess: ({ suggestions }) => {
      const isAnythingOpen = suggestions.some(({ fromPlan, checked }) => fromPlan && !checked)
      toast.success(isAnythingOpen ? texts.fromPlanDone : texts.fromPlanNothing)
    },
    onError: toastProblem,
  })
  return (
    <Card as="section" tone="sage" aria-labelledby="from-plan">
      <h2 id="from-plan" className="text-xl">
        {texts.fromPlan}
      </h2>
      <fieldset className="mt-3 flex flex-wrap gap-2">
        <legend className="sr-only">{texts.fromPlanDays}</legend>
        {weekdays.map((day) => (
          <Chip
            key={day}
            label={weekdayNames[day]}
            selected={days.includes(day)}
            onToggle={(isSelected) =>
              setDays(weekdays.filter((other) => (other === day ? isSelected : days.includes(other))))
            }
          />
        ))}
      </fieldset>
      <Button
        className="mt-4"
        pending={suggest.isPending}
        disabled={days.length === 0}
        onClick={() => suggest.mutate({ params: { userId }, body: { days: [...days] } })}
      >
        <ListPlus className="size-5" aria-hidden="true" />
        {texts.fromPlanStart}
      </Button>
    </Card>
  )
}
