import { scene } from '../../ui/scene.ts'

export const emptyPlate = scene(async () => (await import('../../ui/pictures/scenes/empty-plate.tsx')).EmptyPlate)
export const trainerDesk = scene(async () => (await import('../../ui/pictures/scenes/trainer-desk.tsx')).TrainerDesk)
