/** CSS classes of main menu links; underlined on hover, when open and on the current page. */
export const navLinkClass =
  'relative inline-flex min-h-11 items-center gap-1 rounded-sm px-3 font-medium whitespace-nowrap text-ink no-underline ' +
  'after:absolute after:inset-x-3 after:bottom-1.5 after:h-0.5 after:origin-left after:scale-x-0 after:rounded-full ' +
  'after:bg-apricot after:transition-[scale] after:duration-(--steady) hover:after:scale-x-100 ' +
  'aria-expanded:after:scale-x-100 aria-[current=page]:after:scale-x-100'
