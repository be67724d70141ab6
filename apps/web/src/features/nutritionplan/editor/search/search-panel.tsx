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
import { useDebounced } from '../../../../lib/use-debounced.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { controlClass } from '../../../../ui/field.tsx'
import { LoadMore } from '../../../../ui/load-more.tsx'
import { QueryView } from '../../../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'
import { useBoardValue, useEditor } from '../editor-context.ts'
import { CareSummary } from '../panels/care-summary.tsx'
import type { EditorItem } from '../state/plan-week.ts'
import { texts as editorTexts } from '../texts.ts'
import { ResultList, rowId } from './result-list.tsx'
import { SearchFilterFields } from './search-filter-fields.tsx'
import { texts } from './texts.ts'
import { type SearchFilters, useItemSearch } from './use-item-search.ts'
import { useRemaining } from './use-remaining.ts'

/** Debounce of the search text, in ms. */
const searchDelayMs = 150

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

/** Panel to search recipes and foods and add them to the selected meal by click, Enter or dragging. */
export function SearchPanel({ ref, onLeave, isFocusedOnMount = false }: SearchPanelProps) {
  const { userId, clientName, isTemplate, board, actions } = useEditor()
  const [filters, setFilters] = useState<SearchFilters>({ kind: 'recipe', text: '', isOwn: false, tag: '' })
  const [isByRemaining, setIsByRemaining] = useState(false)
  const [chosenIndex, setChosenIndex] = useState(0)
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
    setChosenIndex(0)
  }
  const add = useCallback((item: EditorItem) => void actions.add(item, board.get().selected), [actions, board])
  const items = search.data ?? []
  const isTextSearched = text === filters.text.trim() && !search.isPlaceholderData
  /** Nearest index of a result; 0 without results. */
  const toIndex = (index: number) => Math.max(0, Math.min(index, items.length - 1))
  const activeIndex = toIndex(chosenIndex)
  const activeItem = items[activeIndex]

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onLeave()
    } else if (event.key === 'ArrowDown') setChosenIndex(toIndex(activeIndex + 1))
    else if (event.key === 'ArrowUp') setChosenIndex(toIndex(activeIndex - 1))
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
          aria-activedescendant={activeItem && rowId(listId, activeItem)}
          placeholder={texts.placeholder[filters.kind]}
          autoComplete="off"
          enterKeyHint="search"
          value={filters.text}
          onChange={(event) => change({ text: event.target.value })}
          onKeyDown={handleKey}
          className={classNames(controlClass, 'pl-11')}
        />
      </div>
      <SearchFilterFields
        filters={filters}
        onChange={change}
        isByRemaining={hasTargets && filters.kind === 'recipe' ? isByRemaining : undefined}
        onByRemaining={setIsByRemaining}
      />
      <p role="status" className="sr-only">
        {search.data ? texts.shown(items.length, search.hasNextPage) : ''}
      </p>
      <div className="relative mt-2 min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <QueryView query={search} errorTitle={texts.failed} headingLevel={3} skeleton={<ResultsSkeleton />}>
          {() =>
            items.length > 0 ? (
              <>
                <ResultList
                  id={listId}
                  items={items}
                  activeItem={activeItem}
                  isCurrent={isTextSearched && meal === selected.meal}
                  isDimmed={search.isPlaceholderData}
                  onAdd={add}
                />
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

const ResultsSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-2">
    {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
      <Skeleton key={row} className="h-12 w-full rounded-md" />
    ))}
  </SkeletonArea>
)
