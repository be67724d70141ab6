import { rowFocusClass } from '../../ui/row-focus-class.ts'
import { texts } from './texts.ts'

interface SelectBoxProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

const boxClass = 'size-5 cursor-pointer accent-leaf'

/** Checkbox of a table row, with a label for screen readers only. */
export const SelectBox = ({ label, checked, onChange }: SelectBoxProps) => (
  <label className={`grid size-11 cursor-pointer place-items-center table-columns:-mx-2.5 ${rowFocusClass}`}>
    <span className="sr-only">{label}</span>
    <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} className={boxClass} />
  </label>
)

interface SelectPageBoxProps {
  /** Number of selected rows. */
  readonly selected: number
  /** Number of all rows. */
  readonly all: number
  readonly onChange: (checked: boolean) => void
}

/** Checkbox that selects all rows of the page; above cards its label is visible. */
export const SelectPageBox = ({ selected, all, onChange }: SelectPageBoxProps) => (
  <label
    className={`flex min-h-11 cursor-pointer items-center gap-2 ${rowFocusClass} table-columns:-mx-2.5 table-columns:size-11 table-columns:justify-center`}
  >
    <input
      type="checkbox"
      checked={selected === all}
      ref={(box) => {
        if (box) box.indeterminate = selected > 0 && selected < all
      }}
      onChange={({ target }) => onChange(target.checked)}
      className={boxClass}
    />
    <span className="table-columns:sr-only">{texts.selectPage}</span>
  </label>
)
