import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import {
  type KeyboardEvent,
  type Ref,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { query } from '../../../../lib/api.ts'
import { useDebounced } from '../../../../lib/use-debounced.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { controlClass } from '../../../../ui/field.tsx'
import { LoadMore } from '../../../../ui/load-more.tsx'
import { QueryView } from '../../../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'
import { useBoardValue, useEditor, usePlanValue } from '../editor-context.ts'
import { CareSummary } from '../panels/care-summary.tsx'
import type { EditorItem } from '../state/plan-week.ts'
import { remainingOf } from '../state/remaining.ts'
import { figuresOf } from '../state/shown-figures.ts'
import { texts as editorTexts } from '../texts.ts'
import { ResultRow } from './result-row.tsx'
import { texts } from './texts.ts'
import { type SearchFilters, useItemSearch } from './use-item-search.ts'

/** Debounce of the search text, in ms. */
const searchDelayMs = 150
/** Debounce of the selected meal, in ms: moving through meals with arrow keys searches for the last one only. */
const mealDelayMs = 400

export interface SearchHandle {
  /** Focuses the search field and selects its text. */
  readonly focus: () => void
}

interface SearchPanelProps {
  readonly ref?: Ref<SearchHandle>
  /** Moves the focus back to the board. */
  readonly onLeave: () => void
  readonly isFocusedOnMount?: boolean
}

/**
 * Order of the results for the selected meal: by fit to the day's remaining nutrition, or by recent use in this meal.
 */
function useRemaining(isByRemaining: boolean) {
  const { targetsOn } = useEditor()
  const selected = useDebounced(
    useBoardValue((state) => state.selected),
    mealDelayMs,
  )
  const exact = usePlanValue(({ history }) => figuresOf(history.week, selected.day).exact)
  const targets = targetsOn(selected.day)
  const remaining = useDebounced(
    isByRemaining && targets ? JSON.stringify(remainingOf(targets, exact)) : '',
    mealDelayMs,
  )
  return {
    meal: selected.meal,
    remaining: remaining === '' ? null : (JSON.parse(remaining) as ReturnType<typeof remainingOf>),
    hasTargets: targets !== null,
  }
}

/** Panel to search recipes and foods and add them to the selected meal by click, Enter or dragging. */
export function SearchPanel({ ref, onLeave, isFocusedOnMount = false }: SearchPanelProps) {
  const { userId, clientName, isTemplate, board, actions } = useEditor()
  const [filters, setFilters] = useState<SearchFilters>({ kind: 'recipe', text: '', isOwn: false, tag: '' })
  const [isByRemaining, setIsByRemaining] = useState(false)
  const [active, setActive] = useState(0)
  const selected = useBoardValue((state) => state.selected)
  const text = useDebounced(filters.text.trim(), searchDelayMs)
  const { meal, remaining, hasTargets } = useRemaining(isByRemaining)
  const search = useItemSearch({
    ...filters,
    text,
    meal,
    remaining,
    userId: clientName === null ? undefined : userId,
  })
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const focus = useCallback(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  useImperativeHandle(ref, () => ({ focus }), [focus])
  useEffect(() => {
    if (isFocusedOnMount) focus()
  }, [isFocusedOnMount, focus])
  const change = (changes: Partial<SearchFilters>) => {
    setFilters((current) => ({ ...current, ...changes }))
    setActive(0)
  }
  const add = useCallback((item: EditorItem) => void actions.add(item, board.get().selected), [actions, board])
  const items = search.data ?? []
  const isTextSearched = text === filters.text.trim() && !search.isPlaceholderData
  const activeItem = items[Math.min(active, items.length - 1)]

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onLeave()
    } else if (event.key === 'ArrowDown') setActive(Math.min(items.length - 1, active + 1))
    else if (event.key === 'ArrowUp') setActive(Math.max(0, active - 1))
    // Enter is ignored until the shown results belong to the typed text.
    else if (event.key === 'Enter' && activeItem && isTextSearched) {
      add(activeItem)
      input.current?.select()
    } else return
    event.preventDefault()
  }

  return (
    <section aria-label={editorTexts.search} className="flex min-h-0 flex-1 flex-col">
      {isTemplate ? null : <CareSummary />}
      <p className="mb-2 text-sm text-ink-soft" aria-live="polite">
        {texts.searchIn(selected)}
      </p>
      <div className="relative">
        <Search
          className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-5 text-ink-soft"
          aria-hidden="true"
        />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={texts.label}
          aria-expanded={items.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeItem ? `${listId}-${activeItem.id}` : undefined}
          placeholder={texts.placeholder[filters.kind]}
          autoComplete="off"
          enterKeyHint="search"
          value={filters.text}
          onChange={(event) => change({ text: event.target.value })}
          onKeyDown={handleKey}
          className={classNames(controlClass, 'pl-11')}
        />
      </div>
      <fieldset className="mt-2.5">
        <legend className="sr-only">{texts.kind}</legend>
        <div className="flex flex-wrap gap-1.5">
          <Chip
            label={texts.recipes}
            selected={filters.kind === 'recipe'}
            onToggle={() => change({ kind: 'recipe' })}
          />
          <Chip
            label={texts.foods}
            selected={filters.kind === 'food'}
            onToggle={() => change({ kind: 'food', tag: '' })}
          />
          <Chip label={texts.own} selected={filters.isOwn} onToggle={(isOwn) => change({ isOwn })} />
          {hasTargets && filters.kind === 'recipe' ? (
            <Chip label={texts.fits} selected={isByRemaining} onToggle={setIsByRemaining} />
          ) : null}
        </div>
        {filters.kind === 'recipe' ? <TagSelect value={filters.tag} onChange={(tag) => change({ tag })} /> : null}
      </fieldset>
      <p role="status" className="sr-only">
        {search.data ? texts.shown(items.length, search.hasNextPage) : ''}
      </p>
      <div className="relative mt-2 min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <QueryView query={search} errorTitle={texts.failed} headingLevel={3} skeleton={<ResultsSkeleton />}>
          {() =>
            items.length > 0 ? (
              <>
                <div
                  id={listId}
                  role="listbox"
                  aria-label={texts.results}
                  aria-busy={!isTextSearched || meal !== selected.meal}
                  className={classNames('flex flex-col', search.isPlaceholderData && 'opacity-60')}
                >
                  {items.map((item) => (
                    <ResultRow
                      key={item.id}
                      id={`${listId}-${item.id}`}
                      item={item}
                      isActive={item === activeItem}
                      onAdd={add}
                    />
                  ))}
                </div>
                <LoadMore query={search} label={texts.moreResults} />
              </>
            ) : (
              <p className="px-2 py-6 text-center text-sm text-ink-soft">
                {filters.isOwn && text === '' ? texts.noOwn : texts.noResults}
              </p>
            )
          }
        </QueryView>
      </div>
      <p className="pt-2 text-xs text-ink-soft pointer-coarse:hidden">{texts.hint}</p>
    </section>
  )
}

function TagSelect({ value, onChange }: { value: string; onChange: (tag: string) => void }) {
  const { data = [] } = useQuery({ ...query(recipes.tags), staleTime: 5 * 60_000 })
  if (data.length === 0) return null
  return (
    <select
      aria-label={texts.tags}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="mt-2 min-h-9 w-full rounded-md bg-raised px-3 text-sm inset-ring inset-ring-line-strong pointer-coarse:min-h-11"
    >
      <option value="">{texts.allTags}</option>
      {data.map((tag) => (
        <option key={tag} value={tag}>
          {tag}
        </option>
      ))}
    </select>
  )
}

const ResultsSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-2">
    {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
      <Skeleton key={row} className="h-12 w-full rounded-md" />
    ))}
  </SkeletonArea>
)
