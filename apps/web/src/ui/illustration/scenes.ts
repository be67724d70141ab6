import { illustrationLoader } from './illustration-loader.ts'

export const brokenCup = illustrationLoader(() => import('@kostbar/illustrations/scenes/broken-cup.svg?raw'))
export const emptyPlate = illustrationLoader(() => import('@kostbar/illustrations/scenes/empty-plate.svg?raw'))
export const letter = illustrationLoader(() => import('@kostbar/illustrations/scenes/letter.svg?raw'))
export const lockedJar = illustrationLoader(() => import('@kostbar/illustrations/scenes/locked-jar.svg?raw'))
export const marketBasket = illustrationLoader(() => import('@kostbar/illustrations/scenes/market-basket.svg?raw'))
export const notebookAndPear = illustrationLoader(
  () => import('@kostbar/illustrations/scenes/notebook-and-pear.svg?raw'),
)
export const openDoor = illustrationLoader(() => import('@kostbar/illustrations/scenes/open-door.svg?raw'))
export const setTable = illustrationLoader(() => import('@kostbar/illustrations/scenes/set-table.svg?raw'))
export const trainerDesk = illustrationLoader(() => import('@kostbar/illustrations/scenes/trainer-desk.svg?raw'))
