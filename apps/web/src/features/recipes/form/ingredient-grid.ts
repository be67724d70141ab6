/** CSS classes of the columns amount, unit, name and button; on phones the name takes a line of its own. */
export const ingredientGridClass =
  'grid grid-cols-[minmax(0,1fr)_minmax(0,6.5rem)_2.75rem] gap-2 sm:grid-cols-[6rem_6.5rem_1fr_2.75rem]'
