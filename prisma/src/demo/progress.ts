const day = 24 * 60 * 60 * 1000

/** Anna's targets over time, oldest first; `daysAgo` when her trainer set them. The last ones hold today. */
export const demoMacroHistory = [
  { daysAgo: 90, kcal: 2000, carbs: 230, proteins: 105, fats: 73 },
  { daysAgo: 48, kcal: 1920, carbs: 215, proteins: 108, fats: 69 },
  { daysAgo: 12, kcal: 1850, carbs: 205, proteins: 110, fats: 65 },
]

const today = () => new Date(`${new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Vienna' })}T00:00:00Z`)

/** Falls fast at first and slower later, with the ups and downs of water and full stomachs. Kilograms, one decimal. */
function kilograms(index: number): number {
  const trend = 69.4 + 3.2 * Math.exp(-index / 42)
  const wobble = 0.35 * Math.sin(index * 0.9) + 0.22 * Math.sin(index * 2.3 + 1) + 0.15 * Math.sin(index * 5.1)
  return Math.round((trend + wobble) * 10) / 10
}

/** Anna's weight on each of the 90 days that end today. */
export const demoWeights = (): { day: Date; kg: number }[] => {
  const last = today().getTime()
  return Array.from({ length: 90 }, (_value, index) => ({
    day: new Date(last - (89 - index) * day),
    kg: kilograms(index),
  }))
}
