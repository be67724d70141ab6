import { illustrationLoader } from './illustration-loader.ts'

export const brokenCup = illustrationLoader(
  async () => (await import('@kostbar/illustrations/scenes/broken-cup.svg?raw')).default,
)
export const emptyPlate = illustrationLoader(
  async () => (await import('@kostbar/illustrations/scenes/empty-plate.svg?raw')).default,
)
export const letter = illustrationLoader(
  async () => (await import('@kostbar/illustrations/scenes/letter.svg?raw')).default,
)
export const lockedJar = illustrationLoader(
  async () => (await import('@kostbar/illustrations/scenes/locked-jar.svg?raw')).default,
)
export const marketBasket = illustrationLoader(
  async () => (await import('@kostbar/illustrations/scenes/market-basket.svg?raw')).default,
)
export const notebookAndPear = illustrationLoader(
  async () => (await import('@kostbar/illustrations/scenes/notebook-and-pear.svg?raw')).default,
)
export const openDoor = illustrationLoader(
  async () => (await import('@kostbar/illustrations/scenes/open-door.svg?raw')).default,
)
export const setTable = illustrationLoader(
  async () => (await import('@kostbar/illustrations/scenes/set-table.svg?raw')).default,
)
export const trainerDesk = illustrationLoader(
  async () => (await import('@kostbar/illustrations/scenes/trainer-desk.svg?raw')).default,
)
