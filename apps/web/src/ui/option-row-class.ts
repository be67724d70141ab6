import { rowFocusClass } from './row-focus-class.ts'

/** CSS classes of a label around a radio button or checkbox: the whole row is clickable and shows the selection. */
export const optionRowClass =
  'flex min-h-12 cursor-pointer items-center gap-3 rounded-md bg-raised px-4 py-2 inset-ring inset-ring-line-strong ' +
  'transition-[background-color,box-shadow] duration-(--quick) hover:inset-ring-ink-soft ' +
  `has-checked:bg-leaf-soft has-checked:inset-ring-2 has-checked:inset-ring-leaf ${rowFocusClass}`

export const radioClass =
  'size-5 shrink-0 appearance-none rounded-full bg-raised inset-ring inset-ring-line-strong ' +
  'checked:inset-ring-6 checked:inset-ring-leaf'
