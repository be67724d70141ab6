import { addDays } from '@kostbar/contracts/calendar'
import { maxItemsPerMeal } from '@kostbar/contracts/protocol/limits'
import type { ProtocolMealKind } from '@kostbar/contracts/protocol/options'
import { useState } from 'react'
import { Chip } from '../../../ui/chip.tsx'
import type { ShownMeal } from '../queue/entries.ts'
import { texts } from '../texts.ts'
import { FoodField } from './food-field.tsx'
import { type EditedItem, ItemRow } from './item-row.tsx'
import { itemText } from './item-text.ts'
import { listRecent } from './recent.ts'

interface ItemsFieldProps {
  readonly items: readonly EditedItem[]
  /** Text typed into the search, not added yet. */
  readonly typed: string
  /** The entry and what suggestions for it depend on. */
  readonly entry: { readonly key: string; readonly day: string; readonly kind: ProtocolMealKind }
  /** Entries of all days. */
  readonly meals: readonly ShownMeal[]
  readonly onType: (text: string) => void
  readonly onChange: (items: readonly EditedItem[]) => void
}

/** Foods and drinks of an entry: suggestions while there are none, a row for each, and a field to add one. */
export function ItemsField({ items, typed, entry, meals, onType, onChange }: ItemsFieldProps) {
  // Suggestions as of opening: entries that arrive from another device must not move a chip under the finger.
  const [knownMeals] = useState(meals)
  const { kind, day, key } = entry
  const { yesterday, recent } = listRecent(knownMeals, { kind, yesterday: addDays(day, -1), exceptKey: key })
  const labels = texts.meal
  const add = (added: readonly EditedItem[]) => onChange([...items, ...added].slice(0, maxItemsPerMeal))
  return (
    <>
      {items.length === 0 && (yesterday.length > 0 || recent.length > 0) ? (
        <div>
          <p className="mb-2 text-sm font-semibold">{labels.recent}</p>
          <div className="flex flex-wrap gap-2">
            {yesterday.length > 0 ? (
              <Chip
                label={`${labels.yesterday}: ${yesterday.map(itemText).join(', ')}`}
                onToggle={() => add(yesterday)}
              />
            ) : null}
            {recent.map((list) => (
              <Chip key={JSON.stringify(list)} label={list.map(itemText).join(', ')} onToggle={() => add(list)} />
            ))}
          </div>
        </div>
      ) : null}
      {items.length > 0 ? (
        <ul className="flex flex-col gap-2">
          {items.map((item, index) => (
            <ItemRow
              // biome-ignore lint/suspicious/noArrayIndexKey: equal items have nothing else to tell them apart
              key={index}
              item={item}
              onChange={(changed) => onChange(items.map((one, at) => (at === index ? changed : one)))}
              onRemove={() => onChange(items.filter((_, at) => at !== index))}
            />
          ))}
        </ul>
      ) : null}
      {items.length >= maxItemsPerMeal ? (
        <p className="text-ink-soft">{labels.itemsFull}</p>
      ) : (
        <FoodField typed={typed} onType={onType} onAdd={(item) => add([item])} />
      )}
    </>
  )
}
