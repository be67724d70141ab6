import { scene } from '../../ui/scene.ts'

export const setTable = scene(async () => (await import('../../ui/pictures/scenes/set-table.tsx')).SetTable)
