import { classNames } from '../../../../ui/class-names.ts'
import type { EditorItem } from '../state/plan-week.ts'
import { ResultRow } from './result-row.tsx'
import { texts } from './texts.ts'

/** Id of an item's row in the result list with an id. */
export const rowId = (listId: string, item: EditorItem) => `${listId}-${item.id}`

interface ResultListProps {
  readonly id: string
  readonly items: readonly EditorItem[]
  /** Item that Enter in the search field adds. */
  readonly activeItem: EditorItem | undefined
  /** Whether the items belong to the typed text and the selected meal. */
  readonly isCurrent: boolean
  readonly isDimmed: boolean
  readonly onAdd: (item: EditorItem) => void
}

/** Results as the list box of the search field, in which the focus stays. */
export const ResultList = ({ id, items, activeItem, isCurrent, isDimmed, onAdd }: ResultListProps) => (
  <div
    id={id}
    role="listbox"
    aria-label={texts.results}
    aria-busy={!isCurrent}
    className={classNames('flex flex-col', isDimmed && 'opacity-60')}
  >
    {items.map((item) => (
      <ResultRow key={item.id} id={rowId(id, item)} item={item} isActive={item === activeItem} onAdd={onAdd} />
    ))}
  </div>
)
