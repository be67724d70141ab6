import { scene } from '../../ui/scene.ts'

export const openDoor = scene(async () => (await import('../../ui/pictures/scenes/open-door.tsx')).OpenDoor)
export const setTable = scene(async () => (await import('../../ui/pictures/scenes/set-table.tsx')).SetTable)
export const trainerDesk = scene(async () => (await import('../../ui/pictures/scenes/trainer-desk.tsx')).TrainerDesk)
export const lockedJar = scene(async () => (await import('../../ui/pictures/scenes/locked-jar.tsx')).LockedJar)
export const letter = scene(async () => (await import('../../ui/pictures/scenes/letter.tsx')).Letter)
