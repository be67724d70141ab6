/**
 * Reads a number as people in Austria type it: `1,5`, `1.250`, `1.250,5`, also `1.5`.
 * @returns undefined when nothing was typed, NaN when it is no number
 */
export function typedNumber(text: string): number | undefined {
  const typed = text.replace(/\s/g, '')
  if (typed === '') return undefined
  const grouped = typed.includes(',') || /^\d{1,3}(\.\d{3})+$/.test(typed)
  return Number(grouped ? typed.replaceAll('.', '').replace(',', '.') : typed)
}
