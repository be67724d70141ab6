/**
 * The page numbers to offer: first, last, and the neighbours of the present one; `gap` stands for what is left out.
 * @param page the present page, from 1
 * @param pages how many there are
 */
export const pageNumbers = (page: number, pages: number): (number | 'gap')[] => {
  const wanted = new Set([1, page - 1, page, page + 1, pages])
  const shown = [...wanted].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? number - 1
    // A gap of one page is that page.
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? ['gap' as const, number] : [number]
  })
}
