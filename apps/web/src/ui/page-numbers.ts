/**
 * Page numbers of a pagination: first, last, and the neighbours of the current page; `gap` for omitted pages.
 * @param page current page, counted from 1
 * @param pages number of pages
 */
export const pageNumbers = (page: number, pages: number): (number | 'gap')[] => {
  const wanted = new Set([1, page - 1, page, page + 1, pages])
  const shown = [...wanted].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? number - 1
    // A gap of a single page would be as wide as its number: show the number.
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? ['gap' as const, number] : [number]
  })
}
