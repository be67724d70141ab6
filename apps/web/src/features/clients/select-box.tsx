import { rowFocusClass } from '../../ui/row-focus-class.ts'

interface SelectBoxProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** Checkbox of a table row, with a label for screen readers only. */
export const SelectBox = ({ label, checked, onChange }: SelectBoxProps) => (
  <label className={`grid size-11 cursor-pointer place-items-center table-columns:-mx-2.5 ${rowFocusClass}`}>
    <span className="sr-only">{label}</span>
    <input
      type="checkbox"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
      className="size-5 cursor-pointer accent-leaf"
    />
  </label>
)
