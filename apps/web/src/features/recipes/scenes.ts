import { scene } from '../../ui/scene.ts'

export const emptyPlate = scene(async () => (await import('../../ui/pictures/scenes/empty-plate.tsx')).EmptyPlate)
export const setTable = scene(async () => (await import('../../ui/pictures/scenes/set-table.tsx')).SetTable)
