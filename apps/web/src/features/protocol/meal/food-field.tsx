import { foods } from '@kostbar/contracts/foods/endpoints'
import type { Food } from '@kostbar/contracts/foods/schemas'
import { formatNumber } from '@kostbar/contracts/number-format'
import type { ProtocolItem } from '@kostbar/contracts/protocol/schemas'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { Button } from '../../../ui/button.tsx'
import { idleClass } from '../../../ui/button-class.ts'
import { SearchSelect } from '../../../ui/search-select.tsx'
import { texts } from '../texts.ts'
import { parseItem, typedItem } from './item-text.ts'

/** Debounce of the food search, in ms. */
const searchPauseMs = 200
const maxSuggestions = 8

/** Up to two household measures of a food with their weight. */
function measuresOf({ gramsPerPiece, portions }: Food): string {
  const measures = portions.map(({ name, grams }) => `1 ${name} = ${formatNumber(grams)} g`)
  const piece = gramsPerPiece === null ? [] : [`1 Stk = ${formatNumber(gramsPerPiece)} g`]
  return [...piece, ...measures].slice(0, 2).join(' · ')
}

interface FoodFieldProps {
  readonly typed: string
  readonly onType: (text: string) => void
  readonly onAdd: (item: ProtocolItem) => void
}

/** Field to add a food or drink, chosen from suggestions or as free text. */
export function FoodField({ typed, onType, onAdd }: FoodFieldProps) {
  const parsed = parseItem(typed)
  const filter = useDebounced(parsed.text, searchPauseMs)
  const { data, isFetching } = useQuery({
    ...query(foods.list, { query: { filter, perPage: maxSuggestions } }),
    enabled: filter.length > 1,
    placeholderData: keepPreviousData,
  })
  const suggestions = filter.length > 1 ? (data?.items ?? []) : []
  const add = (food?: Food) => {
    const item = typedItem(typed, food)
    if (!item) return
    onAdd(item)
    onType('')
  }
  return (
    <div className="-mb-4 flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <SearchSelect
          label={texts.meal.food}
          placeholder={texts.meal.foodHint}
          value={typed}
          onType={onType}
          items={suggestions.map((food) => ({ id: food.id, label: food.name, note: measuresOf(food), food }))}
          isLoading={isFetching}
          emptyText={texts.meal.freeText}
          onSelect={({ food }) => add(food)}
          onEnter={() => add()}
        />
      </div>
      <Button
        variant="secondary"
        className={`mt-7 min-h-12 ${idleClass}`}
        aria-disabled={!parsed.text}
        onClick={() => add()}
      >
        {texts.meal.addFood}
      </Button>
    </div>
  )
}
