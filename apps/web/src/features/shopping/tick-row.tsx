import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { ConflictMarks } from '../../domain/conflicts/conflict-marks.tsx'
import { rowFocusClass } from '../../ui/row-focus-class.ts'
import type { ShownItem } from './pending-changes.ts'

interface TickRowProps {
  readonly item: ShownItem
  readonly onTick: (checked: boolean) => void
  /** Further actions at the end of the row. */
  readonly children?: ReactNode
}

const checkboxClass =
  'peer col-start-1 row-start-1 size-7 appearance-none rounded-full bg-raised inset-ring-2 inset-ring-line-strong ' +
  'transition-[background-color,box-shadow] duration-(--quick) checked:bg-leaf checked:inset-ring-leaf ' +
  'hover:inset-ring-leaf disabled:opacity-60'

/** List row with a checkbox; the whole name is clickable. */
export function TickRow({ item, onTick, children }: TickRowProps) {
  const id = useId()
  return (
    <li className="group flex items-center gap-1 border-b border-line transition-opacity duration-(--steady) last:border-b-0 starting:opacity-0">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className={`flex min-h-13 cursor-pointer items-center gap-3.5 py-1.5 ${rowFocusClass}`}>
          <span className="grid shrink-0 place-items-center">
            <input
              id={id}
              type="checkbox"
              className={checkboxClass}
              checked={item.checked}
              disabled={item.pending}
              onChange={(event) => onTick(event.target.checked)}
            />
            <Check
              aria-hidden="true"
              strokeWidth={3}
              className="pointer-events-none col-start-1 row-start-1 size-4 text-on-leaf opacity-0 transition-opacity duration-(--quick) peer-checked:opacity-100"
            />
          </span>
          <span className={item.checked ? 'wrap-anywhere text-ink-faint line-through' : 'wrap-anywhere'}>
            {item.name}
          </span>
        </label>
        {item.food && !item.checked ? (
          <ConflictMarks item={{ ...item.food, ingredientNames: [] }} className="mb-2 ml-10.5" />
        ) : null}
      </div>
      {children}
    </li>
  )
}
