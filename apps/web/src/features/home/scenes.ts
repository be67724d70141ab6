import { scene } from '../../ui/scene.ts'

export const morningKitchen = scene(
  async () => (await import('../../ui/pictures/scenes/morning-kitchen.tsx')).MorningKitchen,
)
export const setTable = scene(async () => (await import('../../ui/pictures/scenes/set-table.tsx')).SetTable)
export const marketBasket = scene(async () => (await import('../../ui/pictures/scenes/market-basket.tsx')).MarketBasket)
export const notebookAndPear = scene(
  async () => (await import('../../ui/pictures/scenes/notebook-and-pear.tsx')).NotebookAndPear,
)
export const trainerDesk = scene(async () => (await import('../../ui/pictures/scenes/trainer-desk.tsx')).TrainerDesk)
