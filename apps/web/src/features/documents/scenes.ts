import { scene } from '../../ui/scene.ts'

export const letter = scene(async () => (await import('../../ui/pictures/scenes/letter.tsx')).Letter)
export const emptyPlate = scene(async () => (await import('../../ui/pictures/scenes/empty-plate.tsx')).EmptyPlate)
