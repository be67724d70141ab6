/**
 * CSS classes of a label around a checkbox or radio button: the focus ring surrounds the whole row instead of the box.
 */
export const rowFocusClass =
  'rounded-md has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ' +
  '[&_input]:outline-none'
